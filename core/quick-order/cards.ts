import { cardsInBatches } from '#core/catalogue/products/cards-in-batches.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { ProductCard } from '#core/catalogue/products/product-card.ts';
import { asId, type ProductId, type ProductPriceId } from '#core/shared/ids.ts';
import type { CardAndRow } from './order-row.ts';

/** The index's key of a product as the repository's id. */
export const idOfKey = (key: number): ProductId => asId<'product'>(String(key));

/** The cards of many products, each fetched once. */
export const cardsById = async (
  productRepository: Pick<ProductRepository, 'cards'>,
  ids: Iterable<ProductId>,
): Promise<ReadonlyMap<ProductId, ProductCard>> => {
  const cards = await cardsInBatches(productRepository, [...new Set(ids)]);
  return new Map(cards.map((card) => [card.shown.productId, card]));
};

export const rowOf = (card: ProductCard | undefined, id: ProductPriceId): CardAndRow | undefined => {
  const row = card?.rows.find(({ productPriceId }) => productPriceId === id);
  return card === undefined || row === undefined ? undefined : { card, row };
};
