import type { OrderState } from './state.ts';

/** Why an order is not moved to another state. */
export type MoveRefusal =
  | { readonly code: 'order-not-found' }
  | { readonly code: 'state-not-allowed'; readonly from: OrderState; readonly to: OrderState }
  /** Somebody changed it since it was seen; it is in that state now. */
  | { readonly code: 'order-moved'; readonly state: OrderState };
