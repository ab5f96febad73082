import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicableOffer } from '#core/pricing/offer.ts';
import { costAt, priceRow } from '#core/pricing/price.ts';
import { money } from '#core/shared/money.ts';
import { anOffer, aRow, termsOf } from '#test/builders/prices.builder.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map((value) => money(value).dividedBy(100));
const percentage = fc.integer({ min: 1, max: 9900 }).map((value) => money(value).dividedBy(100));
const discounts = fc.array(
  percentage.map((each) => ({ text: '', percentage: each })),
  { maxLength: 5 },
);
const offers = fc.uniqueArray(
  fc.record({ minQuantity: fc.integer({ min: 1, max: 500 }), percentage }).map((over) => anOffer(over)),
  { selector: (offer) => offer.minQuantity, maxLength: 6 },
);

/** Recomputed by hand, step by step, from what the price says was applied. */
const recomputed = (
  listPrice: ReturnType<typeof money>,
  applied: readonly { readonly percentage: ReturnType<typeof money> }[],
) =>
  applied
    .reduce((price, step) => price.minus(price.times(step.percentage).dividedBy(100)), listPrice)
    .toDecimalPlaces(2)
    .toFixed(2);

describe('any price', () => {
  it('can be recomputed from discountsApplied to the cent', () => {
    fc.assert(
      fc.property(cents, discounts, offers, fc.integer({ min: 1, max: 600 }), (listPrice, steps, some, quantity) => {
        const price = priceRow(aRow({ listPrice, offers: some }), termsOf({ discounts: steps }));
        const at = costAt(price, quantity);
        expect(recomputed(price.listPrice, at.discountsApplied)).toBe(at.cost.toFixed(2));
      }),
    );
  });

  it('is between nothing and its list price, in any order of the discounts', () => {
    fc.assert(
      fc.property(cents, discounts, (listPrice, steps) => {
        const cost = (order: typeof steps) => priceRow(aRow({ listPrice }), termsOf({ discounts: order })).cost;
        expect(cost(steps).gte(0) && cost(steps).lte(listPrice)).toBe(true);
        expect(cost([...steps].reverse()).toFixed(2)).toBe(cost(steps).toFixed(2));
      }),
    );
  });
});

describe('the applicable offer', () => {
  it('is monotone in quantity: more never applies an offer for less', () => {
    fc.assert(
      fc.property(offers, fc.nat(600), fc.nat(600), (some, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const at = (quantity: number) => applicableOffer(some, quantity)?.minQuantity ?? 0;
        expect(at(less)).toBeLessThanOrEqual(at(more));
        expect(at(more)).toBeLessThanOrEqual(more);
      }),
    );
  });

  const perhapsByMultiples = fc.uniqueArray(
    fc.record({ minQuantity: fc.integer({ min: 1, max: 60 }), multiplesOnly: fc.boolean() }),
    { selector: ({ minQuantity }) => minQuantity, maxLength: 5 },
  );

  it('is the one with the highest minQuantity not above the quantity, by multiples or not', () => {
    fc.assert(
      fc.property(perhapsByMultiples, fc.nat(400), (some, quantity) => {
        const reached = some.map(({ minQuantity }) => minQuantity).filter((each) => each <= quantity);
        expect(applicableOffer(some, quantity)?.minQuantity ?? 0).toBe(Math.max(0, ...reached));
      }),
    );
  });

  it.each([
    [4, 100],
    [5, 95],
    [11, 95],
    [12, 90],
    [13, 90],
    [23, 90],
    [24, 90],
  ])('of %d, where an offer by multiples of 12 comes after one from 5 on', (quantity, cost) => {
    const offersOfRow = [
      anOffer({ minQuantity: 5, percentage: money(5) }),
      anOffer({ minQuantity: 12, percentage: money(10), multiplesOnly: true }),
    ];
    const price = priceRow(aRow({ listPrice: money(100), offers: offersOfRow }), termsOf({}));
    expect(costAt(price, quantity).cost.toNumber()).toBe(cost);
  });
});
