import { describe, expect, it } from 'vitest';
import { costAt, discountLabel, priceRow } from '#core/pricing/price.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { anOffer, aRow, termsOf } from '#test/builders/prices.builder.ts';

const percent = (percentage: number, text = '') => ({ text, percentage: money(percentage) });

describe('the price pipeline (docs/rules/pricing.md 3)', () => {
  it('goes from list price to real cost by the cascade and then the most specific item', () => {
    const terms = termsOf({
      discounts: [percent(10), percent(5)],
      discountItems: [
        { brandId: asId('1'), typeId: null, percentage: money(1), text: 'marca' },
        { brandId: null, typeId: asId('10'), percentage: money(2), text: 'familia' },
        { brandId: asId('1'), typeId: asId('10'), percentage: money(3), text: 'marca y familia' },
        { brandId: asId('2'), typeId: asId('10'), percentage: money(50), text: 'otra marca' },
      ],
    });
    const price = priceRow(aRow(), terms);
    expect(price.realCost.toString()).toBe('829.35');
    expect(price.discountsApplied.map(({ text }) => text)).toEqual(['', '', 'marca y familia']);
  });

  it('takes family before brand, and the subfamily before its family', () => {
    const item = (brandId: string | null, typeId: string | null, percentage: number) => ({
      brandId: brandId === null ? null : asId<'product-brand'>(brandId),
      typeId: typeId === null ? null : asId<'product-type'>(typeId),
      percentage: money(percentage),
      text: '',
    });
    const cost = (...items: ReturnType<typeof item>[]) =>
      priceRow(aRow(), termsOf({ discountItems: items })).cost.toNumber();
    expect(cost(item('1', null, 20), item(null, '10', 30))).toBe(700);
    expect(cost(item(null, '10', 30), item(null, '11', 40))).toBe(600);
    expect(cost(item(null, '99', 30))).toBe(1000);
  });

  it('puts margin and IVA on the cost, with the IVA of the product', () => {
    const terms = termsOf({
      includeIva: true,
      surcharges: [{ brandId: null, typeId: null, percentage: money(30), text: '' }],
    });
    expect(priceRow(aRow(), terms).sellingPrice?.toNumber()).toBe(1573);
    expect(priceRow(aRow({ iva: money(10.5) }), terms).sellingPrice?.toNumber()).toBe(1436.5);
    expect(priceRow(aRow(), { ...terms, includeIva: false }).sellingPrice?.toNumber()).toBe(1300);
    expect(priceRow(aRow(), { ...terms, showSellingPrice: false }).sellingPrice).toBeNull();
  });

  it('lets a promotion replace the cost but not the real cost', () => {
    const price = priceRow(aRow({ promotion: percent(15, 'Promoción') }), termsOf());
    expect([price.realCost.toNumber(), price.cost.toNumber()]).toEqual([1000, 850]);
    expect(discountLabel(price.cost, price.realCost)).toBe(15);
  });

  it('lets the applicable offer replace the cost from its quantity on', () => {
    const offers = [
      anOffer({ minQuantity: 10, percentage: money(10) }),
      anOffer({ minQuantity: 50, percentage: money(20) }),
    ];
    const price = priceRow(aRow({ offers }), termsOf());
    expect([9, 10, 49, 50, 51].map((quantity) => costAt(price, quantity).cost.toNumber())).toEqual([
      1000, 900, 900, 800, 800,
    ]);
  });

  it('shows no offer to a customer without offers', () => {
    expect(priceRow(aRow({ offers: [anOffer()] }), termsOf({ allowOffers: false })).offers).toEqual([]);
  });

  it('labels discounts from one per cent up', () => {
    expect(discountLabel(money(995.1), money(1000))).toBeNull();
    expect(discountLabel(money(995), money(1000))).toBe(1);
    expect(discountLabel(money(1), money(0))).toBeNull();
  });
});
