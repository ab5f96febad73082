import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { ProductCard } from '#core/catalogue/products/product-card.ts';
import { isSwitchedOff, rowOf } from '#core/catalogue/products/row-on-sale.ts';
import type { CustomerId, ProductPriceId } from '#core/shared/ids.ts';
import type { CartRepository } from './cart.repository.port.ts';

interface Parts {
  readonly productRepository: Pick<ProductRepository, 'cardsOfRows' | 'disabled'>;
  readonly carts: Pick<CartRepository, 'held'>;
}

/**
 * The cards of rows that a company names. What is switched off is as unknown as any wrong id, unless the company holds
 * it already.
 */
export const knownCards = async (
  { productRepository, carts }: Parts,
  customerId: CustomerId,
  rowIds: readonly ProductPriceId[],
): Promise<ReadonlyMap<ProductPriceId, ProductCard>> => {
  const cards = await productRepository.cardsOfRows(rowIds);
  const disabled = productRepository.disabled();
  const off = [...cards].flatMap(([id, card]) => {
    const row = rowOf(card, id);
    return row !== undefined && isSwitchedOff(card, row, disabled) ? [id] : [];
  });
  if (off.length === 0) return cards;
  const held = await carts.held(customerId, off);
  const hidden = new Set(off.filter((id) => !held.has(id)));
  return new Map([...cards].filter(([id]) => !hidden.has(id)));
};
