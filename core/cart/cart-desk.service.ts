import { type Caller, whoDidIt } from '#core/access/caller.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { zero } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Cart, CartState } from './cart.ts';
import { cartContents } from './cart-contents.ts';
import type { CartDesk, CartFailure, LineToSet, RowToSet } from './cart-desk.ts';
import type { CartStore } from './cart-store.port.ts';
import { checkRows } from './check-rows.ts';
import { knownCards } from './known-cards.ts';
import { checkQuantity } from './quantity.ts';
import { hasOffer, lotCost, reckonCart, rowCost } from './reckon.ts';

export interface CartParts {
  readonly carts: CartStore;
  readonly shelf: ProductShelf;
  readonly terms: TermsBook;
  readonly hasher: Hasher;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const offerNotFound = Err({ code: 'offer-not-found' } as const);

/** What a write left, or that it was refused since the cart held something else than was seen. */
const told = (state: CartState | null): Result<CartState, CartFailure> =>
  state === null ? Err({ code: 'lines-moved' }) : Ok(state);

/** The cart as it stands, reckoned at today's prices, with what it was reckoned from. */
export const readCart = async ({ carts, shelf, terms, hasher }: CartParts, customerId: CustomerId) => {
  const stored = await carts.read(customerId);
  const agreed = await terms.of(customerId, stored.termsVersion);
  if (agreed === null) return null;
  const generation = shelf.generation();
  const rowIds = stored.lines.flatMap(({ productPriceId }) => (productPriceId === null ? [] : [productPriceId]));
  const lotRowIds = stored.lots.flatMap((lot) => lot.products.map(({ productPriceId }) => productPriceId));
  const cards = await shelf.cardsOfRows([...rowIds, ...lotRowIds]);
  const rules = shelf.rules();
  const reckoned = reckonCart(stored, cards, agreed, shelf.disabled());
  const cart: Cart = { ...reckoned, tag: hasher.digest(cartContents(reckoned)) };
  return { cart, version: stored.version, termsVersion: agreed.version, generation, rules };
};

export const createCartDesk = (parts: CartParts): CartDesk => {
  const { carts, shelf, terms } = parts;

  /** What one unit costs at this quantity, or why it cannot be had. */
  const costOf = async (customerId: CustomerId, line: LineToSet) => {
    const { offerId = null } = line;
    if (line.offerLotId !== null) {
      if (offerId !== null) return offerNotFound;
      const [agreed, lot] = await Promise.all([terms.of(customerId), carts.lot(line.offerLotId)]);
      if (agreed === null) return notAllowed;
      const cards = await shelf.cardsOfRows((lot?.products ?? []).map(({ productPriceId }) => productPriceId));
      return lotCost(lot, cards, agreed, shelf.disabled());
    }
    if (line.productPriceId === null) return Err({ code: 'line-not-named' } as const);
    const [agreed, cards] = await Promise.all([terms.of(customerId), shelf.cardsOfRows([line.productPriceId])]);
    if (agreed === null) return notAllowed;
    const card = cards.get(line.productPriceId);
    const found = rowCost(card, line.productPriceId, line.quantity, agreed, shelf.disabled());
    if (found.ok && offerId !== null && !hasOffer(card, line.productPriceId, offerId, agreed)) return offerNotFound;
    return found;
  };

  const set = async (caller: Caller, line: LineToSet): ReturnType<CartDesk['setLine']> => {
    const { customerId } = caller;
    if (customerId === null) return notAllowed;
    const named = Number(line.productPriceId !== null) + Number(line.offerLotId !== null);
    if (named !== 1) return Err({ code: 'line-not-named' });
    const by = whoDidIt(caller);
    // Taking out is right whatever became of the product.
    if (line.quantity === 0) return told(await carts.set(customerId, { ...line, cost: zero }, by));
    const found = await costOf(customerId, line);
    if (!found.ok) return found;
    const refused = checkQuantity(line.quantity, found.val.multiple);
    if (refused !== null) return Err(refused);
    return told(await carts.set(customerId, { ...line, cost: found.val.cost }, by));
  };

  const setAll = async (caller: Caller, rows: readonly RowToSet[]): ReturnType<CartDesk['setLines']> => {
    const { customerId } = caller;
    if (customerId === null) return notAllowed;
    const [agreed, cards] = await Promise.all([
      terms.of(customerId),
      knownCards(
        parts,
        customerId,
        rows.map(({ productPriceId }) => productPriceId),
      ),
    ]);
    if (agreed === null) return notAllowed;
    const checked = checkRows(rows, cards, agreed, shelf.disabled());
    if (!checked.ok) return checked;
    return told(await carts.setAll(customerId, checked.val, whoDidIt(caller)));
  };

  return {
    async read(caller) {
      if (caller.customerId === null) return notAllowed;
      const reckoned = await readCart(parts, caller.customerId);
      return reckoned === null ? notAllowed : Ok(reckoned.cart);
    },
    async state(caller) {
      return caller.customerId === null ? notAllowed : Ok(await carts.state(caller.customerId));
    },
    setLine: set,
    setLines: setAll,
    removeLine: (caller, line) => set(caller, { ...line, quantity: 0 }),
    async acceptPrices(caller, seen) {
      if (caller.customerId === null) return notAllowed;
      const reckoned = await readCart(parts, caller.customerId);
      if (reckoned === null) return notAllowed;
      if (seen !== null && seen !== reckoned.cart.tag) return Err({ code: 'prices-moved' });
      const costs = reckoned.cart.products.map(({ id, cost }) => ({ id, cost }));
      return Ok(await carts.accept(caller.customerId, costs, whoDidIt(caller)));
    },
  };
};
