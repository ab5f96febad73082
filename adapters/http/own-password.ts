import * as z from 'zod/mini';
import type { OwnPasswordFailure, OwnPasswordService } from '#core/credentials/own-password.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const failureOf = (failure: CallFailure): OwnPasswordFailure => {
  if (failure.code !== 'problem') return failure;
  if (failure.status === 429) return { code: 'too-many-attempts', retryAfterSeconds: failure.retryAfterSeconds };
  return ownFailure<OwnPasswordFailure>(failure.problem, failure.facts);
};

/** `PUT api/Login/password` over HTTP. */
export const createOwnPasswordService = (call: Call): OwnPasswordService => ({
  async change(_caller, { current, next }) {
    const body = { currentPassword: current, newPassword: next };
    const answer = await call({ method: 'PUT', path: '/api/Login/password', body }, z.unknown());
    return answer.ok ? Ok(undefined) : Err(failureOf(answer.val));
  },
});
