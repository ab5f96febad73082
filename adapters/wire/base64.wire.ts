import * as z from 'zod/mini';

/** Looks for what is none of it: an expression that takes the whole text overflows at some megabytes. */
const isBase64 = (text: string): boolean => !/[^A-Za-z0-9+/=]|=[^=]|={3}/.test(text);

/** The bytes of a file as a text of at most so many signs. */
export const base64Wire = (maxSigns: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxSigns), z.refine(isBase64));
