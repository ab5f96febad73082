import type { Caller } from '#core/access/caller.ts';
import type { Role } from '#core/access/role.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Signing in and out: the capability behind `api/Login`. */
export interface SessionDesk {
  authenticate(userName: string, password: string): Promise<Result<Login, SignInFailure>>;
  me(caller: Caller): Promise<Result<CurrentUser, SessionFailure>>;
  logout(caller: Caller): Promise<Result<void, SessionFailure>>;
}

/** What is kept under the key `login` of local storage. `expire` is ISO 8601 in UTC. */
export interface Login {
  readonly token: string;
  readonly expire: string;
}

/** The answer of `api/Login/me` (decisions.md §3). */
export interface CurrentUser {
  readonly userName: string;
  readonly name: string;
  readonly type: Role;
  readonly allowOffers: boolean;
  readonly zone: string;
  readonly loginUsId: string | null;
  readonly loginUsName: string | null;
  readonly loginUsType: Role | null;
  readonly customerId: CustomerId | null;
}

export type SignInFailure =
  | { readonly code: 'wrong-credentials' }
  | { readonly code: 'too-many-attempts'; readonly retryAfterSeconds: number }
  | { readonly code: 'unreachable' };

export type SessionFailure = { readonly code: 'not-signed-in' } | { readonly code: 'unreachable' };

/** A stored login is valid only with both parts and an expiry that is not in the past (portal.md §5). `now` in milliseconds. */
export const isValidLogin = (login: Partial<Login> | null, now: number): login is Login => {
  if (!login?.token || !login.expire) return false;
  const expiry = Date.parse(login.expire);
  return Number.isFinite(expiry) && expiry > now;
};
