import { contactMail, contactMailSubject } from '#adapters/texts/contact.es.ts';
import type { ContactMessageRepository } from '#core/contact/contact-message.repository.port.ts';
import { day } from '#core/contact/flood.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Database } from './database/database.ts';
import { namedOrAdministrators } from './mail/administrator-addresses.ts';
import { addMail } from './mail/mailing.ts';

/** Any number, the same in every process: only one of them looks at the messages at a time. */
const lock = 0x636f6e74;

const recentSql = `
  select sent_from, received_at from contact_message where received_at > $1::timestamptz and sent_from is not null`;

const recipientsSql = `select value from setting where key = 'mail.comunication'`;

interface Recipients {
  readonly accounts?: readonly string[];
  readonly subject?: string;
}

/** Messages of visitors, which go out as mails. */
export const createContactMessageRepository = (database: Database): ContactMessageRepository => ({
  leave: (stored, wait) =>
    database.transaction<void, number>(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lock]);
      const dayBefore = new Date(stored.at - day).toISOString();
      const rows = await tx.query<{ sent_from: string; received_at: string }>(recentSql, [dayBefore]);
      const toWait = wait(rows.map((row) => ({ from: row.sent_from, at: Date.parse(row.received_at) })));
      if (toWait > 0) return Err(toWait);
      await tx.query(
        'update contact_message set sent_from = null where received_at <= $1::timestamptz and sent_from is not null',
        [dayBefore],
      );
      const { name, email, phone, message, from, at } = stored;
      await tx.query(
        `insert into contact_message (received_at, sent_from, name, email, phone, message)
         values ($1::timestamptz, $2, $3, $4, $5, $6)`,
        [new Date(at).toISOString(), from, name, email, phone, message],
      );
      const [setting] = await tx.query<{ value: Recipients }>(recipientsSql, []);
      const { accounts = [], subject = '' } = setting?.value ?? {};
      const recipients = await namedOrAdministrators(tx, accounts);
      if (recipients.length > 0) {
        const mail = contactMail(stored, subject.trim() || contactMailSubject);
        await addMail(tx, recipients, stored.email, mail);
      }
      return Ok(undefined);
    }),
});
