import * as z from 'zod/mini';

/** Looks for what is none of it: an expression that takes the whole text overflows at some megabytes. */
const isBase64 = (text: string): boolean => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]|=[^=]|={3}/.test(text);

/** The bytes of a file as a text of at most so many signs, and no empty one where nothing else is said. */
export const base64Wire = (maxSigns: number, minSigns = 1) =>
  z.string().check(z.minLength(minSigns), z.maxLength(maxSigns), z.refine(isBase64));
