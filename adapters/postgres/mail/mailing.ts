import { eachOnce } from '#core/mail/address.ts';
import { type MailBlock, type MailContent, numberMark, textOfContent } from '#core/mail/mail-content.ts';
import {
  type MailedCompany,
  type MailGroup,
  type MailSides,
  type MailSubject,
  mailGroupOf,
  mailSidesOf,
} from '#core/mail/mail-group.ts';
import type { MailTemplates } from '#core/mail/mail-template.ts';
import type { CompanyMail } from '#core/mail/order-mails.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { namedOrAdministrators } from './administrator-addresses.ts';
import { templatesKey } from './mail-templates.ts';

/** To whom the mails about a new order, claim or warranty go. */
export interface Mailing extends MailSides {
  /** The company as a row, and what the mail is about: where it is mailed may be corrected before the mail goes. */
  readonly of: { readonly customerId: number; readonly about: MailSubject } | null;
  readonly customerName: string;
  readonly sellerEmail: string;
  /** The states of its orders of which the company gets a mail. */
  readonly orderMails: readonly string[];
  /** A subject in place of the usual one; empty for the usual one. */
  readonly subject: string;
  /** How mails begin that somebody wrote a text for. */
  readonly templates: MailTemplates;
}

export type MailingGroup = 'mail.orders' | 'mail.demands' | 'mail.waranties' | 'mail.payments';

const subjects: Readonly<Record<MailingGroup, MailSubject>> = {
  'mail.orders': 'orders',
  'mail.demands': 'cases',
  'mail.waranties': 'cases',
  'mail.payments': 'account',
};

/**
 * What `mailingFrom` reads: of the customer `c` and its seller `s` (`mailingTables`), with the setting's key in
 * `setting`.
 */
export interface MailingRow {
  readonly mailed_id: number;
  readonly name: string;
  readonly email: string;
  readonly other_emails: MailedCompany['otherEmails'];
  readonly zone_email: string;
  readonly seller_email: string | null;
  readonly order_mails: readonly string[];
  readonly setting: Partial<MailGroup> | null;
  readonly templates: MailTemplates | null;
}

export const mailingColumns = (setting: string): string => `
  c.id as mailed_id, c.name, c.email, c.other_emails, c.zone_email, c.order_mails, s.email as seller_email, (select value from setting where key = ${setting}) as setting,
  (select value from setting where key = '${templatesKey}') as templates`;
export const mailingTables = 'customer c left join seller s on s.id = c.seller_id';

export const mailingFrom = (row: MailingRow, subject: MailSubject): Mailing => {
  const group = mailGroupOf(row.setting);
  const company = { email: row.email, otherEmails: row.other_emails, zoneEmail: row.zone_email };
  const sides = mailSidesOf(group, company, subject);
  const { name: customerName, seller_email: sellerEmail, order_mails: orderMails } = row;
  return {
    ...sides,
    of: { customerId: row.mailed_id, about: subject },
    customerName,
    sellerEmail: sellerEmail ?? '',
    orderMails,
    subject: group.subject.trim(),
    templates: row.templates ?? {},
  };
};

/**
 * The setting is one of the recipient groups of the e-mail sender, as the calls spell them (docs/rules/mail.md 2).
 * Where nobody is named for it the administrators are the distributor's people, but of orders, which everybody sees in
 * their list.
 */
export const mailingOf = async (queries: Queries, customerId: CustomerId, setting: MailingGroup): Promise<Mailing> => {
  const [row] = await queries.query<MailingRow>(
    `select ${mailingColumns('$2')} from ${mailingTables} where c.id = $1`,
    [rowId(customerId), setting],
  );
  if (row === undefined) return unknownMailing;
  const mailing = mailingFrom(row, subjects[setting]);
  if (setting === 'mail.orders' || mailGroupOf(row.setting).accounts.length > 0) return mailing;
  return { ...mailing, staff: othersThan(mailing.company, await namedOrAdministrators(queries, mailing.staff)) };
};

/** Nobody gets two mails: an address of the company is left out of the distributor's. */
const othersThan = (company: readonly string[], people: readonly string[]): readonly string[] =>
  eachOnce([...company, ...people]).slice(company.length);

const unknownMailing: Mailing = {
  ...{
    of: null,
    customerName: '',
    company: [],
    staff: [],
    sellerEmail: '',
    orderMails: [],
    subject: '',
    templates: {},
  },
};

/** Who a mail is for: the company, or the distributor's people. */
export type MailSide = 'company' | 'staff';

/** The mail for one of the two sides. */
export interface WrittenMail extends Pick<MailContent, 'blocks' | 'link'> {
  readonly subject: string;
  /** The number of the order whose paper goes with it; left out for none. */
  readonly order?: string;
}

interface MailToKeep {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly content: MailContent;
  /** The company that it is for; null for the distributor's people. */
  readonly of: Mailing['of'];
}

/** JSON that the database takes: it has no room for half a sign, nor for the sign zero. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/[\ud800-\udfff\0]/gu, '\ufffd') : part,
  );

const mailOf = (
  recipients: readonly string[],
  replyTo: string,
  mail: WrittenMail,
  of: Mailing['of'] = null,
): MailToKeep => {
  const { subject, blocks, link, order = null } = mail;
  return { recipients, subject, body: textOfContent(blocks), content: { blocks, link, replyTo, order }, of };
};

const bothSides: readonly MailSide[] = ['company', 'staff'];

/**
 * The mails to those sides, as `mailsSql` takes them: the company answers its seller, the distributor's people answer
 * the company.
 */
export const mailsOf = (mailing: Mailing, write: (side: MailSide) => WrittenMail, sides = bothSides): string =>
  jsonOf(
    sides
      .map((side) =>
        side === 'company'
          ? mailOf(mailing.company, mailing.sellerEmail, write(side), mailing.of)
          : mailOf(mailing.staff, mailing.company[0] ?? '', write(side)),
      )
      .filter(({ recipients }) => recipients.length > 0),
  );

/** A mail is due to the company in that state of its order: it wants one (docs/rules/mail.md 7). */
export const isMailed = ({ orderMails }: Mailing, state: CompanyMail): boolean => orderMails.includes(state);

/** Puts mails (`mailsOf`) into the outbox, with the number that stands beside them in `from`. */
export const mailsSql = (mails: string, from: string, spoken: string): string => `
    insert into outbox_mail (recipients, subject, body, letter, customer_id, about)
    select array(select jsonb_array_elements_text(m -> 'recipients')), m ->> 'subject', m ->> 'body', m -> 'content',
           (m -> 'of' ->> 'customerId')::bigint, m -> 'of' ->> 'about'
      from ${from}, jsonb_array_elements(replace(${mails}::text, '${numberMark}', ${spoken})::jsonb) m`;

/** Puts them into the outbox, in the transaction of what they tell. */
export const addMails = async (queries: Queries, mails: string): Promise<void> => {
  await queries.query(mailsSql('$1', `(select ''::text as spoken) n`, `'${numberMark}'`), [mails]);
};

/** Puts one mail into the outbox: to the distributor's people, with whom they answer. */
export const addMail = (
  queries: Queries,
  recipients: readonly string[],
  replyTo: string,
  blocks: { readonly subject: string; readonly blocks: readonly MailBlock[] },
): Promise<void> => addMails(queries, jsonOf([mailOf(recipients, replyTo, { ...blocks, link: null })]));
