import type { LoginKind, StoredCredential } from '#core/credentials/credential.ts';
import type { CredentialBook } from '#core/credentials/credential-book.port.ts';
import { Ok } from '#core/shared/result.ts';
import { writeDown } from './audit.ts';
import type { Database } from './database.ts';
import { rowId } from './row-id.ts';
import { endAllSql } from './sessions-sql.ts';

const roleOf: Readonly<Record<LoginKind, string>> = { admin: 'CustomerAdmin', user: 'CustomerUser' };

interface LoginRow {
  readonly role: string;
  readonly user_name: string;
  readonly password_sealed: string | null;
}

const renewSql = `
  update app_user set password_hash = $3, password_sealed = $4 where customer_id = $1 and role = $2
  returning id, user_name`;

/** `forget` is told the sessions that ended here, before the word of it comes back through the database. */
export const createCredentialBook = (database: Database, forget: (sessionId: string) => void): CredentialBook => ({
  async look(customerId, author) {
    const seen = await database.transaction(async (tx) => {
      const rows = await tx.query<LoginRow>(
        'select role, user_name, password_sealed from app_user where customer_id = $1',
        [rowId(customerId)],
      );
      await writeDown(tx, author, 'credentials-seen', { customerId, logins: rows.map((row) => row.user_name) });
      return Ok(rows);
    });
    const of = (kind: LoginKind): StoredCredential | null => {
      const row = seen.unwrap().find(({ role }) => role === roleOf[kind]);
      return row === undefined ? null : { login: row.user_name, sealed: row.password_sealed };
    };
    return { admin: of('admin'), user: of('user') };
  },

  async renew({ customerId, kind }, { hash, sealed }, author) {
    const renewed = await database.transaction(async (tx) => {
      const [user] = await tx.query<{ id: number; user_name: string }>(renewSql, [
        rowId(customerId),
        roleOf[kind],
        hash,
        sealed,
      ]);
      if (user === undefined) return Ok(null);
      const gone = await tx.query<{ token_hash: string }>(endAllSql, [user.id]);
      await writeDown(tx, author, 'password-issued', { customerId, login: user.user_name });
      return Ok({ login: user.user_name, ended: gone.map((row) => row.token_hash) });
    });
    const { login, ended } = renewed.unwrap() ?? {};
    if (login === undefined || ended === undefined) return null;
    for (const id of ended) forget(id);
    return { login, ended };
  },
});
