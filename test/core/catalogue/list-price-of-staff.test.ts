import { expect, it } from 'vitest';
import { priceOf } from '#core/catalogue/products/price-for-customer.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { termsOf } from '#test/builders/prices.builder.ts';

it('is their cost, without the promotion that a customer has', () => {
  const row = aCatalogueRow({ promotion: { text: 'Promoción', percentage: money(20) } });
  const cost = (terms: Parameters<typeof termsOf>[0]) =>
    priceOf(aCatalogueProduct({ rows: [row] }), row, termsOf(terms))?.cost;
  expect(cost({ atListPrice: true })).toEqual(money(1000));
  expect(cost({})).toEqual(money(800));
});
