import type { CustomerFilter } from '#core/customers/customer-search.ts';
import type { CustomerId } from '#core/shared/ids.ts';

/** Whom to invite: those that were chosen, or all that a filter finds. */
export type InvitedCustomers = { readonly ids: readonly CustomerId[] } | { readonly filter: CustomerFilter };

/** So many are invited at once; the others by asking again, since who was invited is not invited twice. */
export const maxInvitedAtOnce = 1000;

/** What becomes of each of them, counted. */
export interface InvitedMany {
  /** Invited; or that would be, where it is only asked. */
  readonly invited: number;
  /** Beyond `maxInvitedAtOnce`: those who ask again invite them too. */
  readonly left: number;
  /** Nobody can write to them. */
  readonly withoutEmail: number;
  /** Somebody of them can sign in already, or has an open invitation; or they are closed. */
  readonly withAccess: number;
}
