import { type EyesParts, eyesOf } from '#core/catalogue/eyes-of.ts';
import { groupProducts } from '#core/catalogue/product-groups.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import { showCards } from '#core/catalogue/show-cards.ts';
import { Ok } from '#core/shared/result.ts';
import { announcedCards } from './announced-cards.ts';
import type { NewsBoard } from './news-board.port.ts';
import type { NewsDesk } from './news-desk.ts';

export interface NewsParts extends EyesParts {
  readonly board: NewsBoard;
  readonly shelf: ProductShelf;
}

export const createNewsDesk = (parts: NewsParts): NewsDesk => ({
  async products(caller) {
    const { board, shelf } = parts;
    const [eyes, announced] = await Promise.all([eyesOf(parts, caller), board.announced()]);
    const cards = await shelf.cards([...new Set(announced.map(({ productId }) => productId))]);
    return Ok(groupProducts(showCards(announcedCards(announced, cards), caller, eyes, shelf.disabled())));
  },
});
