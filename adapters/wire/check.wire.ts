import * as z from 'zod/mini';

/** The id of the stored thing that a checked change is for; none for a new thing. */
export const checkOfWire = z.strictObject({ of: z.optional(z.string().check(z.maxLength(64))) });
