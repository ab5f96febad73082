import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { productsInBatches } from '#core/catalogue/products/products-in-batches.ts';
import { asId, type ProductId, type ProductPriceId } from '#core/shared/ids.ts';
import type { ProductAndRow } from './order-row.ts';

/** The index's key of a product as the repository's id. */
export const idOfKey = (key: number): ProductId => asId<'product'>(String(key));

/** The products of many products, each fetched once. */
export const productsById = async (
  productRepository: Pick<ProductRepository, 'products'>,
  ids: Iterable<ProductId>,
): Promise<ReadonlyMap<ProductId, CatalogueProduct>> => {
  const products = await productsInBatches(productRepository, [...new Set(ids)]);
  return new Map(products.map((product) => [product.shown.productId, product]));
};

export const rowOf = (product: CatalogueProduct | undefined, id: ProductPriceId): ProductAndRow | undefined => {
  const row = product?.rows.find(({ productPriceId }) => productPriceId === id);
  return product === undefined || row === undefined ? undefined : { product, row };
};
