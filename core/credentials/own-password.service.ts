import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { OwnAccountFailure } from './own-account-failure.ts';

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/**
 * Everybody changes their own password, staff too: the capability behind `PUT api/Login/password`. Staff who act as a
 * customer cannot use it.
 */
export interface OwnPasswordService {
  /** Every other session of the same person ends; the one that asked goes on. */
  change(caller: Caller, change: PasswordChange): Promise<Result<void, OwnPasswordFailure>>;
}

export const minPasswordLength = 10;
export const maxPasswordLength = 200;

export type PasswordRefusal =
  | { readonly code: 'password-too-short'; readonly min: number }
  | { readonly code: 'password-too-long'; readonly max: number }
  | { readonly code: 'password-is-user-name' }
  | { readonly code: 'password-unchanged' }
  /** One of those that are tried first; only the server knows them all. */
  | { readonly code: 'password-common' };

export type OwnPasswordFailure = OwnAccountFailure | PasswordRefusal;

/** Why a person may not choose that password; null where they may. Lengths count characters, not bytes. */
export const passwordRefusal = (userName: string, { current, next }: PasswordChange): PasswordRefusal | null => {
  const length = [...next].length;
  if (length < minPasswordLength) return { code: 'password-too-short', min: minPasswordLength };
  if (length > maxPasswordLength) return { code: 'password-too-long', max: maxPasswordLength };
  if (next.trim().toLowerCase() === userName.toLowerCase()) return { code: 'password-is-user-name' };
  return next === current ? { code: 'password-unchanged' } : null;
};
