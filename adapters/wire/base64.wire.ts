import * as z from 'zod/mini';

/** Signs of so many bytes in base64. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

const moreSigns = 1024 * 1024;
const envelopeBytes = 256 * 1024;

/**
 * Characters of a file of at most so many bytes, and a few more, so that a file that is too large is refused as such.
 */
export const maxFileSigns = (maxBytes: number): number => base64Length(maxBytes) + moreSigns;

/** Bytes of a body that carries files of at most so many bytes, one of them a little larger. */
export const maxBodyBytes = (maxBytes: number, files = 1): number =>
  files * base64Length(maxBytes) + moreSigns + envelopeBytes;

/** Looks for what is none of it: an expression that takes the whole text overflows at some megabytes. */
const isBase64 = (text: string): boolean => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]|=[^=]|={3}/.test(text);

/** The bytes of a file as a text of at most so many signs, and no empty one where nothing else is said. */
export const base64Wire = (maxSigns: number, minSigns = 1) =>
  z.string().check(z.minLength(minSigns), z.maxLength(maxSigns), z.refine(isBase64));
