import { expect } from 'vitest';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { OrderLine } from '#core/quick-order/quick-order.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import {
  aCatalogueProduct,
  aCatalogueRow,
  type CatalogueProductDraft,
} from '#test/builders/catalogue-product.builder.ts';
import { aCounter } from './a-counter.ts';

export const brandIds: Readonly<Record<string, string>> = { SKF: '1', FAG: '2', NGK: '3', BERU: '4', MONROE: '5' };
let id = 0;
export const aProduct = (
  brandName: string,
  code: string,
  row: Parameters<typeof aCatalogueRow>[0] = {},
  more: CatalogueProductDraft = {},
): CatalogueProduct => {
  id += 1;
  const brandId = asId<'product-brand'>(brandIds[brandName] ?? '9');
  const own = aCatalogueRow({ productPriceId: asId(String(id)), brandId, brandName, code, ...row });
  return aCatalogueProduct({
    productId: asId(String(id)),
    code,
    brandId,
    productBrandName: brandName,
    rows: [own],
    ...more,
  });
};

export const skf6203 = aProduct('SKF', '6203-2RS');
export const fag6203 = aProduct('FAG', '6203-2RS', { price: 900 });
export const plug = aProduct('NGK', 'BKR6E', { multiple: 4, price: 100 });
export const sixtyTwo22 = aProduct('SKF', '62/22');
export const six222 = aProduct('SKF', '6222');
export const bosch = aProduct('SKF', '0 242 235 666');
export const shock = aProduct('MONROE', 'G7001', {}, { codesOtherBrands: [{ brand: 'CORVEN', code: '3003' }] });
export const gone = aProduct(
  'SKF',
  'VKBA 1',
  { isDiscontinued: true },
  { codesOtherBrands: [{ brand: 'FORD', code: 'F-100' }] },
);
export const standIn = aProduct(
  'FAG',
  'VK 2',
  { price: 1200 },
  { codesOtherBrands: [{ brand: 'FORD', code: 'F-100' }] },
);
export const red = aProduct('FAG', 'RED1', { stockState: 'Red' });
export const unpriced = aProduct('FAG', 'NOPRICE1', { price: null });
export const ten = aProduct('SKF', '10');
export const twoRows = aProduct('NGK', 'BKR7E', {}, {});
export const withSecondRow: CatalogueProduct = {
  ...twoRows,
  rows: [
    ...twoRows.rows,
    aCatalogueRow({
      productPriceId: asId('900'),
      brandId: asId('4'),
      brandName: 'BERU',
      code: '14FR-7DU',
      internalCode: '021-7',
    }),
  ],
};
export const offered = aProduct('SKF', 'OFFER1', {
  offers: [{ id: asId('1'), text: 'Oferta', percentage: money(10), minQuantity: 10, multiplesOnly: false, note: '' }],
});
export const byTwelve = aProduct('SKF', 'OFFER12', {
  offers: [{ id: asId('2'), text: 'Oferta', percentage: money(10), minQuantity: 12, multiplesOnly: true, note: '' }],
});
export const all = [
  byTwelve,
  skf6203,
  fag6203,
  plug,
  sixtyTwo22,
  six222,
  bosch,
  shock,
  gone,
  standIn,
  red,
  unpriced,
  ten,
  withSecondRow,
  offered,
];
export const counter = aCounter(all);

export const only = async (text: string, at = counter): Promise<OrderLine> => {
  const { lines } = await at.resolve(text);
  expect(lines).toHaveLength(1);
  return lines[0] as OrderLine;
};
export const lineFacts = ({ state, match, row, quantity }: OrderLine) => [
  state,
  match,
  row && `${row.code} ${row.brand}`,
  row?.quantity ?? quantity,
];
