import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { LoginKind } from '#core/credentials/credential.ts';
import { isClosed } from '#core/customers/customer-state.ts';
import type { LinkMail, LinkToKeep, LoginLinkRepository } from '#core/login-links/login-link.repository.port.ts';
import type { InvitationWay, OpenInvitation } from '#core/login-links/login-link.service.ts';
import type { LinkedLogin, LinkKind } from '#core/login-links/login-link.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit, recordAudits } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { tell } from '../live/live.ts';
import { loginOfSql, roleOfKind } from '../session/login-of.ts';
import { endAllSql, forgetLinksSql, unsentSql } from '../session/sessions-sql.ts';
import { createInvitable, lockLogin, lockWithoutAccess } from './invitable.ts';

interface LoginRow {
  readonly id: number;
  readonly user_name: string;
  readonly name: string;
  readonly email: string;
  readonly state: string | null;
}

/**
 * Logins that may sign in, with their mail address: of staff their own, of a company's login its own or else the
 * company's.
 */
const loginSql = `
  select u.id, u.user_name, u.name, coalesce(nullif(u.email, ''), s.email, c.email, '') as email, c.state
    from app_user u left join seller s on s.id = u.seller_id left join customer c on c.id = u.customer_id
   where not u.disabled`;

const isOpen = ({ state }: LoginRow): boolean => state === null || !isClosed(state);

const keepSql = `
  with former as (select mail_id from login_link where user_id = $2 and kind = $3)
  insert into login_link (token_hash, user_id, kind, sent_to, expires_at) values ($1, $2, $3, $4, $5)
  on conflict (user_id, kind) do update set token_hash = excluded.token_hash, sent_to = excluded.sent_to,
     created_at = now(), expires_at = excluded.expires_at, mail_id = null
   where $6::timestamptz is null or login_link.created_at <= $6::timestamptz
  returning (select mail_id from former) as former`;

const findSql = `
  select u.user_name, u.name, l.kind, l.expires_at, c.state
    from login_link l join app_user u on u.id = l.user_id and not u.disabled left join customer c on c.id = u.customer_id
   where l.token_hash = $1 and l.expires_at > now()`;

const lockLinkedSql = `
  select from app_user where id = (select user_id from login_link where token_hash = $1 and expires_at > now()) for no key update`;

interface OpenRow {
  readonly way: InvitationWay;
  readonly role: string;
  readonly sent_to: string;
  readonly created_at: string;
  readonly expires_at: string;
}

const mailSql = `
  with m as (insert into outbox_mail (recipients, subject, body, holds_link) values (array[$1], $2, $3, true) returning id)
  update login_link l set mail_id = m.id from m where l.user_id = $4 and l.kind = $5`;

const openSql = `
  select u.role, l.sent_to, l.created_at, l.expires_at,
         case when l.mail_id is null then 'handed-over' when m.sent_at is not null then 'mailed'
              when m.last_error is not null or m.given_up_at is not null then 'failed' else 'waiting' end as way
    from login_link l join app_user u on u.id = l.user_id and not u.disabled left join outbox_mail m on m.id = l.mail_id
   where u.customer_id = $1 and l.kind = 'invitation' and l.expires_at > now()`;

/** Deletes an unsent mail whose link leads nowhere any more. */
const dropMail = async (tx: Queries, id: number | null): Promise<void> => {
  if (id === null) return;
  const dropped = await tx.query(`delete from outbox_mail where id = $1 and ${unsentSql} returning id`, [id]);
  if (dropped.length > 0) await tell(tx, { name: 'MailsChanged', audience: 'staff', facts: {} });
};

/** False where one of its kind was kept since then, so that nothing is kept or mailed. */
const keep = async (
  tx: Queries,
  { userId, kind, email }: { readonly userId: number; readonly kind: LinkKind; readonly email: string },
  { digest, expiresAt }: LinkToKeep,
  mail: LinkMail | null,
  pausedSince: string | null = null,
): Promise<boolean> => {
  const [kept] = await tx.query<{ readonly former: number | null }>(keepSql, [
    ...[digest, userId, kind, email, expiresAt, pausedSince],
  ]);
  if (kept === undefined) return false;
  await dropMail(tx, kept.former);
  if (mail === null) return true;
  await tx.query(mailSql, [email, mail.subject, mail.body, userId, kind]);
  return true;
};

const tellStaff = (tx: Queries): Promise<void> => tell(tx, { name: 'StaffChanged', audience: 'staff', facts: {} });

