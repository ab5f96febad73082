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

interface Row {
  readonly name: string;
  readonly email: string;
  readonly zone_email: string;
  readonly setting: Partial<MailGroup> | null;
}

/** The setting is one of the recipient groups of the e-mail sender, as the calls spell them (docs/rules/mail.md 2). */
export const mailingOf = async (
  queries: Queries,
  customerId: CustomerId,
  setting: 'mail.orders' | 'mail.demands' | 'mail.waranties',
): Promise<Mailing> => {
  const [row] = await queries.query<Row>(
    `select name, email, zone_email, (select value from setting where key = $2) as setting from customer where id = $1`,
    [rowId(customerId), setting],
  );
  if (row === undefined) return { customerName: '', recipients: [], shown: null, subject: '' };
  const group = mailGroupOf(row.setting);
  const recipients = recipientsOf(group, { email: row.email, zoneEmail: row.zone_email });
  return { customerName: row.name, recipients, shown: shownOf(row), subject: group.subject.trim() };
};
