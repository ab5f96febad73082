import * as z from 'zod/mini';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Call, CallFailure, CallRequest } from './call.ts';

/**
 * Sends a save (docs/rules/wire.md 6): answers what our server says of it, or null where another back end took it and
 * says no more than `true`, or nothing at all. Null is never a failure, or the save would be sent again.
 */
export const saved = async <Answer>(
  call: Call,
  request: CallRequest,
  answer: z.ZodMiniType<Answer>,
): Promise<Result<Answer | null, CallFailure>> => {
  const sent = await call(request, z.unknown());
  if (!sent.ok) return sent;
  const read = z.safeParse(answer, sent.val);
  return Ok(read.success ? read.data : null);
};

/** Sends a save; where the answer does not hold what was saved, reads it afterwards. */
export const savedOrRead = async <Answer>(
  call: Call,
  request: CallRequest,
  answer: z.ZodMiniType<Answer>,
  read: () => Promise<Result<Answer, CallFailure>>,
): Promise<Result<Answer, CallFailure>> => {
  const sent = await saved(call, request, answer);
  if (!sent.ok) return Err(sent.val);
  return sent.val === null ? read() : Ok(sent.val);
};
