import type { Author } from '#core/audit/author.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { DeliveryAddress } from '#core/customers/delivery-address.ts';
import type { KeyReused, KnownRequest } from '#core/shared/idempotency.ts';
import type { CustomerId, DeliveryMethodId, OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { MoveRefusal } from './move-refusal.ts';
import type { DocumentNumber } from './number.ts';
import type { OrderPage } from './order.service.ts';
import type { Order, OrderLine, OrderSummary } from './order.ts';
import type { OrderFilter } from './order-management.service.ts';
import type { OrderState } from './state.ts';

/** An order that is ready to be stored, and what it was calculated from: none of it may have moved when it is. */
export interface OrderDraft {
  readonly customerId: CustomerId;
  readonly idempotencyKey: string;
  /** Hash of the order: the same key with another is refused. */
  readonly payloadHash: string;
  readonly year: number;
  readonly sentAt: string;
  readonly sentBy: string;
  readonly actedBy: string | null;
  readonly deliveryMethodId: DeliveryMethodId;
  /** The name of one of the company's addresses; empty for its main one. */
  readonly deliveryAddress: string;
  readonly notes: string;
  readonly cart: Cart;
  readonly lines: readonly OrderLine[];
  readonly calculatedFrom: {
    readonly cartVersion: number;
    readonly termsVersion: number;
    readonly generation: number;
    /** The rules of what is switched off, at that moment (`ProductRepository.rules`). */
    readonly rules: string;
  };
}

export type StoreFailure =
  /**
   * The cart, the terms, the catalogue or what is switched off in it moved since the draft was calculated: calculate
   * again.
   */
  | { readonly code: 'stale' }
  | { readonly code: 'delivery-method-unknown' }
  | { readonly code: 'delivery-address-unknown' }
  | KeyReused;

export interface OrderRepository {
  /**
   * Stores the order, its lines, its number, its key, its e-mail and the emptied cart as one transaction, and tells the
   * live connection. A key that is there already answers its order.
   */
  store(draft: OrderDraft): Promise<Result<Order, StoreFailure>>;
  knownKey(customerId: CustomerId, key: string): Promise<KnownRequest<OrderId> | null>;
  /** The company's main address first. */
  addressesOf(customerId: CustomerId): Promise<readonly DeliveryAddress[]>;
  byId(id: OrderId): Promise<Order | null>;
  byNumber(number: DocumentNumber): Promise<Order | null>;
  ofCustomer(customerId: CustomerId, page: number): Promise<OrderPage<Order>>;
  list(filter: OrderFilter): Promise<OrderPage<OrderSummary>>;
  /**
   * Moves an order, with its step, its entry of the audit trail and the live event, in one transaction; compares no
   * versions.
   */
  move(number: DocumentNumber, to: OrderState, at: string, author: Author): Promise<Result<void, MoveRefusal>>;
}
