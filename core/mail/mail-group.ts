import { eachOnce } from './address.ts';

/** What mails are about, as the calls spell it (docs/rules/mail.md 2). */
export const mailGroupNames = ['comunication', 'orders', 'demands', 'waranties'] as const;
export type MailGroupName = (typeof mailGroupNames)[number];

/** Who gets the mails about something, and under which subject; empty for the usual one. */
export interface MailGroup {
  readonly subject: string;
  readonly accounts: readonly string[];
  /** The account of the customer's zone too. Of comunication, which has no customer, it means nothing. */
  readonly sendToZoneAccount: boolean;
}

export const noMailGroup: MailGroup = { subject: '', accounts: [], sendToZoneAccount: false };

/** The group as it is kept: a setting of its own, perhaps of before there was all of it. */
export const mailGroupOf = (kept: Partial<MailGroup> | null | undefined): MailGroup => ({ ...noMailGroup, ...kept });

/** Who gets a mail about something of a company: the company, the group's accounts and, where that is wished, its zone; nobody twice. */
export const recipientsOf = (
  { accounts, sendToZoneAccount }: MailGroup,
  company: { readonly email: string; readonly zoneEmail: string },
): readonly string[] => eachOnce([company.email, ...accounts, ...(sendToZoneAccount ? [company.zoneEmail] : [])]);

/** How many of these recipients, the first ones, everybody sees: the company sees itself alone, the staff each other; null for all. */
export const shownOf = ({ email }: { readonly email: string }): number | null => (email.trim() === '' ? null : 1);
