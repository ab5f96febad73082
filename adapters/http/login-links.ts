import * as z from 'zod/mini';
import { linkedLoginWire, linkedUserWire } from '#adapters/wire/login-links.wire.ts';
import type { LoginLinkFailure, LoginLinkService } from '#core/login-links/login-link.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const linkFailure = (failure: CallFailure): LoginLinkFailure => {
  if (failure.code !== 'problem') return { code: 'unreachable' };
  if (failure.status === 429) return { code: 'too-many-attempts', retryAfterSeconds: failure.retryAfterSeconds };
  return ownFailure<LoginLinkFailure>(failure.problem, failure.facts);
};

/** `api/Login/recover` and `api/Login/link` over HTTP. */
export const createLoginLinkService = (call: Call): LoginLinkService => ({
  async recover(userName) {
    const answer = await call(
      { method: 'POST', path: '/api/Login/recover', body: { userName }, isPublic: true },
      z.unknown(),
    );
    return answer.ok ? Ok(null) : Err(linkFailure(answer.val));
  },
  async read(token) {
    const answer = await call(
      { method: 'POST', path: '/api/Login/link', body: { token }, isPublic: true },
      linkedLoginWire,
    );
    return answer.mapErr(linkFailure);
  },
  async setPassword(token, newPassword) {
    const body = { token, newPassword };
    const answer = await call({ method: 'PUT', path: '/api/Login/link', body, isPublic: true }, linkedUserWire);
    return answer.mapErr(linkFailure);
  },
});
