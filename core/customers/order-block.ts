import { standingOf } from './customer-state.ts';

/** The seller whom a customer calls. */
export interface OrderContact {
  readonly name: string;
  readonly phone: string;
}

/** Why a company sends no order, and whom to call about it; null where they have no seller with a telephone. */
export interface OrderBlock {
  /** As the distributor's system wrote it. */
  readonly state: string;
  readonly contact: OrderContact | null;
}

/**
 * Null for a company that may send orders. A stopped one sees everything and sends none, nor does who acts for it
 * (docs/rules/customers.md 2).
 */
export const orderBlock = (state: string, seller: OrderContact | null): OrderBlock | null =>
  standingOf(state) === 'stopped'
    ? { state, contact: seller === null || seller.phone.trim() === '' ? null : seller }
    : null;
