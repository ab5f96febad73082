import { isDisabled, nothingDisabled } from '#core/catalogue/disabled.ts';
import { type EyesParts, eyesOf, seesDisabled } from '#core/catalogue/eyes-of.ts';
import { forCaller } from '#core/catalogue/for-caller.ts';
import { typeIdsOf } from '#core/catalogue/product-card.ts';
import { groupProducts } from '#core/catalogue/product-groups.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
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
    const disabled = shelf.disabled();
    const hidden = seesDisabled(caller) ? nothingDisabled : disabled;
    const shown = announcedCards(announced, cards)
      .filter((card) => !isDisabled(hidden, card.brandId, typeIdsOf(card)))
      .map((card) => {
        const isOff = isDisabled(disabled, card.brandId, typeIdsOf(card));
        return { card, product: forCaller(card, eyes, { isDisabled: isOff, foundBy: null }) };
      });
    return Ok(groupProducts(shown));
  },
});
