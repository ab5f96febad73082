import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { areEquivalent, standingFor } from '#core/catalogue/products/equivalence.ts';
import type { CodeOfOtherBrand } from '#core/catalogue/products/product.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';

const skf = aCatalogueProduct({ productId: asId('1'), productBrandName: 'SKF', code: 'VKBA 3569' });
const fag = aCatalogueProduct({ productId: asId('2'), productBrandName: 'FAG', code: '713 6106 10' });
const named = (product: CatalogueProduct, codesOtherBrands: readonly CodeOfOtherBrand[]): CatalogueProduct => ({
  ...product,
  shown: { ...product.shown, codesOtherBrands },
});

describe('two products are equivalent', () => {
  it('when either names the other, with any punctuation', () => {
    const naming = named(skf, [{ brand: 'fag', code: '713-6106.10' }]);
    expect(areEquivalent(naming, fag)).toBe(true);
    expect(areEquivalent(fag, naming)).toBe(true);
  });

  it('when both name the same original part', () => {
    const original = { brand: 'VOLKSWAGEN', code: '1J0 498 625' };
    expect(areEquivalent(named(skf, [original]), named(fag, [original]))).toBe(true);
  });

  it('when one is sold under the code of a row of the other', () => {
    const withStandIn = { ...skf, rows: [...skf.rows, aCatalogueRow({ brandName: 'FAG', code: '713610610' })] };
    expect(areEquivalent(withStandIn, fag)).toBe(true);
  });

  it('not when the same code is another maker’s', () => {
    const bearing = named(skf, [{ brand: 'HYUNDAI', code: '087902E000' }]);
    expect(areEquivalent(bearing, aCatalogueProduct({ productBrandName: 'NTN', code: '087902E000' }))).toBe(false);
    expect(areEquivalent(skf, fag)).toBe(false);
  });

  it('not when a slash between digits tells their sizes apart', () => {
    const small = aCatalogueProduct({
      productBrandName: 'SKF',
      code: '62/22',
      codesOtherBrands: [{ brand: 'DBH', code: '62/22' }],
    });
    const large = aCatalogueProduct({
      productBrandName: 'NSK',
      code: '6222',
      codesOtherBrands: [{ brand: 'DBH', code: '6222' }],
    });
    expect(areEquivalent(small, large)).toBe(false);
  });

  it('and a code stands once for a product, however it is written', () => {
    const codes = standingFor(named(skf, [{ brand: 'Skf', code: 'VKBA3569' }]));
    expect(codes).toHaveLength(1);
  });
});
