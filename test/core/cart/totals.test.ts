import { describe, expect, it } from 'vitest';
import { cartTotals, grantedOffers, type LineToTotal } from '#core/cart/totals.ts';
import type { CartTerms } from '#core/pricing/cart-terms.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const aLine = (quantity: number, cost: number, brand = '1', type = '10'): LineToTotal => ({
  quantity,
  cost: money(cost),
  productBrandId: asId(brand),
  typeIds: [asId('11'), asId(type)],
});
const agreed = (over: Partial<CartTerms> = {}): CartTerms => ({
  specialDiscounts: [],
  valueQuantities: [],
  deliverySurcharge: { shoppingCartText: 'Recargo por envío', minAmount: money(250_000), value: money(8500) },
  ...over,
});
const offer = {
  id: '1',
  title: 'Frenos',
  parentTypeId: asId<'product-type'>('10'),
  typeId: null,
  typeName: 'Frenos',
  brandId: null,
  brandName: '',
  giftText: '',
};

describe('the delivery surcharge (docs/rules/cart.md 8)', () => {
  it('is charged between nothing and the minimum, and says what is missing', () => {
    const below = cartTotals([aLine(1, 100_000)], agreed());
    expect([below.surcharge.toNumber(), below.missingForFreeDelivery.toNumber(), below.total.toNumber()]).toEqual([
      8500, 150_000, 108_500,
    ]);
    expect(cartTotals([aLine(1, 250_000)], agreed()).surcharge.isZero()).toBe(true);
    expect(cartTotals([], agreed()).surcharge.isZero()).toBe(true);
  });
});

describe('special discounts', () => {
  it('are percentages of the subtotal, each a row', () => {
    const special = { id: '1', title: 'Pago anticipado', percentage: money(3), explanation: '' };
    const { discountExplanation, total } = cartTotals(
      [aLine(3, 100_000.5)],
      agreed({ specialDiscounts: [special, { ...special, title: 'Contado', percentage: money(2.5) }] }),
    );
    expect(discountExplanation.map(({ reason, detail, value }) => [reason, detail, value.toNumber()])).toEqual([
      ['Pago anticipado', '3 %', 9000.05],
      ['Contado', '2,5 %', 7500.04],
    ]);
    expect(total.toNumber()).toBe(283_501.41);
  });
});

describe('value and quantity offers', () => {
  it('reach the lines of their family and brand, by value or by quantity', () => {
    const lines = [aLine(10, 1000), aLine(5, 1000, '2'), aLine(100, 1000, '1', '99')];
    const byQuantity = { ...offer, minValue: null, minQuantity: 15, percentage: money(10) };
    expect(grantedOffers(lines, [byQuantity]).map(({ value }) => value.toNumber())).toEqual([1500]);
    expect(grantedOffers(lines, [{ ...byQuantity, minQuantity: 16 }])).toEqual([]);
    const byValue = { ...offer, minValue: money(10_000), minQuantity: null, percentage: money(10) };
    expect(grantedOffers(lines, [{ ...byValue, brandId: asId('1') }]).map(({ value }) => value.toNumber())).toEqual([
      1000,
    ]);
  });

  it('may give a gift in place of a discount', () => {
    const gift = { ...offer, minValue: null, minQuantity: 1, percentage: null, giftText: '1 líquido de frenos' };
    const [granted] = grantedOffers([aLine(1, 10)], [gift]);
    expect([granted?.offer.giftText, granted?.value.toNumber()]).toEqual(['1 líquido de frenos', 0]);
    expect(cartTotals([aLine(1, 10)], agreed({ valueQuantities: [gift] })).discount.isZero()).toBe(true);
  });
});
