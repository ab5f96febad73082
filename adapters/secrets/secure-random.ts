import { randomInt } from 'node:crypto';
import type { SecureRandom } from '#core/credentials/secure-random.port.ts';

/** Numbers from the system's source for secrets. */
export const secureRandom: SecureRandom = (count) => randomInt(count);
