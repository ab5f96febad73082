import type { CredentialRepository, LoginOf, Renewed } from '#core/credentials/credential.repository.port.ts';
import type { LoginKind, StoredCredential } from '#core/credentials/credential.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { tell } from '../live/live.ts';
import { loginOfSql, roleOfKind } from './login-of.ts';
import { endAllSql, forgetLinksSql } from './sessions-sql.ts';
import { locksOf } from './sign-in-locks.ts';

interface LoginRow {
  readonly role: string;
  readonly user_name: string;
  readonly has_password: boolean;
  readonly password_sealed: string | null;
}

/** Whether `app_user u` has no password, and no link to choose one. */
const hasNothingSql = `u.password_hash = '' and not exists (
  select from login_link l where l.user_id = u.id and l.kind = 'invitation' and l.expires_at > now())`;

const renewSql = (whose: string, isFirst: boolean): string => `
  update app_user u set password_hash = $1, password_sealed = $2
   where u.id = (select u.id from app_user u where ${whose} order by u.id limit 1)${isFirst ? ` and ${hasNothingSql}` : ''}
  returning u.id, u.user_name`;

const factsOf = (of: LoginOf): Readonly<Record<string, string>> => {
  if ('sellerId' in of) return { sellerId: of.sellerId };
  return 'customerId' in of ? { customerId: of.customerId } : {};
};

/** `forget` gets the sessions that ended here, before the notification of it comes back through the database. */
export const createCredentialRepository = (
  database: Database,
  forget: (sessionId: string) => void,
): CredentialRepository => ({
  async read(customerId, author) {
    const seen = await database.transaction(async (tx) => {
      const rows = await tx.query<LoginRow>(
        `select role, user_name, password_hash <> '' as has_password, password_sealed from app_user where customer_id = $1`,
        [rowId(customerId)],
      );
      const logins = rows.map((row) => row.user_name);
      await recordAudit(tx, author, 'credentials-seen', { customerId, logins });
      return Ok({ rows, locks: await locksOf(tx, logins) });
    });
    const { rows, locks } = seen.unwrap();
    const of = (kind: LoginKind): StoredCredential | null => {
      const row = rows.find(({ role }) => role === roleOfKind[kind]);
      return row === undefined
        ? null
        : {
            login: row.user_name,
            hasPassword: row.has_password,
            sealed: row.password_sealed,
            lock: locks.get(row.user_name) ?? null,
          };
    };
    return { admin: of('admin'), user: of('user') };
  },

  async renew(of, { hash, sealed }, author, isFirst = false) {
    const { where, values } = loginOfSql(of, 3);
    const renewed = await database.transaction<Renewed | 'not-first' | null, never>(async (tx) => {
      const [user] = await tx.query<{ id: number; user_name: string }>(renewSql(where, isFirst), [
        hash,
        sealed,
        ...values,
      ]);
      if (user === undefined) {
        const login = loginOfSql(of);
        const there = isFirst ? await tx.query(`select from app_user u where ${login.where}`, [...login.values]) : [];
        return Ok(there.length > 0 ? 'not-first' : null);
      }
      await tx.query(forgetLinksSql, [user.id]);
      // A customer's new password removes the second factor too, for a lost phone; that of staff is reset separately.
      const reset =
        'customerId' in of
          ? await tx.query('delete from second_factor where user_id = $1 returning user_id', [user.id])
          : [];
      if (reset.length > 0)
        await recordAudit(tx, author, 'second-factor-reset', { ...factsOf(of), login: user.user_name });
      const gone = await tx.query<{ token_hash: string }>(endAllSql, [user.id]);
      await recordAudit(tx, author, 'password-issued', { ...factsOf(of), login: user.user_name });
      // The login's invitation and lock ended with its old password: screens of staff that show them refresh.
      await tell(tx, { name: 'StaffChanged', audience: 'staff', facts: {} });
      return Ok({ login: user.user_name, ended: gone.map((row) => row.token_hash) });
    });
    const done = renewed.unwrap();
    if (done === null || done === 'not-first') return done;
    for (const id of done.ended) forget(id);
    return done;
  },
});
