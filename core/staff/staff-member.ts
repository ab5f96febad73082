import type { Role } from '#core/access/role.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { SellerId, UserId } from '#core/shared/ids.ts';

/** The roles of the distributor's own people (docs/rules/staff.md 1). */
export const staffRoles = ['Admin', 'Manager', 'Seller'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

/** Somebody of the distributor with a login of their own, as administrators see them. */
export interface StaffMember {
  readonly id: UserId;
  readonly userName: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly email: string;
  readonly phone: string;
  readonly isActive: boolean;
  /** ISO 8601 in UTC; null before the first sign-in. */
  readonly lastLogin: string | null;
  /** When the open invitation ends, ISO 8601 in UTC; null where there is none. */
  readonly invitedUntil: string | null;
  /** Whether their sign-in asks for a code beside the password. */
  readonly hasSecondFactor: boolean;
  /** The seller's id; null for other roles. */
  readonly sellerId: SellerId | null;
  /** How many customers a seller looks after. */
  readonly customers: number;
  readonly version: number;
  /** Who changed them last and when; absent or null where nobody is known. */
  readonly changed?: LastChange | null | undefined;
}

/** A member as somebody looked at them: what is done is refused once somebody else has changed them. */
export interface SeenStaffMember {
  readonly id: UserId;
  readonly version: number;
}
