import * as z from 'zod/mini';

/** Of what is looked at whether it could be stored: the id of the stored one that would change, none for a new one. */
export const checkOfWire = z.strictObject({ of: z.optional(z.string().check(z.maxLength(64))) });
