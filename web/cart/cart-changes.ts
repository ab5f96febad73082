import { type Cart, nameOfLine } from '#core/cart/cart.ts';
import { type DocumentNumber, formatNumber } from '#core/orders/number.ts';

/** What somebody else did to the cart: the first line that differs, or the order that it became. */
export interface CartChanges {
  readonly by: string;
  readonly did: 'added' | 'changed' | 'removed' | 'sent';
  readonly what: string;
  readonly quantity: number;
}

/** What is said of an order of that number. */
export const orderOf = (number: string): string => `el pedido ${number}`;

/** The cart was sent as an order. */
export const changesByOrder = (order: DocumentNumber, by: string): CartChanges => ({
  by,
  did: 'sent',
  what: orderOf(formatNumber(order)),
  quantity: 0,
});

/** Null when nothing that people see changed. */
export const changesBetween = (before: Cart, after: Cart, by: string): CartChanges | null => {
  const known = new Map(before.products.map((line) => [line.id, line]));
  for (const line of after.products) {
    const old = known.get(line.id);
    const { quantity } = line;
    if (old === undefined) return { by, did: 'added', what: nameOfLine(line), quantity };
    if (old.quantity !== quantity) return { by, did: 'changed', what: nameOfLine(line), quantity };
  }
  const left = new Set(after.products.map(({ id }) => id));
  const removed = before.products.find(({ id }) => !left.has(id));
  return removed === undefined ? null : { by, did: 'removed', what: nameOfLine(removed), quantity: 0 };
};
