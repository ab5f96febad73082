import * as z from 'zod/mini';
import { problemWire } from '#adapters/wire/problem.wire.ts';

/** What every refusal of our server has, and nothing more: another server may leave out the code and the id. */
export const refusalWire = z.strictObject(z.required(problemWire, { code: true, requestId: true }).shape);
