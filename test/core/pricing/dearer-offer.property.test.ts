import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dearerOffers } from '#core/pricing/dearer-offer.ts';
import { costAt, priceRow } from '#core/pricing/price.ts';
import { money } from '#core/shared/money.ts';
import { anOffer, aRow, termsOf } from '#test/builders/prices.builder.ts';

const percentage = fc.integer({ min: 1, max: 9900 }).map((value) => money(value).dividedBy(100));
const offers = fc.uniqueArray(
  fc.record({ minQuantity: fc.integer({ min: 1, max: 40 }), percentage }).map((over) => anOffer(over)),
  { selector: (offer) => offer.minQuantity, maxLength: 6 },
);
const promotion = fc.option(percentage.map((each) => ({ text: '', percentage: each })));

describe('offers by which who buys more pays more', () => {
  it('are those whose first piece makes each dearer, and no other quantity does', () => {
    fc.assert(
      fc.property(offers, promotion, (some, promoted) => {
        const price = priceRow(aRow({ listPrice: money(1000), offers: some, promotion: promoted }), termsOf({}));
        const dearer = new Map(dearerOffers(price).map((each) => [each.minQuantity, each]));
        for (let quantity = 1; quantity <= 50; quantity += 1) {
          const [cost, costBelow] = [costAt(price, quantity).cost, costAt(price, quantity - 1).cost];
          expect([quantity, dearer.has(quantity)]).toEqual([quantity, cost.gt(costBelow)]);
          if (dearer.has(quantity)) expect(dearer.get(quantity)).toMatchObject({ cost, costBelow });
        }
      }),
    );
  });

  it('10 % from 33 on is dearer than a promotion of 20 %', () => {
    const price = priceRow(
      aRow({
        listPrice: money(1000),
        promotion: { text: '', percentage: money(20) },
        offers: [anOffer({ minQuantity: 33, percentage: money(10) })],
      }),
      termsOf({}),
    );
    expect(dearerOffers(price)).toEqual([{ minQuantity: 33, cost: money(900), costBelow: money(800) }]);
  });
});
