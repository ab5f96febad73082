import type { Role } from '#core/access/role.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { LiveEvent } from './event.ts';

/**
 * A listener, by what decides which events they hear. Staff have no company, unless they act as one: then they are its
 * CustomerAdmin.
 */
export interface LiveMember {
  readonly role: Role;
  readonly customerId: CustomerId | null;
  /** The user name, where what is for one user is to be heard. */
  readonly userId?: string | undefined;
  /** A seller's own customers, as they were when last looked up. */
  readonly sellerCustomerIds?: ReadonlySet<CustomerId> | undefined;
}

/**
 * Whether a member hears an event. What is for one user, that user hears. A company member hears of its company only;
 * Admin and Manager hear of every company and of the back office; a seller hears of their own customers. What is for
 * everyone, everyone hears.
 */
export function hears(member: LiveMember, event: Pick<LiveEvent, 'audience'>): boolean {
  const { audience } = event;
  if (audience === 'everyone') return true;
  if (audience !== 'staff' && 'userName' in audience) return audience.userName === member.userId;
  const company = audience === 'staff' ? null : audience.customerId;
  switch (member.role) {
    case 'CustomerAdmin':
    case 'CustomerUser':
      return company !== null && company === member.customerId;
    case 'Seller':
      return company !== null && (member.sellerCustomerIds?.has(company) ?? false);
    case 'Admin':
    case 'Manager':
      return true;
  }
}
