import { discountRowsToWire, grantedToWire, surchargeToWire } from '#adapters/wire/cart.wire.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { toColumn } from './money-column.ts';

/** What an order keeps of its cart, as JSON: nothing of it changes when the catalogue or the terms do. */
export interface OrderSnapshot {
  readonly lines: readonly (Omit<OrderLine, 'listPrice' | 'cost' | 'subtotal'> & {
    readonly listPrice: string;
    readonly cost: string;
    readonly subtotal: string;
  })[];
  readonly offerValueQuantities: ReturnType<typeof grantedToWire>;
  readonly deliverySurcharge: ReturnType<typeof surchargeToWire> & { readonly charged: string };
  readonly discountExplanation: ReturnType<typeof discountRowsToWire>;
}

export const orderSnapshot = (cart: Cart, lines: readonly OrderLine[]): OrderSnapshot => ({
  lines: lines.map((line) => ({
    ...line,
    listPrice: toColumn(line.listPrice),
    cost: toColumn(line.cost),
    subtotal: toColumn(line.subtotal),
  })),
  offerValueQuantities: grantedToWire(cart.offerValueQuantities),
  deliverySurcharge: { ...surchargeToWire(cart.deliverySurcharge), charged: toColumn(cart.surcharge) },
  discountExplanation: discountRowsToWire(cart.discountExplanation),
});
