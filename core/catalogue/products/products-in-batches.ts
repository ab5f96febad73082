import type { ProductId } from '#core/shared/ids.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { ProductRepository } from './product.repository.port.ts';

/** So that no statement holds up the others, however many products are wanted. */
const batch = 200;

export const productsInBatches = async (
  productRepository: Pick<ProductRepository, 'products'>,
  ids: readonly ProductId[],
): Promise<readonly CatalogueProduct[]> => {
  const products: CatalogueProduct[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    products.push(...(await productRepository.products(ids.slice(from, from + batch))));
  }
  return products;
};
