import type { SecureRandom } from './secure-random.port.ts';

/** Letters and digits that nobody mistakes for another, read aloud or from paper. */
export const passwordSigns = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** A password that the system issues: three groups of four, a chance of one in 2^59 to guess it. */
export const issuedPassword = (secureRandom: SecureRandom): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => passwordSigns.charAt(secureRandom(passwordSigns.length))).join(''),
  ).join('-');
