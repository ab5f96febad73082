import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { StandingLock } from '#core/session/sign-in-lock.ts';

/** Which of a company's two logins (docs/rules/credentials.md 1). */
export const loginKinds = ['admin', 'user'] as const;
export type LoginKind = (typeof loginKinds)[number];

/**
 * Why a password cannot be shown: none was issued yet, its user chose it, the setting keeps no copies that can be seen,
 * the copy was sealed with a key that this server does not have, or it is of the staff.
 */
export const hiddenReasons = ['none', 'chosen', 'off', 'unreadable', 'staff'] as const;
export type Hidden = (typeof hiddenReasons)[number];

/** A login and what can be shown of its password: that, or why not. */
export interface Credential {
  readonly login: string;
  readonly password: string | null;
  readonly hidden: Hidden | null;
  /** Null where nobody tried too often to come in as it (docs/rules/session.md 10). */
  readonly lock: StandingLock | null;
}

/** A login as it is kept; the password's copy is there only where the system issued it. */
export interface StoredCredential {
  readonly login: string;
  readonly hasPassword: boolean;
  readonly sealed: string | null;
  readonly lock: StandingLock | null;
}

/** The visible part of a stored login. A null cipher keeps no copies that can be seen. */
export const shownCredential = (
  { login, hasPassword, sealed, lock }: StoredCredential,
  cipher: Cipher | null,
): Credential => {
  if (!hasPassword) return { login, password: null, hidden: 'none', lock };
  if (cipher === null) return { login, password: null, hidden: 'off', lock };
  if (sealed === null) return { login, password: null, hidden: 'chosen', lock };
  const password = cipher.open(sealed);
  return { login, password, hidden: password === null ? 'unreadable' : null, lock };
};
