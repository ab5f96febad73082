import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';
import type { Announced } from './news.repository.port.ts';

/** Each announced product once, at its newest place, with the rows of the brands that it is announced in. */
export const announcedProducts = (
  announced: readonly Announced[],
  products: readonly CatalogueProduct[],
): readonly CatalogueProduct[] => {
  const brands = new Map<ProductId, Set<ProductBrandId>>();
  for (const { productId, productBrandId } of announced) {
    getOrCreate(brands, productId, () => new Set()).add(productBrandId);
  }
  const byId = new Map(products.map((product) => [product.shown.productId, product]));
  return [...brands].flatMap(([productId, ofBrands]) => {
    const product = byId.get(productId);
    const rows = (product?.rows ?? []).filter(({ brandId }) => ofBrands.has(brandId));
    return product === undefined || rows.length === 0 ? [] : [{ ...product, rows }];
  });
};
