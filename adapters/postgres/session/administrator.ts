import { Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { endAllSql, forgetLinksSql } from './sessions-sql.ts';

/** The user `admin`, whom the first start in production creates. Passwords come hashed. */
export interface AdministratorRepository {
  create(passwordHash: string): Promise<void>;
  /** Null where there is no such administrator. */
  passwordHash(): Promise<string | null>;
  /** All their sessions end, and a disabled one is enabled. False where there is no such administrator. */
  resetPassword(passwordHash: string): Promise<boolean>;
}

const isAdministrator = `user_name = 'admin' and role = 'Admin'`;

export const createAdministratorRepository = (database: Database): AdministratorRepository => ({
  async create(passwordHash) {
    await database.query(
      `insert into app_user (user_name, name, role, password_hash) values ('admin', 'Administrador', 'Admin', $1)`,
      [passwordHash],
    );
  },
  async passwordHash() {
    const [row] = await database.query<{ hash: string }>(
      `select password_hash as hash from app_user where ${isAdministrator}`,
      [],
    );
    return row?.hash ?? null;
  },
  async resetPassword(passwordHash) {
    const reset = await database.transaction(async (tx) => {
      const [user] = await tx.query<{ id: number }>(
        `update app_user set password_hash = $1, password_sealed = null, disabled = false
          where ${isAdministrator} returning id`,
        [passwordHash],
      );
      if (user === undefined) return Ok(false);
      await tx.query(endAllSql, [user.id]);
      // Whoever may do this is at the server: a phone that was lost does not lock them out.
      await tx.query('delete from second_factor where user_id = $1', [user.id]);
      await tx.query(forgetLinksSql, [user.id]);
      await recordAudit(tx, { userName: 'admin', actedBy: null }, 'password-reset', { login: 'admin' });
      return Ok(true);
    });
    return reset.unwrap();
  },
});
