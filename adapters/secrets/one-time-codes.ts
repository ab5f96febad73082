import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '#core/second-factor/one-time-codes.port.ts';

const stepMs = 30_000;
/** Steps before and after now whose codes are taken: a phone's clock is seldom exact. */
const window = 1;

/** As RFC 6238 says, with what applications on phones take: SHA-1, six digits, 30 seconds. */
export const oneTimeCodes: OneTimeCodes = {
  newSecret: () => new Secret({ size: 20 }).base32,
  address: (secret, { issuer, userName }) =>
    new TOTP({ issuer, label: userName, secret: Secret.fromBase32(secret) }).toString(),
  stepOf(secret, digits, now) {
    const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: digits, timestamp: now, window });
    return delta === null ? null : Math.floor(now / stepMs) + delta;
  },
};
