import { type MailGroup, mailGroupOf, recipientsOf, shownOf } from '#core/mail/mail-group.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

/** To whom the mail about a new order, claim or warranty goes. */
export interface Mailing {
  readonly customerName: string;
  /** The company, whom the distributor named for it, and the zone's address where that is wished; nobody twice. */
  readonly recipients: readonly string[];
  /** How many of them, the first ones, everybody sees; null for all. */
  readonly shown: number | null;
  /** Instead of the usual one; empty for that. */
  readonly subject: string;
}

export type MailingGroup = 'mail.orders' | 'mail.demands' | 'mail.waranties';

interface Row {
  readonly name: string;
  readonly email: string;
  readonly zone_email: string;
  readonly setting: Partial<MailGroup> | null;
}

/** The setting is one of the recipient groups of the e-mail sender, as the calls spell them (docs/rules/mail.md 2). */
export const mailingOf = async (queries: Queries, customerId: CustomerId, setting: MailingGroup): Promise<Mailing> => {
  const [row] = await queries.query<Row>(
    `select name, email, zone_email, (select value from setting where key = $2) as setting from customer where id = $1`,
    [rowId(customerId), setting],
  );
  if (row === undefined) return { customerName: '', recipients: [], shown: null, subject: '' };
  const group = mailGroupOf(row.setting);
  const recipients = recipientsOf(group, { email: row.email, zoneEmail: row.zone_email });
  return { customerName: row.name, recipients, shown: shownOf(row), subject: group.subject.trim() };
};

/** Puts a mail into the outbox, in the transaction of what it tells; where nobody is to get it, none. */
export const addMail = async (
  queries: Queries,
  { recipients, shown }: Pick<Mailing, 'recipients' | 'shown'>,
  { subject, body }: { readonly subject: string; readonly body: string },
): Promise<void> => {
  if (recipients.length === 0) return;
  await queries.query('insert into outbox_mail (recipients, shown, subject, body) values ($1, $2, $3, $4)', [
    recipients,
    shown,
    subject,
    body,
  ]);
};
