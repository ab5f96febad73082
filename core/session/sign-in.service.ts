import type { Caller } from '#core/access/caller.ts';
import type { Author } from '#core/audit/author.ts';
import type { CustomerId, UserId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** A place where a person is signed in. Instants are ISO 8601 in UTC. */
export interface SignIn {
  readonly id: string;
  /** The user name that signed in. */
  readonly login: string;
  /** As core/session/device.ts names it; null where it is not known. */
  readonly device: string | null;
  readonly network: string | null;
  readonly since: string;
  /** To some minutes. */
  readonly lastUsed: string;
  /** Whether this request comes from this sign-in. */
  readonly isCurrent: boolean;
}

/** Everybody's own sign-ins: the capability behind `api/Login/sessions`. Staff who act as a customer cannot use it. */
export interface SignInService {
  /** The sign-in that was used last comes first. */
  list(caller: Caller): Promise<Result<readonly SignIn[], SignInsFailure>>;
  /** Null ends every other sign-in. Acting as a customer that began in an ended sign-in ends too. */
  end(caller: Caller, id: string | null): Promise<Result<null, SignInsFailure>>;
}

/** Sign-ins of a member of staff, for administrators. */
export interface StaffSignInService {
  list(caller: Caller, id: UserId): Promise<Result<readonly SignIn[], SignInsFailure>>;
  /** Ends all of them. */
  end(caller: Caller, id: UserId): Promise<Result<null, SignInsFailure>>;
}

/**
 * Sign-ins of both logins of a customer, for administrators: the capability behind
 * `api/Management/Customers/{id}/sessions`.
 */
export interface CustomerSignInService {
  list(caller: Caller, id: CustomerId): Promise<Result<readonly SignIn[], SignInsFailure>>;
  /** Ends one sign-in; null: all of them. */
  end(caller: Caller, id: CustomerId, signInId: string | null): Promise<Result<null, SignInsFailure>>;
}

export type SignInsFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'sign-in-not-found' };

/** Whose: of a session, everything that its user has; a member of staff's; or those of all logins of a customer. */
export type SignInsOf =
  | { readonly sessionId: string }
  | { readonly staffId: UserId }
  | { readonly customerId: CustomerId };

/** A sign-in with the sessions that came of it, as they are kept. */
export interface SignInRepository {
  list(of: SignInsOf): Promise<readonly SignIn[]>;
  /** Answers the ids of the sessions that ended. `id` null: all but that of the session that asks. */
  end(of: SignInsOf, id: string | null, author: Author): Promise<readonly string[]>;
}
