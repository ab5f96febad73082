import type { CustomerId, SellerId } from '#core/shared/ids.ts';
import type { Role } from './role.ts';

/**
 * Who asks, and for which company: the first argument of every capability call, never ambient. A seller or an
 * administrator acting as a customer is a CustomerAdmin of that company with `actedBy` telling who it really is.
 */
export interface Caller {
  readonly userName: string;
  readonly role: Role;
  readonly customerId: CustomerId | null;
  readonly sellerId: SellerId | null;
  readonly allowOffers: boolean;
  /**
   * The distributor asks its staff for a second factor, and this one has none yet: only that can be mended
   * (docs/rules/second-factor.md 5).
   */
  readonly lacksSecondFactor?: boolean | undefined;
  /** The network that the call came from (core/shared/network-of.ts); left out where none is known. */
  readonly network?: string | undefined;
  /** The member of staff behind an impersonation; null when people act as themselves. */
  readonly actedBy: { readonly userName: string; readonly role: 'Seller' | 'Admin' } | null;
}

/** Who did it: the member of staff where one acts as the customer. */
export const whoDidIt = ({ userName, actedBy }: Pick<Caller, 'userName' | 'actedBy'>): string =>
  actedBy?.userName ?? userName;
