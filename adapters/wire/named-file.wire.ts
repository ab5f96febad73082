import * as z from 'zod/mini';

/** A file in an answer: its name, and its bytes in base64 (decisions.md §7). */
export const namedFileWire = z.object({ name: z.string(), content: z.string() });
