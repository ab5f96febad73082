import type { Caller } from '#core/access/caller.ts';
import type { CartStore } from '#core/cart/cart-store.port.ts';
import { isDisabled, nothingDisabled } from '#core/catalogue/disabled.ts';
import { eyesOf, seesDisabled } from '#core/catalogue/eyes-of.ts';
import { forCaller } from '#core/catalogue/for-caller.ts';
import { type ProductCard, typeIdsOf } from '#core/catalogue/product-card.ts';
import { groupProducts } from '#core/catalogue/product-groups.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import type { TaxonomyBook } from '#core/catalogue/taxonomy.port.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import type { OfferLotId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { inShelfOrder } from './in-shelf-order.ts';
import { lotForCaller } from './lot-for-caller.ts';
import type { OfferShelf } from './offer-shelf.port.ts';
import { offeredRows } from './offered-rows.ts';
import type { OfferLot, OffersDesk } from './offers-desk.ts';
import { publicityOf } from './publicity.ts';
import { isSwitchedOff } from './value-quantity.ts';

export interface OffersParts {
  readonly offers: OfferShelf;
  readonly shelf: ProductShelf;
  readonly taxonomy: TaxonomyBook;
  readonly terms: TermsBook;
  readonly carts: CartStore;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

/** Cards are asked for in helpings, so that no statement is long. */
const helping = 200;

export const createOffersDesk = (parts: OffersParts): OffersDesk => {
  const { offers, shelf, taxonomy, carts } = parts;

  const offeredCards = async (): Promise<readonly ProductCard[]> => {
    const ids = await offers.offeredProducts(shelf.generation());
    const cards: ProductCard[] = [];
    for (let from = 0; from < ids.length; from += helping) {
      cards.push(...(await shelf.cards(ids.slice(from, from + helping))));
    }
    return cards;
  };

  const lotsFor = async (caller: Caller): Promise<readonly Omit<OfferLot, 'quantity'>[]> => {
    const [{ terms }, stored] = await Promise.all([eyesOf(parts, caller), offers.lots()]);
    const cards = await shelf.cardsOfRows(
      stored.flatMap(({ products }) => products.map(({ productPriceId }) => productPriceId)),
    );
    return stored.flatMap((lot) => lotForCaller(lot, cards, terms, shelf.disabled()) ?? []);
  };

  const lotsInCart = async ({ customerId }: Caller): Promise<ReadonlyMap<OfferLotId, number>> => {
    if (customerId === null) return new Map();
    const { lines } = await carts.read(customerId);
    return new Map(lines.flatMap(({ offerLotId, quantity }) => (offerLotId === null ? [] : [[offerLotId, quantity]])));
  };

  const openValueQuantities = async () =>
    (await offers.valueQuantities()).filter((offer) => !isSwitchedOff(offer, shelf.disabled()));

  return {
    async products(caller) {
      if (!caller.allowOffers) return notAllowed;
      const [eyes, cards, names] = await Promise.all([eyesOf(parts, caller), offeredCards(), taxonomy.names()]);
      const disabled = shelf.disabled();
      const hidden = seesDisabled(caller) ? nothingDisabled : disabled;
      const shown = cards
        .filter((card) => !isDisabled(hidden, card.brandId, typeIdsOf(card)))
        .flatMap((card) => offeredRows(card, eyes.terms.priceListId, hidden) ?? [])
        .map((card) => {
          const isOff = isDisabled(disabled, card.brandId, typeIdsOf(card));
          return { card, product: forCaller(card, eyes, { isDisabled: isOff, foundBy: null }) };
        });
      return Ok(groupProducts(inShelfOrder(shown, names)));
    },

    async lots(caller) {
      if (!caller.allowOffers) return notAllowed;
      const [lots, inCart] = await Promise.all([lotsFor(caller), lotsInCart(caller)]);
      return Ok(lots.map((lot) => ({ ...lot, quantity: inCart.get(lot.id) ?? 0 })));
    },

    async valueQuantities(caller) {
      return caller.allowOffers ? Ok(await openValueQuantities()) : notAllowed;
    },

    async publicity(caller) {
      if (!caller.allowOffers) return notAllowed;
      const [lots, valueQuantities] = await Promise.all([lotsFor(caller), openValueQuantities()]);
      return Ok(publicityOf(lots, valueQuantities));
    },
  };
};
