import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { priceForCustomer, type ViewerContext } from '#core/catalogue/products/price-for-customer.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { type ExportedRow, exportedRows } from '#core/catalogue/text-search/exported-rows.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCatalogueProduct, aCatalogueRow, fitting } from '#test/builders/catalogue-product.builder.ts';
import { anOffer, termsOf } from '#test/builders/prices.builder.ts';

const viewer = (terms: Partial<ViewerContext['terms']> = {}): ViewerContext => ({
  terms: termsOf(terms),
  inCart: new Map(),
  priceOrder: 'LowestToHighest',
  disabled: nothingDisabled,
  seesDisabled: false,
});
const rowsOf = (catalogueProduct: CatalogueProduct, terms?: Partial<ViewerContext['terms']>): readonly ExportedRow[] =>
  exportedRows({ catalogueProduct, product: priceForCustomer(catalogueProduct, viewer(terms), null) });
const amounts = ({ listPrice, cost, sellingPrice }: ExportedRow) =>
  [listPrice, cost, sellingPrice].map((amount) => amount?.toFixed(2) ?? null);

describe('the lines of a product in a file', () => {
  it('are its price rows in the order of the list, each by its own code and brand', () => {
    const rows = [
      aCatalogueRow({ productPriceId: asId('1'), code: '0087', brandName: 'FAG', price: 2000 }),
      aCatalogueRow({ productPriceId: asId('2'), code: '12345678901234567890', brandName: 'SKF', price: 900 }),
    ];
    const found = rowsOf(aCatalogueProduct({ rows, cars: [fitting('Gol'), fitting('Polo')] }));
    expect(found.map(({ code, brand }) => [code, brand])).toEqual([
      ['12345678901234567890', 'SKF'],
      ['0087', 'FAG'],
    ]);
    expect(found[0]).toMatchObject({
      family: 'Rodamientos',
      subfamily: 'Rodamientos de Rueda',
      applications: ['Volkswagen Gol', 'Volkswagen Polo'],
      stock: 'Green',
      multiple: 1,
      percentOff: null,
    });
  });

  it('have the caller’s prices to the cent, and what a promotion takes off', () => {
    const promotion = { text: 'Promoción', percentage: money(10) };
    const catalogueProduct = aCatalogueProduct({
      rows: [aCatalogueRow({ price: 0.1, promotion, offers: [anOffer({ note: 'por caja' })] })],
    });
    const [row] = rowsOf(catalogueProduct, { discounts: [{ text: '1', percentage: money(50) }] });
    expect(row === undefined ? null : amounts(row)).toEqual(['0.10', '0.05', '0.05']);
    const dear = aCatalogueProduct({
      rows: [aCatalogueRow({ price: 1234.5, promotion, offers: [anOffer({ minQuantity: 12 })] })],
    });
    const [promoted] = rowsOf(dear);
    expect(promoted === undefined ? null : amounts(promoted)).toEqual(['1234.50', '1111.05', '1111.05']);
    expect(promoted?.percentOff).toBe(10);
    expect(promoted?.offers.map(({ minQuantity }) => minQuantity)).toEqual([12]);
  });

  it('have no selling price for who does not see it, and no offer for who has none', () => {
    const catalogueProduct = aCatalogueProduct({ rows: [aCatalogueRow({ offers: [anOffer()] })] });
    const [row] = rowsOf(catalogueProduct, { showSellingPrice: false, allowOffers: false });
    expect(row).toMatchObject({ sellingPrice: null, offers: [] });
  });

  it.each([
    [{ isDiscontinued: true }, 'discontinued'],
    [{ isNotAvailable: true }, 'not-available'],
    [{ price: null }, 'without-price'],
    [{ price: null, stockState: 'Red' }, 'not-available'],
  ] as const)('that cannot be ordered have no price: %j', (over, stock) => {
    const [row] = rowsOf(aCatalogueProduct({ rows: [aCatalogueRow({ ...over, offers: [anOffer()] })] }));
    expect(row).toMatchObject({ stock, listPrice: null, cost: null, sellingPrice: null, offers: [] });
  });

  it('are one, without prices, where there are no price rows', () => {
    const catalogueProduct = aCatalogueProduct({ rows: [], parentTypeId: null, parentTypeName: '' });
    expect(rowsOf(catalogueProduct)).toMatchObject([
      {
        code: 'VKBA 3569',
        brand: 'SKF',
        stock: 'without-prices',
        multiple: null,
        family: 'Rodamientos de Rueda',
        subfamily: '',
      },
    ]);
  });
});
