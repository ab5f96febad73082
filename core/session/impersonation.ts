import { type CareRefusal, type Carer, careRefusal } from '#core/customers/care-refusal.ts';
import { standingOf } from '#core/customers/customer-state.ts';
import type { CustomerId, SellerId } from '#core/shared/ids.ts';

/** The facts about a customer that decide whether staff may act as it. */
export interface ActedCustomer {
  readonly id: CustomerId;
  readonly state: string;
  readonly sellerId: SellerId | null;
}

export type ActingRefusal = CareRefusal | { readonly code: 'customer-not-in-order'; readonly state: string };

/** The user who wants to act: staff as themselves, or a user who already acts as a customer. */
export type Actor = Carer;

/** Why nobody acts as a customer in that state (docs/rules/session.md 6); null where the state is no reason. */
export const stateRefusal = (state: string) =>
  standingOf(state) === 'in-order' ? null : ({ code: 'customer-not-in-order', state } as const);

/**
 * Null when they may: an Admin as any customer, a Seller as one of their own, both only as one in order, and nobody who
 * is acting already (docs/rules/session.md 6).
 */
export const actingRefusal = (actor: Actor, customer: ActedCustomer | null): ActingRefusal | null => {
  const refused = careRefusal(actor, customer);
  return refused !== null || customer === null ? refused : stateRefusal(customer.state);
};

/**
 * An hour at most (docs/rules/session.md 7), and never past the session that it hangs from. Instants in milliseconds.
 */
export const actingEnd = (now: number, staffEnd: number): number => Math.min(now + 60 * 60 * 1000, staffEnd);
