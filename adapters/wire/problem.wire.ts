import * as z from 'zod/mini';

/**
 * An error as it travels: RFC 9457 with a Spanish title, and for bad input what is wrong with each field
 * (docs/rules/wire.md 3).
 */
export const problemWire = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  requestId: z.optional(z.string()),
  /** The code of the core's failure and its facts, for programs. */
  code: z.optional(z.string()),
  facts: z.optional(z.record(z.string(), z.unknown())),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

export type ProblemWire = z.infer<typeof problemWire>;

/** The stable identifier of a problem, made from its code. */
export const problemType = (code: string): string => `urn:mostrador:problem:${code}`;
