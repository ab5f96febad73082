import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantedOffers } from '#core/cart/totals.ts';
import { type MergedOffer, type OfferPlace, offersTogether } from '#core/offers/management/offers-together.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

/** Family 3 stands in 1, family 4 in 2; brand 1 is merged into 2. */
const lineages = [[], ['1'], ['2'], ['3', '1'], ['4', '2']] as const;
const place = fc.record({
  brandId: fc.constantFrom(null, '1', '2', '3'),
  typeIds: fc.constantFrom<readonly string[]>(...lineages),
});
const always = { from: null, until: null };
const merged = (before: OfferPlace): MergedOffer => ({
  ...always,
  before,
  after: before.brandId === '1' ? { ...before, brandId: '2' } : before,
});
const articles = ['1', '2', '3'].flatMap((brandId) =>
  lineages.filter((typeIds) => typeIds.length > 0).map((typeIds) => ({ brandId, typeIds })),
);

/** Whether a cart with one article gets both, by the rules of the cart. */
const isSum = (one: OfferPlace, other: OfferPlace): boolean => {
  const offers = [one, other].map(({ brandId, typeIds: [own, parent] }) => ({
    id: '1',
    title: '',
    brandId: brandId === null ? null : asId<'product-brand'>(brandId),
    typeName: '',
    brandName: '',
    typeId: own === undefined ? null : asId<'product-type'>(own),
    parentTypeId: parent === undefined ? null : asId<'product-type'>(parent),
    minValue: null,
    minQuantity: 1,
    percentage: money(5),
    giftText: '',
  }));
  return articles.some(({ brandId, typeIds }) => {
    const line = {
      quantity: 1,
      cost: money(100),
      productBrandId: asId<'product-brand'>(brandId),
      typeIds: typeIds.map((id) => asId<'product-type'>(id)),
    };
    return grantedOffers([line], offers).length === 2;
  });
};

describe('offers that a merge makes count together', () => {
  it('are those that a cart gives both of from then on alone', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [a, b] = [merged(one), merged(other)];
        const isNew = !isSum(a.before, b.before) && isSum(a.after, b.after);
        expect(offersTogether([a, b])).toBe(isNew ? 2 : 0);
      }),
    );
  });

  it('have a day in common', () => {
    const [one, other] = [
      { ...merged({ brandId: '1', typeIds: ['1'] }), until: '2026-11-30' },
      { ...merged({ brandId: '2', typeIds: ['1'] }), from: '2026-12-01' },
    ];
    expect(offersTogether([one, other])).toBe(0);
    expect(offersTogether([{ ...one, until: '2026-12-01' }, other])).toBe(2);
  });
});
