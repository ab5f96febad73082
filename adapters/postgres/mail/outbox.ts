import type { Outbox, WaitingMail } from '#core/mail/outbox.port.ts';
import { droppedUnsent } from '#core/mail/waiting-mails.ts';
import { Ok } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { tell } from '../live/live.ts';

/** Where is kept that a mail went out: when, to whom, and the digest of the sender that it went by. */
export const mailTestKey = 'mail.tested';

/** Notes what became of a mail, which staff see at once. */
const note = async (database: Database, sql: string, values: readonly unknown[]): Promise<void> => {
  const noted = await database.transaction<void, never>(async (tx) => {
    const mails = await tx.query(sql, values);
    if (mails.length > 0) await tell(tx, { name: 'MailsChanged', audience: 'staff', facts: {} });
    return Ok(undefined);
  });
  noted.unwrap();
};

/**
 * A mail that a stopped process took stays hidden this long before another may take it, even where an administrator
 * asks to send it.
 */
const takenFor = '5 minutes';

/** Called when another sender is saved: what the former one could not send is tried at once, not hours later. */
export const retryFailedMails = async (tx: Queries): Promise<void> => {
  await tx.query(
    `update outbox_mail set next_attempt_at = now(), attempts = 0, failing_since = null
      where sent_at is null and last_error is not null and given_up_at is null`,
  );
};

/**
 * What waits up to that mail is given up, and says why (docs/rules/mail.md 11); what a process is just sending goes
 * out. Answers how many.
 */
export const dropWaitingMails = async (tx: Queries, upTo: string): Promise<number> => {
  const dropped = await tx.query(
    `update outbox_mail set given_up_at = now(), last_error = '${droppedUnsent}'
      where sent_at is null and given_up_at is null and id <= $1::bigint and (taken_until is null or taken_until <= now())
     returning id`,
    [upTo],
  );
  return dropped.length;
};

/** `sender` answers the digest of the present mail sender; null where none is known. */
export const createOutbox = (database: Database, sender: () => string | null = () => null): Outbox => ({
  async take(now, limit) {
    const rows = await database.query<Omit<WaitingMail, 'id'> & { readonly id: number }>(
      `update outbox_mail set attempts = attempts + 1, taken_until = $1::timestamptz + interval '${takenFor}'
        where id in (select id from outbox_mail where sent_at is null and given_up_at is null and next_attempt_at <= $1::timestamptz
                      and (taken_until is null or taken_until <= $1::timestamptz)
                      order by id limit $2 for update skip locked)
       returning id, recipients, shown, subject, body, letter as content, attempts, failing_since as "failingSince"`,
      [now, limit],
    );
    return rows.map((row) => ({ ...row, id: String(row.id) })).sort((a, b) => Number(a.id) - Number(b.id));
  },
  async sent(id, at, refused) {
    const error = refused.length === 0 ? null : `refused: ${refused.join(', ')}`;
    await note(
      database,
      `with m as (update outbox_mail set sent_at = $2, last_error = $3, refused = $5, taken_until = null,
              body = case when holds_link then '' else body end, letter = case when holds_link then null else letter end
         where id = $1 returning id, is_test, recipients),
       tested as (
         insert into setting (key, value)
         select '${mailTestKey}', jsonb_build_object('at', $2::timestamptz, 'to', recipients[1], 'sender', $4::text)
           from m where $3::text is null and $4::text is not null
         on conflict (key) do update set value = excluded.value
          where setting.value ->> 'sender' is distinct from excluded.value ->> 'sender' or (select is_test from m))
       select id from m`,
      [Number(id), at, error?.slice(0, 500) ?? null, sender(), refused],
    );
  },
  async release(ids) {
    await database.query(
      'update outbox_mail set taken_until = null, attempts = attempts - 1 where id = any($1::bigint[]) and sent_at is null',
      [ids.map(Number)],
    );
  },
  async failed(id, error, at, retryAt) {
    await note(
      database,
      `update outbox_mail set last_error = $2, taken_until = null, failing_since = coalesce(failing_since, $3),
              next_attempt_at = coalesce($4, next_attempt_at),
              given_up_at = case when $4::timestamptz is null then coalesce(given_up_at, $3) else given_up_at end
        where id = $1 returning id`,
      [Number(id), error.slice(0, 500), at, retryAt],
    );
  },
});
