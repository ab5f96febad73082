import { writeDown } from '#adapters/postgres/audit.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { endAllSql } from '#adapters/postgres/sessions-sql.ts';
import { createArgon2Vault } from '#adapters/secrets/argon2-vault.ts';
import { Ok } from '#core/shared/result.ts';

/** The first administrator of a production database that nobody can sign in to yet. */
export const createFirstAdmin = async (database: Database, password: string): Promise<void> => {
  const hash = await createArgon2Vault().hash(password);
  await database.query(
    `insert into app_user (user_name, name, role, password_hash) values ('admin', 'Administrador', 'Admin', $1)`,
    [hash],
  );
};

/** Whether `ADMIN_PASSWORD` says another password than `admin` has: then it was meant to change it, which a start does not do. */
export const isAnotherPassword = async (database: Database, password: string): Promise<boolean> => {
  const [row] = await database.query<{ hash: string }>(
    `select password_hash as hash from app_user where user_name = 'admin'`,
    [],
  );
  return row === undefined || !(await createArgon2Vault().verify(row.hash, password));
};

/** The password of `admin`, where nobody knows it any more: all their sessions end. False where there is no such administrator. */
export const resetAdminPassword = async (database: Database, password: string): Promise<boolean> => {
  const hash = await createArgon2Vault().hash(password);
  const reset = await database.transaction(async (tx) => {
    const [user] = await tx.query<{ id: number }>(
      `update app_user set password_hash = $1, password_sealed = null, disabled = false
        where user_name = 'admin' and role = 'Admin' returning id`,
      [hash],
    );
    if (user === undefined) return Ok(false);
    await tx.query(endAllSql, [user.id]);
    await writeDown(tx, { userName: 'admin', actedBy: null }, 'password-reset', { login: 'admin' });
    return Ok(true);
  });
  return reset.unwrap();
};
