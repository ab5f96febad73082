import type { StaffMember, StaffRole } from './staff-member.ts';

/**
 * What has to be known while nobody else changes it: who it is about, and how many other active administrators there
 * are.
 */
export interface StaffState {
  readonly member: Pick<StaffMember, 'userName' | 'role' | 'isActive' | 'customers'>;
  readonly otherAdmins: number;
}

export type StaffRefusal =
  /** Nobody can deactivate their own account, or take their own rights away. */
  | { readonly code: 'own-account' }
  | { readonly code: 'last-administrator' }
  | { readonly code: 'seller-has-customers'; readonly customers: number }
  /** Customers belong to sellers: a seller cannot get another role, nor another role become a seller. */
  | { readonly code: 'seller-stays-seller' };

const isOnlyAdmin = ({ member, otherAdmins }: StaffState): boolean =>
  member.role === 'Admin' && member.isActive && otherAdmins === 0;

/** Why somebody cannot be deactivated; null where they may (docs/rules/staff.md 3, 4, 5). */
export const deactivationRefusal = (state: StaffState, by: string): StaffRefusal | null => {
  const { userName, customers } = state.member;
  if (userName === by) return { code: 'own-account' };
  if (isOnlyAdmin(state)) return { code: 'last-administrator' };
  return customers > 0 ? { code: 'seller-has-customers', customers } : null;
};

/** Why somebody cannot have that role; null where they may. */
export const roleRefusal = (state: StaffState, role: StaffRole, by: string): StaffRefusal | null => {
  const { member } = state;
  if (member.role === role) return null;
  if (member.role === 'Seller' || role === 'Seller') return { code: 'seller-stays-seller' };
  if (isOnlyAdmin(state)) return { code: 'last-administrator' };
  return member.userName === by ? { code: 'own-account' } : null;
};

export type HandOverRefusal =
  | { readonly code: 'not-a-seller' }
  | { readonly code: 'same-seller' }
  | { readonly code: 'seller-inactive' };

type Party = Pick<StaffMember, 'id' | 'role' | 'isActive'>;

/**
 * Why the customers of one cannot go to the other; null where they may. The seller who gives them away may be inactive.
 */
export const handOverRefusal = (from: Party, to: Party): HandOverRefusal | null => {
  if (from.role !== 'Seller' || to.role !== 'Seller') return { code: 'not-a-seller' };
  if (from.id === to.id) return { code: 'same-seller' };
  return to.isActive ? null : { code: 'seller-inactive' };
};
