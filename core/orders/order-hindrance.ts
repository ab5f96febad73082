import { type Cart, nameOfLine } from '#core/cart/cart.ts';
import type { OrderFailure } from './order.service.ts';

type OrderHindrance = Extract<OrderFailure, { readonly code: 'orders-blocked' | 'cart-empty' | 'lines-gone' }>;

/** Why a cart can't be sent, with any delivery method and acceptance; null where it can (docs/rules/orders.md 5). */
export const orderHindrance = ({
  orderBlock,
  products,
}: Pick<Cart, 'orderBlock' | 'products'>): OrderHindrance | null => {
  if (orderBlock !== null) return { code: 'orders-blocked', ...orderBlock };
  if (products.length === 0) return { code: 'cart-empty' };
  const gone = products.filter(({ isGone }) => isGone);
  return gone.length === 0 ? null : { code: 'lines-gone', codes: gone.map(nameOfLine) };
};
