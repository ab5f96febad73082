import { searchWords } from '#core/customers/search-words.ts';
import { companyAddresses, type MailedCompany, type MailSubject } from '#core/mail/mail-group.ts';
import type { GiveUpRefusal, OutboxRepository, ResendRefusal } from '#core/mail/outbox.repository.port.ts';
import { maxCountedMails } from '#core/mail/outbox.service.ts';
import type { MailFilter, MailState, OutboxMail } from '#core/mail/outbox-mail.ts';
import { resendTo } from '#core/mail/resend.ts';
import type { WaitingMails } from '#core/mail/waiting-mails.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { isoInstant, tell } from '../live/live.ts';

interface MailRow {
  readonly id: number;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly created_at: string;
  readonly attempts: number;
  readonly sent_at: string | null;
  readonly next_attempt_at: string;
  readonly last_error: string | null;
  readonly given_up_at: string | null;
  readonly refused: readonly string[];
  readonly holds_link: boolean;
  readonly about: MailSubject | null;
  /** The company that it is for, as it is now; null where it is for others. */
  readonly company: Pick<MailedCompany, 'email' | 'otherEmails'> | null;
}

const columns = `id, recipients, subject, created_at, attempts, sent_at, next_attempt_at, last_error, given_up_at, refused, holds_link, about,
  (select json_build_object('email', c.email, 'otherEmails', c.other_emails) from customer c where c.id = outbox_mail.customer_id) as company`;

/** As the columns say it; each has its index (adapters/postgres/migrations/0028-outbox-on-a-screen.sql and 0086). */
const conditions: Readonly<Record<MailState, string>> = {
  waiting: 'sent_at is null and given_up_at is null and last_error is null',
  failed: 'sent_at is null and given_up_at is null and last_error is not null',
  'given-up': 'sent_at is null and given_up_at is not null',
  partly: 'sent_at is not null and last_error is not null',
  sent: 'sent_at is not null and last_error is null',
};

/**
 * Mails before number $1 with all words, from $2 on. Of what may be many, the numbers come from the index that holds
 * the texts, and no other mail is read.
 */
const listSql = ({ state }: MailFilter, words: readonly string[], limit: number): string => {
  const isAsked = state === null ? 'true' : conditions[state];
  const found = words.map((_word, at) => `position($${at + 2} in search_text) > 0`);
  const asked = (key: string) => [`($1::bigint is null or ${key} < $1)`, ...found].join(' and ');
  if (words.length === 0 || (state !== null && state !== 'sent'))
    return `select ${columns} from outbox_mail where ${isAsked} and ${asked('id')} order by id desc limit ${limit}`;
  return `
    select m.* from outbox_mail f
     cross join lateral (select ${columns} from outbox_mail where id = f.id and ${isAsked} offset 0) m
     where ${asked('f.id')} order by f.id desc limit ${limit}`;
};

/**
 * How many recipients all may see: of a mail whose recipients were changed only the first
 * (adapters/postgres/migrations/0015-shown-recipients.sql).
 */
const shownSql = 'case when recipients = $2::text[] then shown else least(shown, 1) end';

const retrySql = `
  update outbox_mail set next_attempt_at = now(), attempts = 0, failing_since = null, given_up_at = null, recipients = $2, shown = ${shownSql}
   where id = $1 returning ${columns}`;

const againSql = `
  insert into outbox_mail (recipients, shown, subject, body, letter, customer_id, about)
  select $2, ${shownSql}, subject, body, letter, customer_id, about from outbox_mail where id = $1 returning ${columns}`;

interface HeldRow extends MailRow {
  /** A process is just sending it. */
  readonly is_taken: boolean;
}

const heldSql = `
  select ${columns}, sent_at is null and taken_until is not null and taken_until > now() as is_taken
    from outbox_mail where id = $1 for update`;

const locked = async (tx: Queries, id: string): Promise<HeldRow | undefined> =>
  (await tx.query<HeldRow>(heldSql, [rowId(id)]))[0];

const notifyStaff = (queries: Queries) => tell(queries, { name: 'MailsChanged', audience: 'staff', facts: {} });

