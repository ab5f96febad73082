import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerSheetWords } from '#adapters/texts/offer-sheets.es.ts';
import { type ManagedOffer, type OfferKind, offerKinds, ofKind } from '#core/offers/management/managed-offer.ts';
import { clashOf } from '#core/offers/management/offer-clash.ts';
import { stateOn } from '#core/offers/management/offer-period.ts';
import { cellsOfOffer, type NamedRow, type OfferCells, offersTogether } from '#core/offers/sheets/offer-sheet.ts';
import { createOfferPlan, type OfferStep } from '#core/offers/sheets/plan-offers.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { familyPaths, labelsOf } from '#core/sheets/labels.ts';
import { offerDetails } from '#test/builders/managed-offers.builder.ts';

const today = '2026-11-20';
/** The third and the fourth are called the same: two products have them. */
const rows: readonly NamedRow[] = [
  { productPriceId: asId('1'), code: 'A-1', brandName: 'SKF', isDiscontinued: false },
  { productPriceId: asId('2'), code: 'a-1', brandName: 'FAG', isDiscontinued: false },
  { productPriceId: asId('3'), code: '=B', brandName: 'NGK', isDiscontinued: false },
  { productPriceId: asId('4'), code: '=b', brandName: 'Ngk', isDiscontinued: false },
  { productPriceId: asId('5'), code: 'OLD', brandName: 'NGK', isDiscontinued: true },
];
const labels = {
  brands: labelsOf([
    { id: '7', name: 'NGK' },
    { id: '8', name: 'ngk' },
  ]),
  families: labelsOf(
    familyPaths([
      { id: '1', name: 'Motor', indented: false },
      { id: '2', name: 'Bombas', indented: true },
      { id: '3', name: 'Frenos', indented: false },
      { id: '4', name: 'Bombas', indented: true },
    ]),
  ),
};

const planOf = (held: readonly ManagedOffer[]) =>
  createOfferPlan({ held, rows, labels, words: offerSheetWords, today });

/** What a sheet of these rows does, an answer an offer. */
const planned = (held: readonly ManagedOffer[], sheet: readonly OfferCells[]): readonly OfferStep[] => {
  const plan = planOf(held);
  const groups = offersTogether(sheet, offerSheetWords);
  return sheet.flatMap((cells, at) => {
    const group = groups[at] ?? null;
    if (group !== null && groups.indexOf(group) < at) return [];
    const others = group === null ? [] : sheet.filter((_, place) => place > at && groups[place] === group);
    return [plan.decide(cells, at + 2, others)];
  });
};

const day = fc.option(fc.integer({ min: -400, max: 400 }).map((days) => dayAfter(today, days)));
const period = fc
  .record({ from: day, until: day })
  .filter(({ from, until }) => from === null || until === null || from <= until);
const text = fc.string({ unit: fc.constantFrom(...'abÑé ;|"=-1'), maxLength: 8 }).map((each) => each.trim());
const cents = fc.integer({ min: 1, max: 9999 }).map((each) => money((each / 100).toFixed(2)));
const kinds = fc.constantFrom(...offerKinds);

