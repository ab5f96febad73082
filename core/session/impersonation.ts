import type { Caller } from '#core/access/caller.ts';
import { standingOf } from '#core/customers/standing.ts';
import type { CustomerId, SellerId } from '#core/shared/ids.ts';

/** What has to be known of a customer before somebody acts as them. */
export interface ActedCustomer {
  readonly id: CustomerId;
  readonly state: string;
  readonly sellerId: SellerId | null;
}

export type ActingRefusal =
  | { readonly code: 'not-allowed' }
  | { readonly code: 'customer-not-found' }
  /** Of another seller, or of nobody: which of the two is not told. */
  | { readonly code: 'customer-not-yours' }
  | { readonly code: 'customer-not-in-order'; readonly state: string };

/** Who wants to act: staff as themselves, or whoever already acts as somebody. */
export type Actor = Pick<Caller, 'role' | 'sellerId' | 'actedBy'>;

/**
 * Null when they may: an Admin as any customer, a Seller as one of their own, both only as one in order, and nobody who is acting
 * already (decisions.md §3).
 */
export const actingRefusal = (actor: Actor, customer: ActedCustomer | null): ActingRefusal | null => {
  if (actor.actedBy !== null) return { code: 'not-allowed' };
  if (actor.role === 'Seller') {
    const isTheirs = customer !== null && actor.sellerId !== null && customer.sellerId === actor.sellerId;
    if (!isTheirs) return { code: 'customer-not-yours' };
  } else if (actor.role !== 'Admin') return { code: 'not-allowed' };
  if (customer === null) return { code: 'customer-not-found' };
  const { state } = customer;
  return standingOf(state) === 'in-order' ? null : { code: 'customer-not-in-order', state };
};

/** An hour at most (craft.md), and never past the session that it hangs from. Instants in milliseconds. */
export const actingEnd = (now: number, staffEnd: number): number => Math.min(now + 60 * 60 * 1000, staffEnd);
