import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedProducts } from '#core/news/announced-products.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';

const small = fc.integer({ min: 1, max: 5 }).map(String);
const announced = fc.array(
  fc.record({ productId: small.map(asId<'product'>), productBrandId: small.map(asId<'product-brand'>) }),
);
const products = fc.uniqueArray(
  fc
    .record({ id: small, brands: fc.uniqueArray(small) })
    .map(({ id, brands }) =>
      aCatalogueProduct({ productId: asId(id), rows: brands.map((brand) => aCatalogueRow({ brandId: asId(brand) })) }),
    ),
  { selector: ({ shown }) => shown.productId },
);

describe('announced products', () => {
  it('come once each, in the order of their newest announcement, with no row of another brand', () => {
    fc.assert(
      fc.property(announced, products, (news, known) => {
        const shown = announcedProducts(news, known);
        const place = (id: string) => news.findIndex(({ productId }) => productId === id);
        const places = shown.map((product) => place(product.shown.productId));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        for (const product of shown) {
          const brands = news
            .filter(({ productId }) => productId === product.shown.productId)
            .map((one) => one.productBrandId);
          expect(product.rows.length).toBeGreaterThan(0);
          for (const row of product.rows) expect(brands).toContain(row.brandId);
        }
      }),
    );
  });

  it('are all of those that have a row of their brand', () => {
    fc.assert(
      fc.property(announced, products, (news, known) => {
        const expected = known.filter((product) =>
          news.some(
            (one) =>
              one.productId === product.shown.productId &&
              product.rows.some(({ brandId }) => brandId === one.productBrandId),
          ),
        );
        expect(new Set(announcedProducts(news, known).map(({ shown }) => shown.productId))).toEqual(
          new Set(expected.map(({ shown }) => shown.productId)),
        );
      }),
    );
  });
});
