import * as z from 'zod/mini';
import { currentUserFromWire, currentUserWire, loginWire } from '#adapters/wire/session.wire.ts';
import { inOwnTime } from '#core/session/own-time.ts';
import type {
  ActingFailure,
  Login,
  SessionFailure,
  SessionService,
  SignInFailure,
} from '#core/session/session.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Call, CallFailure, CallRequest } from './call.ts';

/** A login whose end is given by this computer's clock. */
const openLogin = async (call: Call, request: CallRequest): Promise<Result<Login, CallFailure>> => {
  let aheadMs = 0;
  const answeredAt = (serverNow: number): void => {
    aheadMs = Date.now() - serverNow;
  };
  const answer = await call({ ...request, answeredAt }, loginWire);
  return answer.map((login) => ({ ...login, expire: inOwnTime(login.expire, aheadMs) }));
};

/** `api/Login` over HTTP. */
export const createSessionService = (call: Call): SessionService => ({
  async authenticate(userName, password, code) {
    const body = { userName, password, code };
    const answer = await openLogin(call, { method: 'POST', path: '/api/Login/authenticate', body, isPublic: true });
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

  async actAs({ role }, customerId) {
    const path = `/api/Login/${role === 'Seller' ? 'seller' : 'admin'}-as-customer`;
    const answer = await openLogin(call, { method: 'POST', path, body: { customerId } });
    return answer.mapErr(actingFailure);
  },

  async goBack({ actedBy }) {
    const path = `/api/Login/back-to-${actedBy?.role === 'Seller' ? 'seller' : 'admin'}`;
    const answer = await openLogin(call, { method: 'POST', path });
    return answer.mapErr(sessionFailure);
  },
});

const actingFailure = (failure: CallFailure): ActingFailure => {
  if (failure.code !== 'problem') return failure;
  switch (failure.problem) {
    case 'customer-not-found':
    case 'customer-not-yours':
      return { code: failure.problem };
    case 'customer-not-in-order':
      return { code: failure.problem, state: String(failure.facts['state'] ?? '') };
    default:
      return { code: 'unreachable' };
  }
};

const signInFailure = (failure: CallFailure): SignInFailure => {
  if (failure.code !== 'problem') return { code: 'unreachable' };
  if (failure.status === 429) return { code: 'too-many-attempts', retryAfterSeconds: failure.retryAfterSeconds };
  // 400: what was typed cannot be anybody's credentials (too long, or only spaces).
  const { problem } = failure;
  if (problem === 'customer-closed' || problem === 'second-factor-required' || problem === 'second-factor-wrong') {
    return { code: problem };
  }
  const wrong = failure.status === 401 || failure.status === 400;
  return { code: wrong ? 'wrong-credentials' : 'unreachable' };
};

const sessionFailure = (failure: CallFailure): SessionFailure => ({
  code: failure.code === 'not-signed-in' ? 'not-signed-in' : 'unreachable',
});
