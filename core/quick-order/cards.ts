import { cardsInHelpings } from '#core/catalogue/cards-in-helpings.ts';
import type { ProductCard } from '#core/catalogue/product-card.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import { asId, type ProductId, type ProductPriceId } from '#core/shared/ids.ts';
import type { CardAndRow } from './order-row.ts';

/** The index's key of a product as the shelf's id. */
export const idOfKey = (key: number): ProductId => asId<'product'>(String(key));

/** The cards of many products, each fetched once. */
export const cardsById = async (
  shelf: Pick<ProductShelf, 'cards'>,
  ids: Iterable<ProductId>,
): Promise<ReadonlyMap<ProductId, ProductCard>> => {
  const cards = await cardsInHelpings(shelf, [...new Set(ids)]);
  return new Map(cards.map((card) => [card.productId, card]));
};

export const rowOf = (card: ProductCard | undefined, id: ProductPriceId): CardAndRow | undefined => {
  const row = card?.rows.find(({ productPriceId }) => productPriceId === id);
  return card === undefined || row === undefined ? undefined : { card, row };
};
