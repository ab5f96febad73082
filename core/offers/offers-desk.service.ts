import type { Caller } from '#core/access/caller.ts';
import type { CartStore } from '#core/cart/cart-store.port.ts';
import { nothingDisabled } from '#core/catalogue/disabled.ts';
import { eyesOf, seesDisabled } from '#core/catalogue/eyes-of.ts';
import { inShelfOrder } from '#core/catalogue/in-shelf-order.ts';
import { groupProducts, type Shown } from '#core/catalogue/product-groups.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import { showCards } from '#core/catalogue/show-cards.ts';
import type { TaxonomyBook } from '#core/catalogue/taxonomy.port.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import type { OfferLotId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
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
  /** Lets whoever else waits for this process go first: thousands of prices take a while. */
  readonly yieldToOthers: () => Promise<void>;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

/** Products are fetched and priced in helpings, so that nothing takes long at once. */
const helping = 200;

export const createOffersDesk = (parts: OffersParts): OffersDesk => {
  const { offers, shelf, taxonomy, carts, yieldToOthers } = parts;

  const offeredProducts = async (caller: Caller): Promise<readonly Shown[]> => {
    const [eyes, ids] = await Promise.all([eyesOf(parts, caller), offers.offeredProducts(shelf.generation())]);
    const disabled = shelf.disabled();
    const hidden = seesDisabled(caller) ? nothingDisabled : disabled;
    const shown: Shown[] = [];
    for (let from = 0; from < ids.length; from += helping) {
      const cards = await shelf.cards(ids.slice(from, from + helping));
      const offered = cards.flatMap((card) => offeredRows(card, eyes.terms.priceListId, hidden) ?? []);
      shown.push(...showCards(offered, caller, eyes, disabled));
      await yieldToOthers();
    }
    return shown;
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
      const [shown, names] = await Promise.all([offeredProducts(caller), taxonomy.names()]);
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
