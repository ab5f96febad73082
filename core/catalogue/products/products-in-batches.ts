import type { ProductId } from '#core/shared/ids.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { ProductRepository } from './product.repository.port.ts';

/** So that no statement is long, however many products are wanted. */
const batch = 200;

/** Products by their ids, some at a time, so that no statement is too large. */
export const productsInBatches = async (
  productRepository: Pick<ProductRepository, 'products'>,
  ids: readonly ProductId[],
): Promise<readonly CatalogueProduct[]> => {
  const products: CatalogueProduct[] = [];
  for (const some of inBatches(ids, batch)) products.push(...(await productRepository.products(some)));
  return products;
};
