import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areEquivalent } from '#core/catalogue/products/equivalence.ts';
import { priceForCustomer } from '#core/catalogue/products/price-for-customer.ts';
import { maxSubstitutes, substitutesFor } from '#core/catalogue/products/substitutes.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow, fitting } from '#test/builders/catalogue-product.builder.ts';
import { termsOf } from '#test/builders/prices.builder.ts';

const viewer = {
  terms: termsOf(),
  inCart: new Map(),
  priceOrder: 'LowestToHighest',
  disabled: nothingDisabled,
  seesDisabled: false,
} as const;
const code = fc.record({ brand: fc.constantFrom('SKF', 'FAG', 'VW'), code: fc.constantFrom('1', '2-A', '2a') });
const row = fc
  .record({
    stockState: fc.constantFrom('Green', 'Yellow', 'Red'),
    isDiscontinued: fc.boolean(),
    isNotAvailable: fc.boolean(),
    price: fc.option(fc.integer({ min: 0, max: 9000 })),
  })
  .map((over) => aCatalogueRow(over));
const catalogueProduct = (id: number) =>
  fc
    .record({
      productBrandName: fc.constantFrom('SKF', 'FAG'),
      code: fc.constantFrom('1', '2A'),
      codesOtherBrands: fc.array(code, { maxLength: 3 }),
      cars: fc.subarray([fitting('Gol'), fitting('Golf'), fitting('Fox')]),
      rows: fc.array(row, { maxLength: 2 }),
    })
    .map((over) => aCatalogueProduct({ ...over, productId: asId(String(id)) }));
const products = fc
  .integer({ min: 1, max: 16 })
  .chain((most) => fc.tuple(...Array.from({ length: most }, (_, id) => catalogueProduct(id))));
const shown = (each: ReturnType<typeof aCatalogueProduct>) => ({
  catalogueProduct: each,
  product: priceForCustomer(each, viewer, null),
});

describe('any substitutes', () => {
  it('can be ordered, fit, are equivalent, and are at most ten, each once', () => {
    fc.assert(
      fc.property(products, (all) => {
        const [wanted, ...others] = all.map(shown);
        if (wanted === undefined) return;
        const found = substitutesFor(wanted, [...others, wanted]);
        expect(found.length).toBeLessThanOrEqual(maxSubstitutes);
        expect(new Set(found.map(({ product }) => product.shown.productId)).size).toBe(found.length);
        for (const { product } of found) {
          const one = others.find((other) => other.product === product);
          expect(one !== undefined && areEquivalent(wanted.catalogueProduct, one.catalogueProduct)).toBe(true);
          expect(product.prices.some(({ cost, stockState }) => cost !== null && stockState !== 'Red')).toBe(true);
        }
      }),
    );
  });

  it('don’t depend on the order of the candidates, and equivalence is mutual', () => {
    fc.assert(
      fc.property(products, (all) => {
        const [wanted, ...others] = all.map(shown);
        if (wanted === undefined) return;
        const costs = (list: typeof others) =>
          substitutesFor(wanted, list).map(({ difference }) => difference?.toFixed(2) ?? null);
        expect(costs([...others].reverse())).toEqual(costs(others));
        for (const other of others) {
          expect(areEquivalent(other.catalogueProduct, wanted.catalogueProduct)).toBe(
            areEquivalent(wanted.catalogueProduct, other.catalogueProduct),
          );
        }
      }),
    );
  });
});
