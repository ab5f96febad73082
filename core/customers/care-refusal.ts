import type { Caller } from '#core/access/caller.ts';
import type { SellerId } from '#core/shared/ids.ts';

/** Staff as themselves, or a user who already acts as a customer. */
export type Carer = Pick<Caller, 'role' | 'sellerId' | 'actedBy'>;

export type CareRefusal =
  | { readonly code: 'not-allowed' }
  | { readonly code: 'customer-not-found' }
  /** The customer of another seller, or of none: the answer does not tell which. */
  | { readonly code: 'customer-not-yours' };

/**
 * Null where the customer is one that they look after: any is an Admin's, a Seller has their own, and nobody has any
 * while acting as one.
 */
export const careRefusal = (
  { role, sellerId, actedBy }: Carer,
  customer: { readonly sellerId: SellerId | null } | null,
): CareRefusal | null => {
  if (actedBy !== null) return { code: 'not-allowed' };
  if (role === 'Seller') {
    const isTheirs = customer !== null && sellerId !== null && customer.sellerId === sellerId;
    return isTheirs ? null : { code: 'customer-not-yours' };
  }
  if (role !== 'Admin') return { code: 'not-allowed' };
  return customer === null ? { code: 'customer-not-found' } : null;
};
