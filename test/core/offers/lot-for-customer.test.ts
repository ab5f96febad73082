import { describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { lotForCustomer } from '#core/offers/lot-for-customer.ts';
import { asId, type ProductPriceId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { anOffer, termsOf } from '#test/builders/prices.builder.ts';

const rowId = (id: string): ProductPriceId => asId(id);
const lot = {
  id: asId<'offer-lot'>('7'),
  title: 'Frenos delanteros',
  price: money(2700),
  giftText: '',
  isActive: true,
  image: '7.svg',
  products: [
    { productPriceId: rowId('1'), quantity: 2 },
    { productPriceId: rowId('2'), quantity: 1 },
  ],
};
const products = (second: Parameters<typeof aCatalogueRow>[0] = {}) =>
  new Map([
    [rowId('1'), aCatalogueProduct({ rows: [aCatalogueRow({ productPriceId: rowId('1'), code: 'A' })] })],
    [
      rowId('2'),
      aCatalogueProduct({
        productId: asId('2'),
        rows: [aCatalogueRow({ productPriceId: rowId('2'), code: 'B', ...second })],
      }),
    ],
  ]);

describe('a lot for a caller', () => {
  it('is compared with what its products cost the caller apart', () => {
    const shown = lotForCustomer(lot, products(), termsOf(), nothingDisabled);
    expect(shown?.completePrice.toNumber()).toBe(3000);
    expect(shown?.discount).toBe(10);
    expect(shown?.products.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    const dealer = termsOf({ discounts: [{ text: '', percentage: money(10) }] });
    expect(lotForCustomer(lot, products(), dealer, nothingDisabled)).toMatchObject({ discount: null });
  });

  it('counts the offer that the quantity of a product reaches', () => {
    const offered = products();
    const row = aCatalogueRow({ productPriceId: rowId('1'), offers: [anOffer({ minQuantity: 2 })] });
    offered.set(rowId('1'), aCatalogueProduct({ rows: [row] }));
    expect(lotForCustomer(lot, offered, termsOf(), nothingDisabled)?.completePrice.toNumber()).toBe(2800);
  });

  it('is not shown when a product of it can’t be had', () => {
    const shown = (over: Parameters<typeof aCatalogueRow>[0], disabled = nothingDisabled) =>
      lotForCustomer(lot, products(over), termsOf(), disabled);
    expect(shown({ isDiscontinued: true })).toBeNull();
    expect(shown({ listPrices: new Map() })).toBeNull();
    const brandOff = { ...nothingDisabled, brandIds: new Set([asId<'product-brand'>('2')]) };
    expect(shown({ brandId: asId('2') }, brandOff)).toBeNull();
    expect(shown({}, { ...nothingDisabled, typeIds: new Set([asId<'product-type'>('10')]) })).toBeNull();
    expect(lotForCustomer({ ...lot, products: [] }, products(), termsOf(), nothingDisabled)).toBeNull();
  });
});
