import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { isSwitchedOff, rowOf } from '#core/catalogue/products/row-on-sale.ts';
import type { CustomerId, ProductPriceId } from '#core/shared/ids.ts';
import type { CartRepository } from './cart.repository.port.ts';

interface Parts {
  readonly productRepository: Pick<ProductRepository, 'productsOfRows' | 'disabled'>;
  readonly carts: Pick<CartRepository, 'held'>;
}

/**
 * The products of rows that a company names. What is switched off is as unknown as any wrong id, unless the company
 * holds it already.
 */
export const knownProducts = async (
  { productRepository, carts }: Parts,
  customerId: CustomerId,
  rowIds: readonly ProductPriceId[],
): Promise<ReadonlyMap<ProductPriceId, CatalogueProduct>> => {
  const products = await productRepository.productsOfRows(rowIds);
  const disabled = productRepository.disabled();
  const off = [...products].flatMap(([id, product]) => {
    const row = rowOf(product, id);
    return row !== undefined && isSwitchedOff(product, row, disabled) ? [id] : [];
  });
  if (off.length === 0) return products;
  const held = await carts.held(customerId, off);
  const hidden = new Set(off.filter((id) => !held.has(id)));
  return new Map([...products].filter(([id]) => !hidden.has(id)));
};
