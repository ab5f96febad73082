import type { Cart } from '#core/cart/cart.ts';
import type { OrderToSend } from './order.service.ts';

/**
 * An order as it was sent, and which cart it was of: one that is filled again with the same has the same tag, and is
 * another.
 */
export interface OpenOrder extends OrderToSend {
  /** `updatedAt` of that cart; '' where nobody said. */
  readonly cartUpdatedAt: string;
}

/** Keeps an order that was sent and not answered yet, beyond the program's end. Never throws. */
export interface OpenOrderStore {
  read(): OpenOrder | null;
  /** Answers whether it could: without it an answer that is lost is never asked about. */
  keep(order: OpenOrder): boolean;
  forget(): void;
}

type CartOfOrder = Pick<OpenOrder, 'seenTag' | 'cartUpdatedAt'>;

/**
 * Whether both are of one cart, untouched in between. It is never known of a cart without a tag, or without the instant
 * of its last change.
 */
const isSameCart = (one: CartOfOrder, other: CartOfOrder): boolean =>
  one.seenTag !== null &&
  one.seenTag === other.seenTag &&
  one.cartUpdatedAt !== '' &&
  one.cartUpdatedAt === other.cartUpdatedAt;

/**
 * What to do about an order of which nobody heard what became (docs/rules/orders.md 2). `find-out`: the cart was
 * touched since: ask (`questionAbout`). `unknown`: it is empty, and the other end tells no cart from another: sent
 * again it might be ordered twice. `go-on`: the cart is as it was, so that it became no order.
 */
export const afterNoAnswer = (
  open: CartOfOrder,
  { tag, updatedAt, products }: Pick<Cart, 'tag' | 'updatedAt' | 'products'>,
): 'find-out' | 'unknown' | 'go-on' => {
  if (open.seenTag !== null) {
    return isSameCart(open, { seenTag: tag, cartUpdatedAt: updatedAt }) ? 'go-on' : 'find-out';
  }
  return products.length === 0 ? 'unknown' : 'go-on';
};

/** A tag that no cart has. */
const noCartsTag = '';

/**
 * Asks by its key what became of an order. The order is sent with a tag that no cart has, so that it cannot be made
 * now.
 */
export const questionAbout = (open: OpenOrder): OpenOrder => ({ ...open, seenTag: noCartsTag });

type Wanted = Omit<OpenOrder, 'idempotencyKey'>;

/** The key of the order that is open, where this is the same order of the same cart; else another. */
export const keyAfter = (open: OpenOrder | null, wanted: Wanted, newKey: () => string): string => {
  const isSame =
    open !== null &&
    isSameCart(open, wanted) &&
    open.deliveryMethodId === wanted.deliveryMethodId &&
    (open.deliveryAddress ?? '') === (wanted.deliveryAddress ?? '') &&
    open.notes === wanted.notes;
  return isSame ? open.idempotencyKey : newKey();
};
