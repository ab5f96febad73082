import { eachOnce } from './address.ts';

/** The subjects of mails, as the calls spell them (docs/rules/mail.md 2). */
export const mailGroupNames = ['comunication', 'orders', 'demands', 'waranties', 'payments'] as const;
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

/**
 * Who gets the two mails about something of a company: the company its own, the distributor's people theirs; nobody
 * both.
 */
export interface MailSides {
  readonly company: readonly string[];
  /** The group's accounts and, where that is wished, the company's zone. */
  readonly staff: readonly string[];
}

/** The subject of a mail to a company; claims and warranties are cases. */
export type MailSubject = 'orders' | 'account' | 'cases';

/**
 * Where a company and its zone are mailed: its main e-mail gets everything, each of the others what it is for
 * (docs/rules/customers.md 14).
 */
export interface MailedCompany {
  readonly email: string;
  readonly otherEmails: readonly { readonly address: string; readonly gets: 'orders' | 'account' | 'all' }[];
  readonly zoneEmail: string;
}

/** The addresses of a company for that subject. */
export const companyAddresses = (
  { email, otherEmails }: Pick<MailedCompany, 'email' | 'otherEmails'>,
  subject: MailSubject,
): readonly string[] =>
  eachOnce([
    email,
    ...otherEmails.filter(({ gets }) => gets === 'all' || gets === subject).map(({ address }) => address),
  ]);

export const mailSidesOf = (
  { accounts, sendToZoneAccount }: MailGroup,
  company: MailedCompany,
  subject: MailSubject,
): MailSides => {
  const own = companyAddresses(company, subject);
  const all = eachOnce([...own, ...accounts, ...(sendToZoneAccount ? [company.zoneEmail] : [])]);
  return { company: own, staff: all.slice(own.length) };
};
