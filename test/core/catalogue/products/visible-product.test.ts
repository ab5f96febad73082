import { describe, expect, it } from 'vitest';
import { typeIdsOf } from '#core/catalogue/products/catalogue-product.ts';
import { visibleFoundBy, visibleProduct } from '#core/catalogue/products/visible-product.ts';
import { type Disabled, nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { asId, type ProductTypeId } from '#core/shared/ids.ts';
import { aCatalogueProduct } from '#test/builders/catalogue-product.builder.ts';

const related = (id: string, brand: string) => ({
  productId: asId<'product'>(id),
  code: `C-${id}`,
  productBrandName: brand,
  quantity: 1,
  notes: '',
  brandId: asId<'product-brand'>(brand),
  typeIds: [],
});
const offId = asId<'product-brand'>('off');
const brandNames = new Map([[offId, 'RENOLD']]);
const off = { ...nothingDisabled, brandIds: new Set([offId]), brandNames };

describe('a product of the repository', () => {
  const relations = [
    { title: 'Kit', products: [related('2', 'on'), related('3', 'off')] },
    { title: 'Complementa', products: [related('4', 'off')] },
  ];

  it('hides from customers what is switched off, also when staff saw the product before them', () => {
    const catalogueProduct = aCatalogueProduct({ relations });
    const seen = (seesDisabled: boolean) =>
      visibleProduct(catalogueProduct, { disabled: off, seesDisabled }).shown.relations.map(({ title, products }) => [
        title,
        products.map(({ productId }) => productId),
      ]);
    expect(seen(true)).toEqual([
      ['Kit', ['2', '3']],
      ['Complementa', ['4']],
    ]);
    expect(seen(false)).toEqual([['Kit', ['2']]]);
  });

  it('is found by no name that is switched off, but for staff', () => {
    const catalogueProduct = aCatalogueProduct({ relations, codesOtherBrands: [{ brand: 'Renold', code: '19617' }] });
    const named = [
      { by: 'equivalent', code: '19617', brand: 'Renold' },
      { by: 'internal', code: '021-7', brand: 'RENOLD' },
      { by: 'relation', code: 'C-3', brand: 'off' },
    ] as const;
    for (const foundBy of named) {
      expect(visibleFoundBy(catalogueProduct, { disabled: off, seesDisabled: false }, foundBy)).toEqual({
        by: foundBy.by,
        code: '',
        brand: '',
      });
      expect(visibleFoundBy(catalogueProduct, { disabled: off, seesDisabled: true }, foundBy)).toBe(foundBy);
      expect(visibleFoundBy(catalogueProduct, { disabled: nothingDisabled, seesDisabled: false }, foundBy)).toBe(
        foundBy,
      );
    }
    const shown = [
      { by: 'equivalent', code: 'L85', brand: 'IWIS' },
      { by: 'relation', code: 'C-2', brand: 'on' },
      { by: 'code', code: '', brand: '' },
    ] as const;
    for (const foundBy of shown) {
      expect(visibleFoundBy(catalogueProduct, { disabled: off, seesDisabled: false }, foundBy)).toBe(foundBy);
    }
  });

  it('is made once for all with the same visibility, and anew when the rules change', () => {
    const catalogueProduct = aCatalogueProduct({ relations });
    const visibility = { disabled: off, seesDisabled: false };
    expect(visibleProduct(catalogueProduct, { ...visibility })).toBe(visibleProduct(catalogueProduct, visibility));
    expect(visibleProduct(catalogueProduct, { ...visibility, disabled: nothingDisabled }).shown.relations).toHaveLength(
      2,
    );
  });

  it('names no codes of a brand that is switched off, however it is written, but to staff', () => {
    const [typeId] = typeIdsOf(aCatalogueProduct());
    const codesOtherBrands = [
      { brand: 'Rénold', code: '19617' },
      { brand: 'IWIS', code: 'L85' },
    ];
    const catalogueProduct = aCatalogueProduct({ codesOtherBrands });
    const seen = (disabled: Disabled, seesDisabled = false) =>
      visibleProduct(catalogueProduct, { disabled, seesDisabled }).shown.codesOtherBrands.map(({ code }) => code);
    expect(seen(off)).toEqual(['L85']);
    expect(seen(off, true)).toEqual(['19617', 'L85']);
    const pair = (other: ProductTypeId) => ({
      ...nothingDisabled,
      brandNames,
      pairs: [{ brandId: offId, typeId: other }],
    });
    expect(seen(pair(typeId ?? asId('')))).toEqual(['L85']);
    expect(seen(pair(asId('another')))).toEqual(['19617', 'L85']);
  });

  it('shows no rows of a brand that is switched off, but to staff', () => {
    const [row] = aCatalogueProduct().rows;
    const rows = row === undefined ? [] : [row, { ...row, brandId: asId<'product-brand'>('off') }];
    const catalogueProduct = aCatalogueProduct({ rows });
    expect(visibleProduct(catalogueProduct, { disabled: off, seesDisabled: false }).rows).toEqual(rows.slice(0, 1));
    expect(visibleProduct(catalogueProduct, { disabled: off, seesDisabled: true }).rows).toEqual(rows);
  });
});
