import type { ProductId } from '#core/shared/ids.ts';
import type { ProductRepository } from './product.repository.port.ts';
import type { ProductCard } from './product-card.ts';

/** So that no statement holds up the others, however many cards are wanted. */
const batch = 200;

export const cardsInBatches = async (
  productRepository: Pick<ProductRepository, 'cards'>,
  ids: readonly ProductId[],
): Promise<readonly ProductCard[]> => {
  const cards: ProductCard[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    cards.push(...(await productRepository.cards(ids.slice(from, from + batch))));
  }
  return cards;
};
