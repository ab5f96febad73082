import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { priceForCustomer } from '#core/catalogue/products/price-for-customer.ts';
import { substitutesFor, wantsSubstitute } from '#core/catalogue/products/substitutes.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { asId } from '#core/shared/ids.ts';
import {
  aCatalogueProduct,
  aCatalogueRow,
  type CatalogueProductDraft,
  fitting,
} from '#test/builders/catalogue-product.builder.ts';
import { termsOf } from '#test/builders/prices.builder.ts';

const viewer = {
  terms: termsOf(),
  inCart: new Map(),
  priceOrder: 'LowestToHighest',
  disabled: nothingDisabled,
  seesDisabled: false,
} as const;
const shown = (catalogueProduct: CatalogueProduct, isDisabled = false) => ({
  catalogueProduct,
  product: { ...priceForCustomer(catalogueProduct, viewer, null), isDisabled },
});
const original = { brand: 'VOLKSWAGEN', code: '1J0 498 625' };

const wanted = aCatalogueProduct({
  codesOtherBrands: [original],
  cars: [fitting('Golf')],
  rows: [aCatalogueRow({ stockState: 'Yellow', price: 1000 })],
});
const candidate = (id: string, row: Parameters<typeof aCatalogueRow>[0], over: CatalogueProductDraft = {}) =>
  aCatalogueProduct({
    productId: asId(id),
    productBrandName: `MARCA ${id}`,
    code: `C-${id}`,
    codesOtherBrands: [original],
    cars: [fitting('Golf'), fitting('Bora')],
    rows: [aCatalogueRow({ productPriceId: asId(id), ...row })],
    ...over,
  });
const idsOf = (products: readonly CatalogueProduct[]) =>
  substitutesFor(
    shown(wanted),
    products.map((catalogueProduct) => shown(catalogueProduct)),
  ).map(({ product }) => product.shown.productId);

describe('a substitute is wanted', () => {
  it.each([
    ['Green', false, false, false],
    ['Yellow', false, false, true],
    ['Red', false, false, true],
    ['Green', true, false, true],
    ['Green', false, true, true],
  ] as const)('for a %s row, discontinued %s, unavailable %s: %s', (stockState, isDiscontinued, isNotAvailable, is) => {
    expect(wantsSubstitute({ stockState, isDiscontinued, isNotAvailable })).toBe(is);
  });
});

describe('the substitutes of a product', () => {
  it('come in stock first, then the cheapest, with the difference in pesos and per cent', () => {
    const products = [
      candidate('2', { stockState: 'Yellow', price: 500 }),
      candidate('3', { price: 1500 }),
      candidate('4', { price: 876.55 }),
    ];
    const found = substitutesFor(
      shown(wanted),
      products.map((catalogueProduct) => shown(catalogueProduct)),
    );
    expect(
      found.map(({ productPriceId, difference, differencePercentage }) => [
        productPriceId,
        difference?.toFixed(2),
        differencePercentage,
      ]),
    ).toEqual([
      ['4', '-123.45', -12.3],
      ['3', '500.00', 50],
      ['2', '-500.00', -50],
    ]);
  });

  it.each([
    ['Red', { stockState: 'Red' }, {}],
    ['discontinued', { isDiscontinued: true }, {}],
    ['unavailable', { isNotAvailable: true }, {}],
    ['without a price in the caller’s list', { price: null }, {}],
    ['of another application', {}, { cars: [fitting('Gol')] }],
    ['no equivalent', {}, { codesOtherBrands: [], code: 'otro', rows: [aCatalogueRow({ code: 'otro' })] }],
    ['the product itself', {}, { productId: wanted.shown.productId }],
  ] as const)('are never %s', (_what, row, over) => {
    expect(idsOf([candidate('2', row, over)])).toEqual([]);
  });

  it('are never disabled', () => {
    expect(substitutesFor(shown(wanted), [shown(candidate('2', {}), true)])).toEqual([]);
  });

  it('fit by equivalence alone where one has no applications', () => {
    expect(idsOf([candidate('2', {}, { cars: [] })])).toEqual(['2']);
  });

  it('have no difference where the product has no cost, and the row that was asked for is the one compared', () => {
    const gone = { ...wanted, rows: [aCatalogueRow({ isDiscontinued: true })] };
    expect(substitutesFor(shown(gone), [shown(candidate('2', {}))])[0]).toMatchObject({
      difference: null,
      differencePercentage: null,
    });
    const two = {
      ...wanted,
      rows: [
        aCatalogueRow({ price: 900 }),
        aCatalogueRow({ productPriceId: asId('9'), stockState: 'Red', price: 2000 }),
      ],
    };
    const against = (row: string | null) =>
      substitutesFor(
        shown(two),
        [shown(candidate('2', {}))],
        row === null ? null : asId(row),
      )[0]?.difference?.toNumber();
    expect([against(null), against('1'), against('9')]).toEqual([-1000, 100, -1000]);
  });
});
