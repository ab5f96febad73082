import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '#core/session/session.repository.port.ts';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes of passwords by Argon2id. */
export const createArgon2Hasher = (): PasswordHasher => {
  /** Checked when there is no such user, so that an unknown name takes as long as a wrong password. */
  const nobody = hash('nobody', cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      // A login that was never issued a password has none: as slow to try as any other.
      const known = stored === '' ? null : stored;
      const fits = await verify(known ?? (await nobody), password).catch(() => false);
      return known !== null && fits;
    },
  };
};
