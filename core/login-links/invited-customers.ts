import type { CustomerFilter } from '#core/customers/customer-search.ts';
import type { CustomerId } from '#core/shared/ids.ts';

/** The customers to invite: those chosen, or all that a filter finds. */
export type InvitedCustomers = { readonly ids: readonly CustomerId[] } | { readonly filter: CustomerFilter };

/** How many are invited at once; the others by asking again, since who was invited is not invited twice. */
export const maxInvitedAtOnce = 1000;

/** How many were invited, and how many were not, by reason. */
export interface InvitedMany {
  /** Invited; or that would be, where it is only asked. */
  readonly invited: number;
  /** Customers beyond `maxInvitedAtOnce`: the same request again invites them. */
  readonly left: number;
  /** Customers without an e-mail. */
  readonly withoutEmail: number;
  /** Customers without a login that could be invited: none at all, or none that is enabled. */
  readonly withoutLogin: number;
  /** Customers of whom somebody can sign in already or has an open invitation, and closed customers. */
  readonly withAccess: number;
}

/**
 * Which of `without` (those without access, of `asked` customers) are invited now, and how the others are counted
 * (docs/rules/login-links.md 4).
 */
export const inviteesOf = <Login extends { readonly email: string }>(
  asked: number,
  without: readonly (Login | null)[],
  max = maxInvitedAtOnce,
): { readonly chosen: readonly Login[]; readonly counts: Omit<InvitedMany, 'invited'> } => {
  const logins = without.filter((login) => login !== null);
  const invitable = logins.filter(({ email }) => email !== '');
  const chosen = invitable.slice(0, max);
  return {
    chosen,
    counts: {
      left: invitable.length - chosen.length,
      withoutEmail: logins.length - invitable.length,
      withoutLogin: without.length - logins.length,
      withAccess: Math.max(0, asked - without.length),
    },
  };
};
