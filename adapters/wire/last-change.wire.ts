import * as z from 'zod/mini';

/** Who changed what is answered last, and when; left out or null where nobody is known. */
export const lastChangeWire = z.nullish(z.object({ by: z.string(), at: z.string() }));
