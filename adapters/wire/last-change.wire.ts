import * as z from 'zod/mini';

/** Who last changed the thing in this answer, and when; left out or null where nobody is known. */
export const lastChangeWire = z.nullish(z.object({ by: z.string(), at: z.string() }));
