import { lockMail } from '#adapters/texts/sign-in-lock-mail.es.ts';
import {
  type LockedLogin,
  lockStandsMs,
  maxLockedLogins,
  type SignInLock,
  type StandingLock,
  signInLocks,
} from '#core/session/sign-in-lock.ts';
import { readSetting } from '../configuration/setting-store.ts';
import type { Database, Queries } from '../database/database.ts';
import { isoInstant, tell } from '../live/live.ts';
import { administratorAddresses } from '../mail/administrator-addresses.ts';
import { addMail } from '../mail/mailing.ts';

/** The setting of the mail sender, which says whether locks are mailed. */
interface KeptNotices {
  readonly tellsLocks?: boolean;
}

interface LockedRow {
  readonly user_id: number;
  readonly user_name: string;
  readonly name: string;
  readonly customer_id: number | null;
  readonly customer_name: string | null;
  readonly since: string;
  readonly network: string | null;
  readonly why: SignInLock;
}

const mailedKey = 'session.locks-mailed-at';
const kinds = signInLocks.map((kind) => `'${kind}'`).join(', ');

/**
 * Whether a lock `e` of `app_user u` is still on: nobody signed in as the user since, nor did they get another
 * password; a second factor that they still have stays locked.
 */
const standsSql = `(u.last_login is null or u.last_login < e.at)
     and (u.password_set_at is null or u.password_set_at < e.at
          or (e.action = 'second-factor-locked' and exists (select from second_factor f where f.user_id = u.id)))`;

/** Locks that stand at $1, or now: of a day, of logins that did not come in since. */
const standingSql = `
  select u.id as user_id, u.user_name, u.name, c.id as customer_id, c.name as customer_name, min(e.at) as since,
         (array_agg(e.network order by e.id desc))[1] as network, (array_agg(e.action order by e.id desc))[1] as why
    from audit_entry e join app_user u on u.user_name = e.user_name left join customer c on c.id = u.customer_id
   where e.action in (${kinds}) and e.at > coalesce($1::timestamptz, now()) - interval '${lockStandsMs} milliseconds'
     and ${standsSql}
   group by u.id, c.id order by min(e.at) desc, u.id limit ${maxLockedLogins}`;

const lockedOf = (row: LockedRow): LockedLogin => ({
  userId: String(row.user_id),
  userName: row.user_name,
  name: row.name,
  customer: row.customer_id === null ? null : { id: String(row.customer_id), name: row.customer_name ?? '' },
  since: row.since,
  network: row.network ?? '',
  why: row.why,
});

/** `now` in milliseconds. The one that was locked last comes first; `maxLockedLogins` at most. */
export const readLockedLogins = async (database: Database, now: number): Promise<readonly LockedLogin[]> =>
  (await database.query<LockedRow>(standingSql, [new Date(now).toISOString()])).map(lockedOf);

const locksSql = `
  select e.user_name, ${isoInstant('min(e.at)')} as since,
         ${isoInstant(`(max(e.at) + interval '${lockStandsMs} milliseconds')`)} as until,
         (array_agg(e.action order by e.id desc))[1] as why
    from audit_entry e join app_user u on u.user_name = e.user_name
   where e.user_name = any($1::text[]) and e.action in (${kinds})
     and e.at > now() - interval '${lockStandsMs} milliseconds' and ${standsSql}
   group by e.user_name`;

/** The locks of some logins that stand, by the login. */
export const locksOf = async (
  queries: Queries,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, StandingLock>> => {
  const rows = await queries.query<StandingLock & { readonly user_name: string }>(locksSql, [userNames]);
  return new Map(rows.map(({ user_name, ...lock }) => [user_name, lock]));
};

const lockedSql = `
  select 1 from audit_entry e join app_user u on u.user_name = e.user_name
   where e.user_name = $1 and e.action in (${kinds}) and e.at > now() - interval '${lockStandsMs} milliseconds'
     and ${standsSql} limit 1`;

/** Whether a lock of a login stands. */
export const isLocked = async (tx: Queries, userName: string): Promise<boolean> =>
  (await tx.query(lockedSql, [userName])).length > 0;

/**
 * Tries go on while they are stopped: an entry in ten minutes says so. One that was lifted since says nothing of a new
 * lock.
 */
const recentSql = `
  select 1 from audit_entry e join app_user u on u.user_name = e.user_name
   where e.user_name = $1 and e.action = $2 and e.at > now() - interval '10 minutes' and ${standsSql} limit 1`;

const holdSql = 'select id from app_user where user_name = $1 for no key update';

const recordSql = `
  insert into audit_entry (user_name, action, network, facts)
  select user_name, $2, $3, jsonb_strip_nulls(jsonb_build_object('login', user_name, 'customerId', customer_id::text))
    from app_user where user_name = $1 and not exists (${recentSql})
  returning id`;

/** Takes the turn to mail locks, which comes once an hour: of several at the same time one gets it. */
const takeTurnSql = `
  insert into setting (key, value) values ('${mailedKey}', to_jsonb(now()))
      on conflict (key) do update set value = excluded.value
   where (setting.value #>> '{}')::timestamptz <= now() - interval '1 hour'
  returning key`;

/** Mails administrators the locks that no mail named yet: at most one mail an hour, however many names are tried. */
const mailLocks = async (tx: Queries): Promise<void> => {
  const notices = (await readSetting<KeptNotices>(tx, 'mail.sender')) ?? {};
  if (notices.tellsLocks === false) return;
  const recipients = await administratorAddresses(tx);
  if (recipients.length === 0) return;
  const mailedUntil = (await readSetting<string>(tx, mailedKey)) ?? '';
  const notMailed = (await tx.query<LockedRow>(standingSql, [null]))
    .map(lockedOf)
    .filter(({ since }) => mailedUntil === '' || Date.parse(since) > Date.parse(mailedUntil));
  if (notMailed.length === 0 || (await tx.query(takeTurnSql)).length === 0) return;
  await addMail(tx, recipients, '', lockMail(notMailed));
};

/**
 * Records that a login was locked, sends an event to the screens of staff, and mails administrators
 * (docs/rules/session.md 10). Nothing where there is no such login: who tries gets the usual answer.
 */
export const recordLock = async (tx: Queries, userName: string, network: string, why: SignInLock): Promise<void> => {
  // Most tries are of a lock that was reported already: those only read.
  if ((await tx.query(recentSql, [userName, why])).length > 0) return;
  await tx.query(holdSql, [userName]);
  if ((await tx.query(recordSql, [userName, why, network])).length === 0) return;
  await tell(tx, { name: 'StaffChanged', audience: 'staff', facts: {} });
  await mailLocks(tx);
};
