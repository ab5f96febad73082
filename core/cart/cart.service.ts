import type { Caller } from '#core/access/caller.ts';
import type { OfferId, OfferLotId, ProductBrandId, ProductId, ProductPriceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Cart, CartState } from './cart.ts';
import type { QuantityFailure } from './quantity.ts';

/** The cart that both logins of a company share: the capability behind `api/ShoppingCarts`. */
export interface CartService {
  read(caller: Caller): Promise<Result<Cart, CartFailure>>;
  state(caller: Caller): Promise<Result<CartState, CartFailure>>;
  /**
   * Sets (not adds) the quantity of a line, so that sending it twice changes nothing; 0 removes it
   * (docs/rules/cart.md 1).
   */
  setLine(caller: Caller, line: LineToSet): Promise<Result<CartState, CartFailure>>;
  /** Sets many lines, all or none, and tells once; as setLine, sending them twice changes nothing. */
  setLines(caller: Caller, lines: readonly RowToSet[]): Promise<Result<CartState, CartFailure>>;
  removeLine(caller: Caller, line: LineSeen): Promise<Result<CartState, CartFailure>>;
  /**
   * Takes today's cost of every line as agreed; `seen` is the tag of the cart that was shown, so that nothing newer is
   * agreed unseen.
   */
  acceptPrices(caller: Caller, seen: Cart['tag']): Promise<Result<CartState, CartFailure>>;
}

/**
 * Exactly one of the first two names the line. The rule decides which offer applies: the given one has to exist, and is
 * not used otherwise.
 */
export interface LineKey {
  readonly productPriceId: ProductPriceId | null;
  readonly offerLotId: OfferLotId | null;
  readonly offerId?: OfferId | null;
}

export interface LineSeen extends LineKey {
  /**
   * What the cart was seen to hold of it: what another window changed since is not written over. Without it the last
   * word counts.
   */
  readonly was?: number;
}

export interface LineToSet extends LineSeen {
  readonly quantity: number;
  /** The product of a price row; our server looks it up itself. */
  readonly product?: LineProduct;
}

/**
 * What a line says of its product beside the row's id, for a back end that takes it from there (docs/rules/cart.md 9).
 */
export interface LineProduct {
  readonly code: string;
  readonly productId: ProductId | null;
  readonly productBrandId: ProductBrandId | null;
  readonly productBrandName: string;
  readonly internalCode: string;
}

/** A price row among many to set. */
export interface RowToSet {
  readonly productPriceId: ProductPriceId;
  /** The quantity that the cart is to have, at least 1. */
  readonly quantity: number;
  /** The quantity that was seen: a colleague's later change is not written over. */
  readonly was: number;
}

/** The most lines that are set at once. */
export const maxRowsAtOnce = 1000;

export type CartFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** A line has to be named by a row or by a lot: neither was given, or both. */
  | { readonly code: 'line-not-named' }
  /** The offer that was named is none of the row's, or not for this customer. */
  | { readonly code: 'offer-not-found' }
  /** No such price row or lot for this customer: it never existed, or its brand or family is disabled. */
  | { readonly code: 'row-not-found' }
  | { readonly code: 'row-not-for-sale'; readonly productCode: string }
  /** The cart or its prices moved again since it was shown. */
  | { readonly code: 'prices-moved' }
  /** Nothing was set: these products cannot be ordered, or not in that quantity. */
  | { readonly code: 'lines-refused'; readonly productCodes: readonly string[] }
  /** Nothing was set: a line has changed since it was seen. */
  | { readonly code: 'lines-moved' }
  | QuantityFailure;
