import * as z from 'zod/mini';
import { plannedPictureWire } from './catalogue/planned-picture.ts';

/** Facts about some failures, for scripts. */
const facts = z.partial(
  z.object({
    /** The server's, by field. */
    errors: z.array(z.object({ field: z.string(), message: z.string() })),
    retryAfterSeconds: z.number(),
    /** For `product-pictures add`, where none can be sent. */
    pictures: z.array(plannedPictureWire),
  }),
);

/** The document of a failure with `--json`: docs/cli.md shows it, and tests hold every failure to it. */
export const errorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    advice: z.nullable(z.string()),
    requestId: z.nullable(z.string()),
    ...facts.shape,
  }),
});

type ReadOnly<Value> = { readonly [Name in keyof Value]: ReadOnly<Value[Name]> };
export type ProblemFacts = ReadOnly<z.infer<typeof facts>>;
export type ErrorAnswer = ReadOnly<z.infer<typeof errorAnswer>>;