/** The outbox as administrators see it; who sends what it holds is outbox.ts. */
export const createOutboxRepository = (database: Database): OutboxRepository => ({
  async list(filter, after, limit) {
    const [last] = after === null ? [null] : (readPageKey(after, 1) ?? [undefined]);
    if (last === undefined || (last !== null && !Number.isSafeInteger(last)))
      return Err({ code: 'page-key-unreadable' });
    // The longest word leaves the fewest to the others.
    const words = [...searchWords(filter.text)].sort((one, other) => other.length - one.length);
    // Signs alone, '@', are no word that any mail has.
    if (words.length === 0 && filter.text.trim() !== '') return Ok({ mails: [], next: null });
    const rows = await database.query<MailRow>(listSql(filter, words, limit + 1), [last, ...words]);
    const page = rows.slice(0, limit);
    const next = rows.length > page.length ? writePageKey([page.at(-1)?.id ?? 0]) : null;
    return Ok({ mails: page.map(mail), next });
  },

  async failedCount() {
    const [row] = await database.query<{ readonly count: number }>(
      `select count(*)::int as count from
        (select 1 from outbox_mail where ${conditions.failed} limit ${maxCountedMails}) m`,
    );
    return row?.count ?? 0;
  },

  async waiting() {
    const [row] = await database.query<WaitingMails>(
      `select count(*)::int as count, ${isoInstant('min(created_at)')} as since, max(id)::text as last
         from outbox_mail where sent_at is null and given_up_at is null`,
    );
    return row ?? { count: 0, since: null, last: null };
  },

  async resend(id, asked, author) {
    return database.transaction<OutboxMail, ResendRefusal>(async (tx) => {
      const held = await locked(tx, id);
      if (held === undefined) return Err({ code: 'mail-not-found' });
      if (held.holds_link && held.sent_at !== null) return Err({ code: 'mail-link-gone' });
      const recipients = held.holds_link ? held.recipients : (asked ?? mail(held).resendTo);
      if (asked !== null && asked.join() !== recipients.join()) return Err({ code: 'mail-link-elsewhere' });
      if (held.is_taken && recipients.join() !== held.recipients.join()) return Err({ code: 'mail-under-way' });
      const [row] = await tx.query<MailRow>(held.sent_at === null ? retrySql : againSql, [held.id, recipients]);
      await recordAudit(tx, author, 'mail-resent', { subject: held.subject, recipients });
      await notifyStaff(tx);
      return row === undefined ? Err({ code: 'mail-not-found' }) : Ok(mail(row));
    });
  },

  async giveUp(id, author) {
    return database.transaction<OutboxMail, GiveUpRefusal>(async (tx) => {
      const held = await locked(tx, id);
      if (held === undefined) return Err({ code: 'mail-not-found' });
      if (held.sent_at !== null) return Err({ code: 'mail-went-out' });
      if (held.given_up_at !== null) return Ok(mail(held));
      const rows = await tx.query<MailRow>(
        `update outbox_mail set given_up_at = now() where id = $1 returning ${columns}`,
        [held.id],
      );
      await recordAudit(tx, author, 'mail-given-up', { subject: held.subject, recipients: held.recipients });
      await notifyStaff(tx);
      return Ok(rows.map(mail)[0] as OutboxMail);
    });
  },

  async add({ recipients, subject, body }, author) {
    const answer = await database.transaction<OutboxMail, never>(async (tx) => {
      const rows = await tx.query<MailRow>(
        `insert into outbox_mail (recipients, subject, body, is_test) values ($1, $2, $3, true) returning ${columns}`,
        [recipients, subject, body],
      );
      await recordAudit(tx, author, 'mail-tested', { recipients });
      await notifyStaff(tx);
      return Ok(rows.map(mail)[0] as OutboxMail);
    });
    return answer.unwrap();
  },
});

const stateOf = ({ sent_at, given_up_at, last_error }: MailRow): MailState => {
  if (sent_at === null && given_up_at !== null) return 'given-up';
  if (sent_at === null) return last_error === null ? 'waiting' : 'failed';
  return last_error === null ? 'sent' : 'partly';
};

const mail = (row: MailRow): OutboxMail => ({
  id: String(row.id),
  recipients: row.recipients,
  subject: row.subject,
  createdAt: row.created_at,
  attempts: row.attempts,
  state: stateOf(row),
  sentAt: row.sent_at,
  nextAttemptAt: row.sent_at === null && row.given_up_at === null ? row.next_attempt_at : null,
  error: row.last_error,
  resendTo: resendTo(row, row.company === null || row.about === null ? [] : companyAddresses(row.company, row.about)),
  holdsLink: row.holds_link,
});
