import type { Cart } from '#core/cart/cart.ts';
import type { OrderToSend } from './order.service.ts';

/** Where an order that was sent and not answered yet outlives the program. It never throws. */
export interface OpenOrderStore {
  read(): OrderToSend | null;
  keep(order: OrderToSend): void;
  forget(): void;
}

/**
 * What to do about an order of which nobody heard what became, now that the cart is this (docs/rules/orders.md 2):
 * - `find-out`: send it again with its key. The cart is no longer the one that it names, so that nothing but its own order can be the answer.
 * - `unknown`: the cart is empty, and the other end tells no cart from another: sending again might order twice.
 * - `go-on`: the cart is as it was, so that it became no order.
 */
export const afterNoAnswer = (
  { seenTag }: Pick<OrderToSend, 'seenTag'>,
  { tag, products }: Pick<Cart, 'tag' | 'products'>,
): 'find-out' | 'unknown' | 'go-on' => {
  if (seenTag !== null) return seenTag === tag ? 'go-on' : 'find-out';
  return products.length === 0 ? 'unknown' : 'go-on';
};

type Wanted = Omit<OrderToSend, 'idempotencyKey'>;

/** The key of the order that is open, where this is the same; else another. A cart without a tag is never known to be the same. */
export const keyAfter = (open: OrderToSend | null, wanted: Wanted, newKey: () => string): string => {
  const isSame =
    open !== null &&
    wanted.seenTag !== null &&
    open.seenTag === wanted.seenTag &&
    open.deliveryMethodId === wanted.deliveryMethodId &&
    (open.deliveryAddress ?? '') === (wanted.deliveryAddress ?? '') &&
    open.notes === wanted.notes;
  return isSame ? open.idempotencyKey : newKey();
};
