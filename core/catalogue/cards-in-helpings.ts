import type { ProductId } from '#core/shared/ids.ts';
import type { ProductCard } from './product-card.ts';
import type { ProductShelf } from './product-shelf.port.ts';

/** So that no statement holds up the others, however many cards are wanted. */
const helping = 200;

export const cardsInHelpings = async (
  shelf: Pick<ProductShelf, 'cards'>,
  ids: readonly ProductId[],
): Promise<readonly ProductCard[]> => {
  const cards: ProductCard[] = [];
  for (let from = 0; from < ids.length; from += helping) {
    cards.push(...(await shelf.cards(ids.slice(from, from + helping))));
  }
  return cards;
};
