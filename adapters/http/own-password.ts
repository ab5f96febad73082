import * as z from 'zod/mini';
import type { OwnPasswordFailure, OwnPasswordService } from '#core/credentials/own-password.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call } from './call.ts';
import { limitedFailure } from './own-failure.ts';

/** `PUT api/Login/password` over HTTP. */
export const createOwnPasswordService = (call: Call): OwnPasswordService => ({
  async change(_caller, { current, next }) {
    const body = { currentPassword: current, newPassword: next };
    const answer = await call({ method: 'PUT', path: '/api/Login/password', body }, z.unknown());
    return answer.ok ? Ok(undefined) : Err(limitedFailure<OwnPasswordFailure>(answer.val));
  },
});
