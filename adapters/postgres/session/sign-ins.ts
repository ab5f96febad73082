import { deviceOf } from '#core/session/device.ts';
import type { SignInRepository, SignInsOf } from '#core/session/sign-in.service.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { endSignInsSql } from './sessions-sql.ts';

interface SignInRow {
  readonly id: string;
  readonly login: string;
  readonly device: string;
  readonly network: string | null;
  readonly since: string;
  readonly last_used: string;
  readonly current: boolean;
}

/**
 * Which users, by what $1 is: a text, as the token is that it is compared with. A sign-in is named by a digest of its
 * own, which is no session's.
 */
const usersOf = (of: SignInsOf): readonly [sql: string, value: unknown] => {
  if ('sessionId' in of) return ['(select user_id from session where token_hash = $1)', of.sessionId];
  if ('staffId' in of)
    return ['(select id from app_user where id = $1::text::int and customer_id is null)', String(rowId(of.staffId))];
  return ['(select id from app_user where customer_id = $1::text::int)', String(rowId(of.customerId))];
};

const listSql = (users: string): string => `
  select left(encode(sha256(s.sign_in::bytea), 'hex'), 16) as id, max(u.user_name) as login, max(s.device) as device, max(s.network) filter (where s.acting_customer_id is null) as network,
         min(s.created_at) as since, max(s.last_used_at) as last_used, bool_or(s.token_hash = $1) as current
    from session s join app_user u on u.id = s.user_id where s.user_id in ${users} and s.expires_at > now()
   group by s.sign_in order by last_used desc, since desc`;

/** `forget` gets the sessions that ended here, before the notification of it comes back through the database. */
export const createSignInRepository = (database: Database, forget: (sessionId: string) => void): SignInRepository => ({
  async list(of) {
    const [users, value] = usersOf(of);
    const rows = await database.query<SignInRow>(listSql(users), [value]);
    return rows.map((row) => ({
      id: row.id,
      login: row.login,
      device: deviceOf(row.device),
      network: row.network,
      since: row.since,
      lastUsed: row.last_used,
      isCurrent: row.current,
    }));
  },

  async end(of, id, author) {
    const [users, value] = usersOf(of);
    const ended = await database.transaction(async (tx) => {
      const gone = await tx.query<{ token_hash: string; user_name: string }>(endSignInsSql(users), [value, id]);
      const ofCustomer = 'customerId' in of ? { customerId: of.customerId } : {};
      for (const login of new Set(gone.map((row) => row.user_name)))
        await recordAudit(tx, author, 'sessions-ended', { ...ofCustomer, login });
      return Ok(gone.map((row) => row.token_hash));
    });
    for (const each of ended.unwrap()) forget(each);
    return ended.unwrap();
  },
});
