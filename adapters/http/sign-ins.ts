import * as z from 'zod/mini';
import { signInsWire } from '#adapters/wire/sign-ins.wire.ts';
import type {
  CustomerSignInService,
  SignInService,
  SignInsFailure,
  StaffSignInService,
} from '#core/session/sign-in.service.ts';
import type { CustomerId, UserId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Login/sessions';
const staffPath = (id: UserId): string => `/api/Management/Staff/${encodeURIComponent(id)}/sessions`;
const customerPath = (id: CustomerId): string => `/api/Management/Customers/${encodeURIComponent(id)}/sessions`;

const failureOf = (failure: CallFailure): SignInsFailure =>
  failure.code === 'problem' ? ownFailure<SignInsFailure>(failure.problem, failure.facts) : failure;

const end = async (call: Call, at: string) => {
  const answer = await call({ method: 'DELETE', path: at }, z.unknown());
  return answer.ok ? Ok(null) : Err(failureOf(answer.val));
};

/** `api/Login/sessions` over HTTP. */
export const createSignInService = (call: Call): SignInService => ({
  list: async () => (await call({ method: 'GET', path }, signInsWire)).mapErr(failureOf),
  end: (_caller, id) => end(call, id === null ? path : `${path}/${encodeURIComponent(id)}`),
});

/** `api/Management/Staff/{id}/sessions` over HTTP. */
export const createStaffSignInService = (call: Call): StaffSignInService => ({
  list: async (_caller, id) => (await call({ method: 'GET', path: staffPath(id) }, signInsWire)).mapErr(failureOf),
  end: (_caller, id) => end(call, staffPath(id)),
});

/** `api/Management/Customers/{id}/sessions` over HTTP. */
export const createCustomerSignInService = (call: Call): CustomerSignInService => ({
  list: async (_caller, id) => (await call({ method: 'GET', path: customerPath(id) }, signInsWire)).mapErr(failureOf),
  end: (_caller, id, signInId) =>
    end(call, signInId === null ? customerPath(id) : `${customerPath(id)}/${encodeURIComponent(signInId)}`),
});
