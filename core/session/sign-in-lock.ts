/** Why nobody may try to sign in as a login for now: too many passwords, or too many codes of a second factor. */
export const signInLocks = ['sign-in-locked', 'second-factor-locked'] as const;
export type SignInLock = (typeof signInLocks)[number];

/**
 * How many of the `triesAMinute` to sign in from one address may be at one name: a tenth, one at least
 * (docs/rules/session.md 10).
 */
export const triesAtOneName = (triesAMinute: number): number => Math.max(1, Math.round(triesAMinute / 10));

/** A lock is news for as long, unless its login comes in or gets another password before (docs/rules/session.md 10). */
export const lockStandsMs = 24 * 60 * 60 * 1000;

/** Most locked logins that are listed. */
export const maxLockedLogins = 50;

/** A lock of a login that stands: nobody came in as it since, nor did it get another password. */
export interface StandingLock {
  /** When the first try was stopped, ISO 8601 in UTC. */
  readonly since: string;
  /** Until when staff see it, unless the login signs in before, ISO 8601 in UTC. */
  readonly until: string;
  /** The reason of the last lock. */
  readonly why: SignInLock;
}

/** A login that many tries were made at, and that has not come in since. */
export interface LockedLogin {
  /** The login's id. */
  readonly userId: string;
  readonly userName: string;
  /** The person's name. */
  readonly name: string;
  /** Null for the distributor's people. */
  readonly customer: { readonly id: string; readonly name: string } | null;
  /** When the first of these tries was stopped, ISO 8601 in UTC. */
  readonly since: string;
  /** The network and the reason of the last lock. */
  readonly network: string;
  readonly why: SignInLock;
}
