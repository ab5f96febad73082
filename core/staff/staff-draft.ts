import { isAddress } from '#core/mail/address.ts';
import type { StaffRole } from './staff-member.ts';

/** The fields of a member of staff that can be changed, as typed. */
export interface StaffChange {
  readonly name: string;
  readonly role: StaffRole;
  readonly email: string;
  readonly phone: string;
}

export interface StaffDraft extends StaffChange {
  readonly userName: string;
}

export const maxStaffName = 100;
export const maxPhone = 50;
const userNameLengths = { min: 3, max: 40 } as const;

export type StaffFlaw =
  | { readonly code: 'staff-name-missing' }
  | { readonly code: 'staff-name-too-long'; readonly max: number }
  | { readonly code: 'user-name-wrong'; readonly min: number; readonly max: number }
  | { readonly code: 'email-wrong' }
  | { readonly code: 'phone-too-long'; readonly max: number };

/**
 * What people type to sign in: lower case, digits, and between them a dot, a hyphen or an underscore
 * (docs/rules/staff.md 2).
 */
export const isUserName = (text: string): boolean =>
  /^[a-z0-9]+([._-][a-z0-9]+)*$/.test(text) && text.length >= userNameLengths.min && text.length <= userNameLengths.max;

/** The user name as it is stored: spaces and capitals make no other user. */
export const userNameOf = (typed: string): string => typed.trim().toLowerCase();

/** What is wrong with a change of a member of staff; empty when it may be stored. */
export const staffChangeFlaws = ({ name, email, phone }: StaffChange): readonly StaffFlaw[] => [
  ...(name.trim() === '' ? [{ code: 'staff-name-missing' } as const] : []),
  ...(name.trim().length > maxStaffName ? [{ code: 'staff-name-too-long', max: maxStaffName } as const] : []),
  ...(email.trim() === '' || isAddress(email.trim()) ? [] : [{ code: 'email-wrong' } as const]),
  ...(phone.trim().length > maxPhone ? [{ code: 'phone-too-long', max: maxPhone } as const] : []),
];

/** What is wrong with a new member of staff; empty when they may be created. */
export const staffFlaws = (draft: StaffDraft): readonly StaffFlaw[] => [
  ...staffChangeFlaws(draft),
  ...(isUserName(userNameOf(draft.userName)) ? [] : [{ code: 'user-name-wrong', ...userNameLengths } as const]),
];

/** The change without blanks around the typed texts. */
export const keptChange = ({ name, role, email, phone }: StaffChange): StaffChange => ({
  name: name.trim(),
  role,
  email: email.trim(),
  phone: phone.trim(),
});

export const keptDraft = (draft: StaffDraft): StaffDraft => ({
  ...keptChange(draft),
  userName: userNameOf(draft.userName),
});

/** The field of the form and of the call that a flaw is about. */
export const fieldOfStaffFlaw: Readonly<Record<StaffFlaw['code'], keyof StaffDraft>> = {
  'staff-name-missing': 'name',
  'staff-name-too-long': 'name',
  'user-name-wrong': 'userName',
  'email-wrong': 'email',
  'phone-too-long': 'phone',
};
