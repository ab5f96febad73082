import type { PictureFolder } from '#adapters/files/picture-folder.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { createArgon2Hasher } from '#adapters/secrets/argon2-hasher.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import { createDemo } from './create-demo.ts';

/** The five logins (docs/rules/demo.md 2). */
export const demoLogins: readonly string[] = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente'];
export const demoPassword = 'demo';

/** A database that nobody can sign in to is a new one. */
export const hasNoUsers = async (database: Database): Promise<boolean> => {
  const [row] = await database.query<{ none: boolean }>('select not exists (select from app_user) as none', []);
  return row?.none ?? true;
};

/** A null cipher keeps no copy of the customers' passwords that can be seen. */
export const seedDemo = async (database: Database, pictures: PictureFolder, cipher: Cipher | null): Promise<void> => {
  const passwordHash = await createArgon2Hasher().hash(demoPassword);
  await createDemo(database, {
    passwordHash,
    passwordSealed: cipher?.seal(demoPassword) ?? null,
    now: new Date(),
    putPicture: pictures.put,
  });
};
