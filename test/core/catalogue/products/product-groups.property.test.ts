import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceForCustomer } from '#core/catalogue/products/price-for-customer.ts';
import { groupProducts, groupRuns } from '#core/catalogue/products/product-groups.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct } from '#test/builders/catalogue-product.builder.ts';
import { termsOf } from '#test/builders/prices.builder.ts';

const viewer = {
  terms: termsOf(),
  inCart: new Map(),
  priceOrder: 'LowestToHighest' as const,
  disabled: nothingDisabled,
  seesDisabled: false,
};

/** Products of six subfamilies, two a family, and of one family without any. */
const shown = fc.array(fc.integer({ min: 0, max: 6 })).map((places) =>
  places.map((place, index) => {
    const type =
      place === 0
        ? {
            productTypeId: asId<'product-type'>('1'),
            parentTypeId: null,
            productTypeName: 'Sueltos',
            parentTypeName: '',
          }
        : {
            productTypeId: asId<'product-type'>(`1${place}`),
            parentTypeId: asId<'product-type'>(String(2 + (place % 3))),
          };
    const catalogueProduct = aCatalogueProduct({ productId: asId(String(index)), ...type });
    return { catalogueProduct, product: priceForCustomer(catalogueProduct, viewer, null) };
  }),
);

describe('grouped products', () => {
  it('are all there, once, in their order within a group', () => {
    fc.assert(
      fc.property(shown, (some) => {
        const { subTypes } = groupProducts(some);
        expect(subTypes.flatMap(({ products }) => products).length).toBe(some.length);
        for (const { id, products } of subTypes) {
          expect(products).toEqual(
            some
              .filter(({ catalogueProduct }) => catalogueProduct.shown.productTypeId === id)
              .map(({ product }) => product),
          );
        }
        expect(new Set(subTypes.map(({ id }) => id)).size).toBe(subTypes.length);
      }),
    );
  });

  it('have a family for each subfamily, and none besides', () => {
    fc.assert(
      fc.property(shown, (some) => {
        const { types, subTypes } = groupProducts(some);
        const families = subTypes.map(({ id, productTypeParentId }) => productTypeParentId ?? id);
        expect(types.map(({ id }) => id)).toEqual([
          ...new Set(
            some.map(({ catalogueProduct }) => catalogueProduct.parentTypeId ?? catalogueProduct.shown.productTypeId),
          ),
        ]);
        expect(new Set(families)).toEqual(new Set(types.map(({ id }) => id)));
      }),
    );
  });
});

describe('products grouped by runs', () => {
  it('give their order back, each run of one type whole', () => {
    fc.assert(
      fc.property(shown, (some) => {
        const { types, subTypes } = groupRuns(some);
        expect(subTypes.flatMap(({ products }) => products)).toEqual(some.map(({ product }) => product));
        for (const [place, { id }] of subTypes.entries()) expect(subTypes[place + 1]?.id).not.toBe(id);
        expect(types).toEqual(groupProducts(some).types);
      }),
    );
  });
});
