import type { Caller } from '#core/access/caller.ts';
import type { Role } from '#core/access/role.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ActingRefusal } from './impersonation.ts';
import type { SecondFactorFailure } from './second-factor-check.port.ts';

/** Signing in and out: the capability behind `api/Login`. */
export interface SessionService {
  /** `code` is the second factor's, where the person has one and was asked for it. */
  authenticate(userName: string, password: string, code?: string): Promise<Result<Login, SignInFailure>>;
  me(caller: Caller): Promise<Result<CurrentUser, SessionFailure>>;
  logout(caller: Caller): Promise<Result<void, SessionFailure>>;
  /** A login as one of the caller's customers; the caller's own stays good. */
  actAs(caller: Caller, customerId: CustomerId): Promise<Result<Login, ActingFailure>>;
  /** The login of the member of staff who acts as a customer. */
  goBack(caller: Caller): Promise<Result<Login, SessionFailure>>;
}

/** `expire` is ISO 8601 in UTC. */
interface BareLogin {
  readonly token: string;
  readonly expire: string;
}

/** The value under the key `login` of local storage. */
export interface Login extends BareLogin {
  /** While a member of staff acts as a customer: their own login, to which they return. */
  readonly staff?: BareLogin;
  /** With `staff`: that customer's code, by which a terminal sees that it acts as that customer already. */
  readonly customerCode?: string;
}

/** The answer of `api/Login/me` (docs/rules/session.md 5). */
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
  /** The user has to set up a second factor before anything else. */
  readonly lacksSecondFactor?: boolean | undefined;
}

export type SignInFailure =
  | { readonly code: 'wrong-credentials' }
  /** The password was right; the distributor closed the company's account. */
  | { readonly code: 'customer-closed' }
  | SecondFactorFailure
  | { readonly code: 'unreachable' };

export type ActingFailure = SessionFailure | ActingRefusal;

export type SessionFailure = { readonly code: 'not-signed-in' } | { readonly code: 'unreachable' };

/**
 * A stored login is valid only with both parts and an expiry that is not in the past (docs/rules/session.md 1). `now`
 * in milliseconds.
 */
export const isValidLogin = (login: Partial<Login> | null, now: number): login is Login => {
  if (!login?.token || !login.expire) return false;
  const expiry = Date.parse(login.expire);
  return Number.isFinite(expiry) && expiry > now;
};

/** The login of the member of staff behind one that acts as a customer, while it is good. `now` in milliseconds. */
export const staffLogin = (login: Partial<Login> | null, now: number): Login | null => {
  const staff = login?.staff ?? null;
  return isValidLogin(staff, now) ? staff : null;
};
