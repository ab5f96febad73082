import * as z from 'zod/mini';
import { currentUserFromWire, currentUserWire, loginWire } from '#adapters/wire/session.wire.ts';
import type { SessionDesk, SessionFailure, SignInFailure } from '#core/session/session-desk.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call, CallFailure } from './call.ts';

/** `api/Login` over HTTP. */
export const createSessionDesk = (call: Call): SessionDesk => ({
  async authenticate(userName, password) {
    const answer = await call(
      { method: 'POST', path: '/api/Login/authenticate', body: { userName, password }, isPublic: true },
      loginWire,
    );
    return answer.mapErr(signInFailure);
  },

  async me() {
    const answer = await call({ method: 'GET', path: '/api/Login/me' }, currentUserWire);
    return answer.map(currentUserFromWire).mapErr(sessionFailure);
  },

  async logout() {
    const answer = await call({ method: 'POST', path: '/api/Login/logout' }, z.unknown());
    return answer.ok ? Ok(undefined) : Err(sessionFailure(answer.val));
  },
});

const signInFailure = (failure: CallFailure): SignInFailure => {
  if (failure.code !== 'problem') return { code: 'unreachable' };
  if (failure.status === 429) return { code: 'too-many-attempts', retryAfterSeconds: failure.retryAfterSeconds };
  // 400: what was typed cannot be anybody's credentials (too long, or only spaces).
  const wrong = failure.status === 401 || failure.status === 400;
  return { code: wrong ? 'wrong-credentials' : 'unreachable' };
};

const sessionFailure = (failure: CallFailure): SessionFailure => ({
  code: failure.code === 'not-signed-in' ? 'not-signed-in' : 'unreachable',
});
