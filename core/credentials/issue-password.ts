import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { PasswordHasher } from '#core/session/session.repository.port.ts';
import type { CredentialRepository, LoginOf } from './credential.repository.port.ts';
import type { IssuedPassword } from './credential.service.ts';
import { issuedPassword } from './issued-password.ts';
import type { SecureRandom } from './secure-random.port.ts';

export interface IssuingParts {
  readonly credentials: Pick<CredentialRepository, 'renew'>;
  readonly passwordHasher: Pick<PasswordHasher, 'hash'>;
  readonly secureRandom: SecureRandom;
  /** Called with the id of each session that ended. */
  readonly ended: (sessionId: string) => void;
}

const issue = async (
  { credentials, passwordHasher, secureRandom, ended }: IssuingParts,
  caller: Caller,
  of: LoginOf,
  cipher: Cipher | null,
  isFirst: boolean,
): Promise<IssuedPassword | 'not-first' | null> => {
  const password = issuedPassword(secureRandom);
  const sealed = cipher?.seal(password) ?? null;
  const hash = await passwordHasher.hash(password);
  const renewed = await credentials.renew(of, { hash, sealed }, authorOf(caller), isFirst);
  if (renewed === null || renewed === 'not-first') return renewed;
  for (const id of renewed.ended) ended(id);
  return { login: renewed.login, password, isKept: sealed !== null };
};

/**
 * Gives a login another password. A null cipher keeps no copy of it that can be seen; null where there is no such
 * login.
 */
export const issuePassword = async (
  parts: IssuingParts,
  caller: Caller,
  of: LoginOf,
  cipher: Cipher | null,
): Promise<IssuedPassword | null> => {
  const issued = await issue(parts, caller, of, cipher, false);
  return issued === 'not-first' ? null : issued;
};

/**
 * Gives a login its first password: only where it has none and no open invitation, else 'not-first' and nothing
 * changes.
 */
export const issueFirstPassword = (
  parts: IssuingParts,
  caller: Caller,
  of: LoginOf,
  cipher: Cipher | null,
): Promise<IssuedPassword | 'not-first' | null> => issue(parts, caller, of, cipher, true);