/** `forget` gets the sessions that ended here, before the notification of it comes back through the database. */
export const createLoginLinkRepository = (
  database: Database,
  forget: (sessionId: string) => void,
): LoginLinkRepository => {
  const loginOf = async (queries: Queries, of: LoginOf): Promise<LoginRow | undefined> => {
    const { where, values } = loginOfSql(of);
    const [row] = await queries.query<LoginRow>(`${loginSql} and ${where} order by u.id limit 1`, values);
    return row !== undefined && isOpen(row) ? row : undefined;
  };
  return {
    async invitee(of) {
      const row = await loginOf(database, of);
      return row === undefined ? null : { userName: row.user_name, name: row.name, email: row.email };
    },

    ...createInvitable(database),

    async invite(of, email, link, mail, author) {
      const invited = await database.transaction(async (tx) => {
        const row = await loginOf(tx, of);
        if (row === undefined || !(await lockLogin(tx, row.id))) return Ok(false);
        await keep(tx, { userId: row.id, kind: 'invitation', email }, link, mail);
        await recordAudit(tx, author, 'login-invited', { ...factsOf(of), login: row.user_name, email });
        await tellStaff(tx);
        return Ok(true);
      });
      return invited.unwrap();
    },

    async inviteAll(logins, author) {
      await database.yieldToOthers();
      const invited = await database.transaction(async (tx) => {
        const without = await lockWithoutAccess(
          tx,
          logins.map(({ of }) => of.customerId),
        );
        const facts: Readonly<Record<string, string>>[] = [];
        for (const { of, userName, email, link, mail } of logins) {
          const userId = without.get(userName);
          if (userId === undefined) continue;
          await keep(tx, { userId, kind: 'invitation', email }, link, mail);
          facts.push({ ...factsOf(of), login: userName, email });
        }
        if (facts.length === 0) return Ok(0);
        await recordAudits(tx, author, 'login-invited', facts);
        await tellStaff(tx);
        return Ok(facts.length);
      });
      return invited.unwrap();
    },

    async withdraw(of, author) {
      const withdrawn = await database.transaction(async (tx) => {
        const row = await loginOf(tx, of);
        if (row === undefined) return Ok(false);
        const [gone] = await tx.query<{ readonly mail_id: number | null }>(
          `delete from login_link where user_id = $1 and kind = 'invitation' and expires_at > now() returning mail_id`,
          [row.id],
        );
        if (gone === undefined) return Ok(false);
        await dropMail(tx, gone.mail_id);
        await recordAudit(tx, author, 'invitation-withdrawn', { ...factsOf(of), login: row.user_name });
        await tellStaff(tx);
        return Ok(true);
      });
      return withdrawn.unwrap();
    },

    async open(customerId) {
      const rows = await database.query<OpenRow>(openSql, [rowId(customerId)]);
      const ofKind = (kind: LoginKind): OpenInvitation | null => {
        const row = rows.find(({ role }) => role === roleOfKind[kind]);
        if (row === undefined) return null;
        return { way: row.way, sentTo: row.sent_to, sentAt: row.created_at, expiresAt: row.expires_at };
      };
      return { admin: ofKind('admin'), user: ofKind('user') };
    },

    async recoverable(typed, pausedSince) {
      if (typed === '') return [];
      const rows = await database.query<LoginRow>(
        `${loginSql} and (u.user_name = $1 or lower(u.email) = $1 or lower(s.email) = $1 or lower(c.email) = $1)
            and not exists (select from login_link l
                             where l.user_id = u.id and l.kind = 'recovery' and l.created_at > $2::timestamptz)
          order by u.id limit 5`,
        [typed, pausedSince],
      );
      return rows
        .filter((row) => row.email !== '' && isOpen(row))
        .map((row) => ({ userId: String(row.id), userName: row.user_name, name: row.name, email: row.email }));
    },

    async recover({ userId, userName, email }, link, mail, { pausedSince, network }) {
      await database.transaction(async (tx) => {
        const kept = await keep(tx, { userId: rowId(userId), kind: 'recovery', email }, link, mail, pausedSince);
        if (!kept) return Ok(null);
        await recordAudit(tx, { userName, actedBy: null, network }, 'recovery-asked', { login: userName });
        return Ok(null);
      });
    },

    async find(digest) {
      const [row] = await database.query<{
        user_name: string;
        name: string;
        kind: LinkKind;
        expires_at: string;
        state: string | null;
      }>(findSql, [digest]);
      if (row === undefined || (row.state !== null && isClosed(row.state))) return null;
      return {
        userName: row.user_name,
        name: row.name,
        kind: row.kind,
        expiresAt: row.expires_at,
      } satisfies LinkedLogin;
    },

    async use(digest, passwordHash, network) {
      const used = await database.transaction(async (tx) => {
        // Locks the login before its link, in the same order as an invitation does.
        await tx.query(lockLinkedSql, [digest]);
        // Where two use the link at once, the second waits for the first, and finds it gone.
        const [link] = await tx.query<{ user_id: number; kind: LinkKind }>(
          'delete from login_link where token_hash = $1 and expires_at > now() returning user_id, kind',
          [digest],
        );
        if (link === undefined) return Err(null);
        const [user] = await tx.query<{ user_name: string }>(
          `update app_user set password_hash = $2, password_sealed = null where id = $1 and not disabled returning user_name`,
          [link.user_id, passwordHash],
        );
        if (user === undefined) return Err(null);
        // Other links mailed to this login stop working.
        await tx.query(forgetLinksSql, [link.user_id]);
        const ended = await tx.query<{ token_hash: string }>(endAllSql, [link.user_id]);
        const action = link.kind === 'invitation' ? 'invitation-accepted' : 'password-recovered';
        await recordAudit(tx, { userName: user.user_name, actedBy: null, network }, action, { login: user.user_name });
        await tellStaff(tx);
        return Ok({ userName: user.user_name, ended: ended.map((row) => row.token_hash) });
      });
      if (!used.ok) return null;
      for (const id of used.val.ended) forget(id);
      return used.val;
    },
  };
};

const factsOf = (of: LoginOf): Readonly<Record<string, string>> =>
  'customerId' in of ? { customerId: of.customerId } : {};
