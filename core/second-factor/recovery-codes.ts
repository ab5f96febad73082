import { issuedPassword } from '#core/credentials/issued-password.ts';
import type { SecureRandom } from '#core/credentials/secure-random.port.ts';

/** How many are written down at once. */
export const recoveryCodeCount = 10;

/** Codes for when there is no phone: each works once (docs/rules/second-factor.md 4). */
export const newRecoveryCodes = (secureRandom: SecureRandom): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, () => issuedPassword(secureRandom));
