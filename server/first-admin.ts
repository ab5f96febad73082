import type { Database } from '#adapters/postgres/database.ts';
import { createArgon2Vault } from '#adapters/secrets/argon2-vault.ts';

/** The first administrator of a production database that nobody can sign in to yet. */
export const createFirstAdmin = async (database: Database, password: string): Promise<void> => {
  const hash = await createArgon2Vault().hash(password);
  await database.query(
    `insert into app_user (user_name, name, role, password_hash) values ('admin', 'Administrador', 'Admin', $1)`,
    [hash],
  );
};
