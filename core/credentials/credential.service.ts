import type { Caller } from '#core/access/caller.ts';
import type { CareRefusal } from '#core/customers/care-refusal.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Credential, LoginKind } from './credential.ts';

/** A company's logins; null where it has no such. */
export type Credentials = Readonly<Record<LoginKind, Credential | null>>;

/** A password that was issued just now: this answer is the only one that tells it, unless it is kept. */
export interface IssuedPassword {
  readonly login: string;
  readonly password: string;
  /** Whether the password is kept, so that it can be seen again. */
  readonly isKept: boolean;
}

/**
 * The logins of one customer at a time, for the staff who look after it (docs/rules/credentials.md 2): the capability
 * behind `api/Customers/{id}/credentials`.
 */
export interface CredentialService {
  /** Records each time that somebody reads them. */
  read(caller: Caller, customerId: CustomerId): Promise<Result<Credentials, CredentialsFailure>>;
  /**
   * Issues another password; sessions of the former one end. With `isFirst` only where there is no password to replace.
   */
  issue(
    caller: Caller,
    customerId: CustomerId,
    kind: LoginKind,
    isFirst?: boolean,
  ): Promise<Result<IssuedPassword, CredentialsFailure>>;
}

export type CredentialsFailure =
  | CareRefusal
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'unreachable' }
  /** The customer has no login of that kind. */
  | { readonly code: 'login-not-found' }
  /** A first password was asked for, and there is one already, or an open invitation. */
  | { readonly code: 'password-not-first' };
