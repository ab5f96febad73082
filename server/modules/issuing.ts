import type { ResolutionContext } from 'inversify';
import { createCredentialRepository } from '#adapters/postgres/session/credentials.ts';
import { secureRandom } from '#adapters/secrets/secure-random.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import { parts } from '../parts.ts';

/** Seals the copy of a password that staff may see; null where none is kept. */
export const shownWith = (made: ResolutionContext): Cipher | null =>
  made.get(parts.settings).visiblePasswords ? made.get(parts.cipher) : null;

/** What issuing a password needs, for any login. */
export const issuingOf = (made: ResolutionContext) => {
  const sessionEnded$ = made.get(parts.sessionEnded);
  return {
    credentials: createCredentialRepository(made.get(parts.database), made.get(parts.sessions).forget),
    passwordHasher: made.get(parts.passwordHasher),
    secureRandom,
    ended: (id: string) => sessionEnded$.next(id),
  };
};
