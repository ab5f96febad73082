import * as z from 'zod/mini';
import { asId, type Id } from '#core/shared/ids.ts';

/** The empty id that a client sends for what does not apply (docs/rules/wire.md 2). */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** An id in a request: text or number, opaque. */
export const idWire = z.union([z.string().check(z.maxLength(64)), z.number().check(z.int(), z.nonnegative())]);

/** An id that may be absent, empty or the empty guid. */
export const optionalIdWire = z.optional(z.nullable(idWire));

/** The client's key for something that is to be made once; without one each call makes another. */
export const idempotencyKeyWire = z.object({
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** An id in an answer: text from Mostrador's server, perhaps a number from another. */
export const answeredId = z.union([z.string(), z.number()]);

export const idFromWire = <Noun extends string>(id: string | number): Id<Noun> => asId<Noun>(String(id));

export const optionalIdFromWire = <Noun extends string>(id: string | number | null | undefined): Id<Noun> | null =>
  id === null || id === undefined || id === '' || id === emptyId ? null : asId<Noun>(String(id));
