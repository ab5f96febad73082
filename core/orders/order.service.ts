import type { Caller } from '#core/access/caller.ts';
import type { Cart, CartLine } from '#core/cart/cart.ts';
import type { DeliveryAddress } from '#core/customers/delivery-address.ts';
import type { OrderBlock } from '#core/customers/order-block.ts';
import type { DeliveryMethodId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { MoveRefusal } from './move-refusal.ts';
import type { DocumentNumber } from './number.ts';
import type { Order } from './order.ts';

/** Sending and following orders: the capability behind `api/Orders` and `api/Management/Orders`. */
export interface OrderService<Sent = Order> {
  /**
   * Sends the cart. Order, snapshot, emptying of the cart, number and outgoing e-mail are one transaction; the same key
   * answers the same order (docs/rules/orders.md 2).
   */
  send(caller: Caller, order: OrderToSend): Promise<Result<Sent, OrderFailure>>;
  /** The company's own orders, newest first, 20 a page. */
  page(caller: Caller, page: number): Promise<Result<OrderPage<Order>, OrderFailure>>;
  /** An order of the company by its number. */
  show(caller: Caller, number: DocumentNumber): Promise<Result<Order, OrderFailure>>;
  /** Where the company's orders may go: its main address first, which has no name. Another back end answers none. */
  addresses(caller: Caller): Promise<Result<readonly DeliveryAddress[], OrderFailure>>;
}

/**
 * The service of a server that may be another's: null is an order that the server took without answering its details.
 */
export type RemoteOrderService = OrderService<Order | null>;

/** In characters. */
export const maxOrderNotes = 1000;

export interface OrderToSend {
  readonly deliveryMethodId: DeliveryMethodId;
  /** The name of one of the company's addresses; left out or empty for its main one. */
  readonly deliveryAddress?: string | undefined;
  readonly notes: string;
  /** The client's, one for each intention to send: the same key never makes two orders. */
  readonly idempotencyKey: string;
  /** The tag of the cart as it was shown, so that nothing is charged unseen; null where the client does not say. */
  readonly seenTag: Cart['tag'];
}

export interface OrderPage<Item> {
  readonly orders: readonly Item[];
  readonly currentPage: number;
  readonly totalPages: number;
}

export type OrderFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'cart-empty' }
  /** The company is in a state in which it sends no order. */
  | ({ readonly code: 'orders-blocked' } & OrderBlock)
  | { readonly code: 'delivery-method-unknown' }
  /** The company has no address of that name, or none any more. */
  | { readonly code: 'delivery-address-unknown' }
  /** Prices moved since the customer last saw them: shown and confirmed before anything is sent. */
  | { readonly code: 'prices-changed'; readonly lines: readonly CartLine[] }
  /** The cart is no longer the one that was shown: a colleague, a price, a discount or a surcharge moved it. */
  | { readonly code: 'cart-moved' }
  | { readonly code: 'lines-gone'; readonly codes: readonly string[] }
  /** The key was used for another order. */
  | { readonly code: 'key-reused' }
  /** An order with this key is being stored at this moment. */
  | { readonly code: 'order-in-flight' }
  | MoveRefusal;
