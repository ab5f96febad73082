import { deviceOf } from '#core/session/device.ts';
import type { SignInRepository, SignInsOf } from '#core/session/sign-in.service.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { endSignInsSql } from './sessions-sql.ts';

interface SignInRow {
  readonly id: string;
  readonly device: string;
  readonly network: string | null;
  readonly since: string;
  readonly last_used: string;
  readonly current: boolean;
}

/** Which user, by what $1 is; a sign-in is named by a digest of its own, which is no session's. */
const userOf = (of: SignInsOf): readonly [sql: string, value: unknown] =>
  'sessionId' in of
    ? ['(select user_id from session where token_hash = $1)', of.sessionId]
    : ['(select id from app_user where id::text = $1 and customer_id is null)', String(rowId(of.staffId))];

const listSql = (user: string): string => `
  select left(encode(sha256(s.sign_in::bytea), 'hex'), 16) as id, max(s.device) as device, max(s.network) as network,
         min(s.created_at) as since, max(s.last_used_at) as last_used, bool_or(s.token_hash = $1) as current
    from session s where s.user_id = ${user} and s.expires_at > now()
   group by s.sign_in order by last_used desc, since desc`;

/** `forget` is told the sessions that ended here, before the word of it comes back through the database. */
export const createSignInRepository = (database: Database, forget: (sessionId: string) => void): SignInRepository => ({
  async list(of) {
    const [user, value] = userOf(of);
    const rows = await database.query<SignInRow>(listSql(user), [value]);
    return rows.map((row) => ({
      id: row.id,
      device: deviceOf(row.device),
      network: row.network,
      since: row.since,
      lastUsed: row.last_used,
      isCurrent: row.current,
    }));
  },

  async end(of, id, author) {
    const [user, value] = userOf(of);
    const ended = await database.transaction(async (tx) => {
      const gone = await tx.query<{ token_hash: string; user_name: string }>(endSignInsSql(user), [value, id]);
      const login = gone[0]?.user_name;
      if (login !== undefined) await recordAudit(tx, author, 'sessions-ended', { login });
      return Ok(gone.map((row) => row.token_hash));
    });
    for (const each of ended.unwrap()) forget(each);
    return ended.unwrap();
  },
});
