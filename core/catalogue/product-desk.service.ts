import type { Caller } from '#core/access/caller.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import type { SearchRoom } from '#core/search/search-room.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { ProductBrand } from './catalogue-desk.ts';
import { isDisabled } from './disabled.ts';
import { eyesOf, seesDisabled } from './eyes-of.ts';
import { type Eyes, forCaller } from './for-caller.ts';
import { type ProductCard, typeIdsOf } from './product-card.ts';
import type { ProductDesk } from './product-desk.ts';
import type { Shown } from './product-groups.ts';
import type { ProductShelf } from './product-shelf.port.ts';
import type { QuantitiesInCart } from './quantities-in-cart.port.ts';
import { relativesOf } from './relatives.ts';
import { substitutesFor } from './substitutes.ts';

export interface ProductParts {
  readonly room: SearchRoom;
  readonly shelf: ProductShelf;
  readonly terms: TermsBook;
  readonly carts: QuantitiesInCart;
}

const notFound = Err({ code: 'product-not-found' } as const);

export const createProductDesk = (parts: ProductParts): ProductDesk => {
  const { room, shelf } = parts;

  const shown = (card: ProductCard, eyes: Eyes): Shown => ({
    card,
    product: forCaller(card, eyes, null),
  });

  const find = async (caller: Caller, id: ProductId): Promise<ProductCard | null> => {
    const [card] = await shelf.cards([id]);
    if (card === undefined) return null;
    return isDisabled(shelf.disabled(), card.brandId, typeIdsOf(card)) && !seesDisabled(caller) ? null : card;
  };

  return {
    async read(caller, id) {
      const [card, eyes] = await Promise.all([find(caller, id), eyesOf(parts, caller)]);
      return card === null ? notFound : Ok(shown(card, eyes).product);
    },

    async brands(caller, id) {
      const card = await find(caller, id);
      const brands = new Map<ProductBrand['id'], ProductBrand>();
      for (const { brandId, brandName } of card?.rows ?? []) brands.set(brandId, { id: brandId, name: brandName });
      return Ok([...brands.values()].sort((a, b) => (a.name < b.name ? -1 : 1)));
    },

    async substitutes(caller, id, row) {
      const card = await find(caller, id);
      if (card === null) return notFound;
      const [cards, eyes] = await Promise.all([
        shelf.cards(relativesOf(room.current(), card, shelf.disabled())),
        eyesOf(parts, caller),
      ]);
      return Ok(
        substitutesFor(
          shown(card, eyes),
          cards.map((each) => shown(each, eyes)),
          row,
        ),
      );
    },
  };
};
