import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, type LineToTotal } from '#core/cart/totals.ts';
import type { CartTerms } from '#core/pricing/cart-terms.ts';
import { asId } from '#core/shared/ids.ts';
import { money, zero } from '#core/shared/money.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  cost: fc.integer({ min: 0, max: 100_000_000 }).map((value) => money(value).dividedBy(100)),
  brand: fc.constantFrom('1', '2'),
  type: fc.constantFrom('10', '20'),
});
const lines = fc.array(
  line.map(
    ({ quantity, cost, brand, type }): LineToTotal => ({
      quantity,
      cost,
      productBrandId: asId(brand),
      typeIds: [asId(type)],
    }),
  ),
  { maxLength: 12 },
);
const percentage = fc.integer({ min: 1, max: 9999 }).map((value) => money(value).dividedBy(100));
const terms: fc.Arbitrary<CartTerms> = fc.record({
  specialDiscounts: fc.array(
    percentage.map((each) => ({ id: '1', title: 'Pago', percentage: each, explanation: '' })),
    { maxLength: 4 },
  ),
  valueQuantities: fc.array(
    fc
      .record({ type: fc.constantFrom('10', '20'), minQuantity: fc.integer({ min: 1, max: 100 }), percentage })
      .map(({ type, minQuantity, percentage: each }) => ({
        id: '1',
        title: 'Cantidad',
        parentTypeId: null,
        typeId: asId<'product-type'>(type),
        typeName: '',
        brandName: '',
        brandId: null,
        minValue: null,
        minQuantity,
        percentage: each,
        giftText: '',
      })),
    { maxLength: 3 },
  ),
  deliverySurcharge: fc.record({
    shoppingCartText: fc.constant('Recargo'),
    minAmount: fc.integer({ min: 0, max: 1_000_000 }).map(money),
    value: fc.integer({ min: 0, max: 50_000 }).map(money),
  }),
});

const shown = (some: readonly LineToTotal[], agreed: CartTerms) =>
  JSON.stringify(cartTotals(some, agreed), (_key, value: unknown) => value);

describe('the totals of any cart', () => {
  it('are never negative, and add up', () => {
    fc.assert(
      fc.property(lines, terms, (some, agreed) => {
        const { subtotal, discount, surcharge, total, discountExplanation } = cartTotals(some, agreed);
        expect(total.gte(0)).toBe(true);
        expect(discount.lte(subtotal)).toBe(true);
        expect(total.equals(subtotal.minus(discount).plus(surcharge))).toBe(true);
        expect(discountExplanation.reduce((sum, row) => sum.plus(row.value), zero).equals(discount)).toBe(true);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, terms, (some, agreed) => {
        expect(shown([...some].reverse(), agreed)).toBe(shown(some, agreed));
      }),
    );
  });

  it('are those of no purchase for an empty cart', () => {
    fc.assert(
      fc.property(terms, (agreed) => {
        expect(cartTotals([], agreed).total.isZero()).toBe(true);
      }),
    );
  });
});
