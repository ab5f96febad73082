import { describe, expect, it } from 'vitest';
import { rowStockText } from '#adapters/texts/row-stock.es.ts';
import { type CatalogueRow, isWithoutPrice, priceInList } from '#core/catalogue/products/catalogue-product.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';

const list = asId<'price-list'>('7');
const stockText = (over: Partial<CatalogueRow>): string => {
  const row = aCatalogueRow({ stockState: 'Green', listPrices: new Map(), ...over });
  const price = priceInList(row, list);
  const isMissing = isWithoutPrice(row, price);
  return rowStockText({ ...row, isNotAvailable: row.isNotAvailable || price === null, isWithoutPrice: isMissing });
};

describe('a row without a price in the caller’s list', () => {
  it.each<[string, Partial<CatalogueRow>]>([
    ['Sin precio', {}],
    ['Sin precio', { stockState: 'Yellow' }],
    ['Sin precio', { listPrices: new Map([[asId<'price-list'>('8'), money(5)]]) }],
    ['Sin precio', { listPrices: new Map([[list, money(0)]]) }],
    ['No disponible', { stockState: 'Red' }],
    ['No disponible', { isNotAvailable: true }],
    ['Discontinuado', { isDiscontinued: true }],
    ['Disponible', { listPrices: new Map([[list, money(5)]]) }],
  ])('says %s of %j', (text, over) => {
    expect(stockText(over)).toBe(text);
  });
});
