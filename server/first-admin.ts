import type { Database } from '#adapters/postgres/database/database.ts';
import { createAdministratorRepository } from '#adapters/postgres/session/administrator.ts';
import { createArgon2Hasher } from '#adapters/secrets/argon2-hasher.ts';

/** The first administrator of a production database that nobody can sign in to yet. */
export const createFirstAdmin = async (database: Database, password: string): Promise<void> =>
  createAdministratorRepository(database).create(await createArgon2Hasher().hash(password));

/** Why a start ignores `ADMIN_PASSWORD`, which the person who set it may not expect. */
export type UnusedPassword =
  /** `admin` has another: it was meant to change it, which a start does not do. */
  | 'other-password'
  /** There are users, but `admin` is not an administrator among them. */
  | 'no-admin';

/** Null where it is the password that `admin` has. */
export const unusedPassword = async (database: Database, password: string): Promise<UnusedPassword | null> => {
  const hash = await createAdministratorRepository(database).passwordHash();
  if (hash === null) return 'no-admin';
  return (await createArgon2Hasher().verify(hash, password)) ? null : 'other-password';
};

/** The password of `admin`, where nobody knows it any more. False where there is no such administrator. */
export const resetAdminPassword = async (database: Database, password: string): Promise<boolean> =>
  createAdministratorRepository(database).resetPassword(await createArgon2Hasher().hash(password));