const offerOf = (kind: OfferKind) =>
  fc
    .record({
      period,
      text,
      title: text.filter((each) => each !== ''),
      percentage: cents,
      price: cents,
      minQuantity: fc.integer({ min: 1, max: 4 }),
      byValue: fc.boolean(),
      isGift: fc.boolean(),
      multiplesOnly: fc.boolean(),
      chosen: fc.uniqueArray(fc.constantFrom(...rows), { minLength: 1, maxLength: kind === 'lot' ? 4 : 1 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      typeId: fc.constantFrom('1', '2', '3', '4'),
      brandId: fc.constantFrom(null, '7', '8'),
    })
    .map(({ chosen, quantity, byValue, isGift, typeId, brandId, period: days, ...otherFields }) =>
      ofKind(kind, {
        ...offerDetails({ ...otherFields, ...days }),
        rows: chosen.map(({ productPriceId }) => ({ productPriceId, quantity: kind === 'lot' ? quantity : 1 })),
        minQuantity: kind === 'value-quantity' && byValue ? null : otherFields.minQuantity,
        minValue: byValue ? otherFields.price : null,
        percentage: kind === 'value-quantity' && isGift ? null : otherFields.percentage,
        text: kind === 'value-quantity' ? (isGift ? otherFields.title : '') : otherFields.text,
        typeId: asId(typeId),
        brandId: brandId === null ? null : asId(brandId),
      }),
    )
    .map((details) => ({ kind, details }));

const isOfRow = ({ kind }: { readonly kind: OfferKind }): boolean => kind === 'row' || kind === 'promotion';

/** Offers as they can stand beside one another. */
const offers = fc.array(kinds.chain(offerOf), { maxLength: 10 }).map((made) => {
  const held: ManagedOffer[] = [];
  for (const { kind, details } of made) {
    const own = details.rows[0]?.productPriceId;
    const rivals = held.filter((other) => other.kind === kind && other.rows[0]?.productPriceId === own);
    if (clashOf(kind, details, rivals) !== null) continue;
    held.push({
      ...details,
      kind,
      // Every table counts its ids by itself.
      id: asId(
        String(
          held.filter((other) => isOfRow(other) === isOfRow({ kind }) && (isOfRow({ kind }) || other.kind === kind))
            .length + 1,
        ),
      ),
      rows: details.rows.map((row) => ({
        ...row,
        ...(rows.find(({ productPriceId }) => productPriceId === row.productPriceId) as NamedRow),
        productId: asId('1'),
        description: '',
        listPrice: null,
      })),
      ...{ isWithdrawn: false, typeName: '', brandName: '', image: '', tag: '' },
      state: stateOn(details, false, today),
    });
  }
  return held;
});
const sheetOf = (held: readonly ManagedOffer[]) =>
  held.flatMap((offer) => cellsOfOffer(offer, labels, offerSheetWords) as readonly OfferCells[]);

describe('a sheet of offers', () => {
  it('misses the offers that none of its rows names, and none that went out with it', () => {
    fc.assert(
      fc.property(offers, fc.array(fc.boolean(), { maxLength: 10 }), fc.boolean(), (held, left, isReadable) => {
        const plan = planOf(held);
        const current = (offer: ManagedOffer) => stateOn(offer, false, today) !== 'past';
        const named = held.filter((_, at) => left[at] !== true);
        const groups = named.map((offer) => cellsOfOffer(offer, labels, offerSheetWords));
        if (isReadable) groups.forEach(([first = {}, ...others], at) => void plan.decide(first, at + 2, others));
        expect(plan.missing(isReadable ? [] : groups)).toEqual(
          held.filter((offer) => !named.includes(offer) && current(offer)),
        );
      }),
    );
  });

  it('changes nothing where it is imported as it was exported, in any order of its rows', () => {
    fc.assert(
      fc.property(offers, fc.boolean(), (held, isTurned) => {
        const sheet = isTurned ? [...sheetOf(held)].reverse() : sheetOf(held);
        expect(planned(held, sheet)).toEqual(held.map(() => ({ kind: 'unchanged' })));
      }),
    );
  });

  it('says all of an offer: into another shop without any, it makes the same ones', () => {
    fc.assert(
      fc.property(kinds.chain(offerOf), ({ kind, details }) => {
        const isSaid = details.rows.every(({ productPriceId }) => ['1', '2'].includes(productPriceId));
        fc.pre(isSaid && (details.until === null || details.until >= today));
        const [offer] = [{ ...held(kind), ...details, rows: details.rows.map((row) => ({ ...named(row), ...row })) }];
        const sheet = sheetOf([offer]).map((cells) => ({ ...cells, number: '' }));
        expect(planned([], sheet)).toEqual([{ kind: 'new', of: kind, details }]);
      }),
    );
  });

  const named = ({ productPriceId }: { readonly productPriceId: string }) => ({
    ...(rows.find((row) => row.productPriceId === productPriceId) as NamedRow),
    ...{ productId: asId<'product'>('1'), description: '', listPrice: null },
  });
  const held = (kind: OfferKind, over: Partial<ManagedOffer> = {}): ManagedOffer => ({
    ...offerDetails(),
    rows: [{ ...named({ productPriceId: '1' }), quantity: 1 }],
    ...{ kind, id: asId('9'), isWithdrawn: false, typeName: '', brandName: '', image: '', tag: '', state: 'current' },
    ...over,
  });

  it('finds an offer by its article, quantity and days where it has no number', () => {
    const row = { kind: 'Oferta', code: 'a-1', brand: 'skf', minQuantity: '10', percentage: '10' };
    expect(planned([held('row')], [row])).toEqual([{ kind: 'unchanged' }]);
    expect(planned([held('row')], [{ ...row, percentage: '12,5' }])).toMatchObject([{ kind: 'changed' }]);
    expect(planned([held('row', { until: '2026-11-30' })], [{ ...row, from: '1/12/2026' }])).toMatchObject([
      { kind: 'new', details: { from: '2026-12-01', until: null } },
    ]);
    expect(planned([], [row, row])).toMatchObject([{ kind: 'new' }, { reasons: [{ code: 'offer-overlaps' }] }]);
    expect(planned([held('row')], [row, row])).toMatchObject([{ kind: 'unchanged' }, { kind: 'rejected' }]);
  });

  it('leaves what it has no column for, and knows no number of another offer', () => {
    const offer = held('row', { text: 'por caja', until: '2026-12-31' });
    const [step] = planned([offer], [{ kind: 'Por cantidad', number: '9', percentage: '20' }]);
    expect(step).toMatchObject({
      kind: 'changed',
      details: { text: 'por caja', until: '2026-12-31', minQuantity: 10 },
    });
    const other = { kind: 'Por cantidad', number: '9', code: 'A-1', brand: 'FAG' };
    expect(planned([offer], [other])).toMatchObject([{ reasons: [{ code: 'offer-number-of-another', number: '9' }] }]);
    expect(planned([offer], [{ ...other, number: '10' }])).toMatchObject([
      { reasons: [{ code: 'managed-offer-not-found' }] },
    ]);
  });

  it('says of each row what is wrong with it', () => {
    const reasonsOf = (...sheet: readonly OfferCells[]) =>
      planned([], sheet).map((step) => (step.kind === 'rejected' ? step.reasons.map(({ code }) => code) : step.kind));
    const offer = { kind: 'Promo', code: 'A-1', brand: 'SKF', percentage: '5' };
    expect(reasonsOf(offer)).toEqual(['new']);
    expect(reasonsOf({ ...offer, kind: 'Otra' })).toEqual([['name-unknown']]);
    expect(reasonsOf({ ...offer, code: 'NO' })).toEqual([['offer-article-unknown']]);
    expect(reasonsOf({ ...offer, brand: '' })).toEqual([['offer-article-ambiguous']]);
    expect(reasonsOf({ ...offer, percentage: 'cien' })).toEqual([['offer-percentage']]);
    expect(reasonsOf({ ...offer, until: '31/02/2027' })).toEqual([['offer-until-unreadable']]);
    expect(reasonsOf({ ...offer, until: '1/1/2020' })).toEqual([['offer-days-past']]);
    expect(reasonsOf({ ...offer, code: 'OLD', brand: 'NGK' })).toEqual([['offer-row-discontinued']]);
    expect(reasonsOf({ kind: 'Valor', family: 'Motor', minValue: '10', minQuantity: '2', percentage: '5' })).toEqual([
      ['offer-minimum-twice'],
    ]);
    const combo = { kind: 'Combo', title: 'Kit', code: 'A-1', brand: 'SKF', quantity: '2' };
    const second = { ...combo, brand: 'FAG', title: 'KIT' };
    expect(reasonsOf({ ...combo, price: '10' }, second)).toEqual(['new']);
    expect(reasonsOf({ ...combo, price: '10' }, { ...second, price: '11' })).toEqual([['offer-rows-differ']]);
    expect(reasonsOf({ ...combo, price: '10' }, { ...second, quantity: '' })).toEqual([['offer-row-quantity']]);
    // All at once, but nothing of a column that was not understood, or that the sheet does not have.
    expect(reasonsOf({ ...offer, code: 'NO', percentage: 'cien', until: '1/1/2020' })).toEqual([
      ['offer-article-unknown', 'offer-percentage', 'offer-days-past'],
    ]);
    expect(reasonsOf({ kind: 'Promo', code: 'NO', brand: 'SKF' })).toEqual([['offer-article-unknown']]);
    expect(reasonsOf({ kind: 'Combo', title: '', code: 'OLD', brand: 'NGK', quantity: '1', price: '0' })).toEqual([
      ['offer-title-missing', 'offer-price', 'offer-row-discontinued'],
    ]);
  });
});
