import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { OwnAccountFailure } from './own-account-failure.ts';
import type { PasswordChange, PasswordRefusal } from './password-rules.ts';

/**
 * Everybody changes their own password, staff too: the capability behind `PUT api/Login/password`. Staff who act as a
 * customer cannot use it.
 */
export interface OwnPasswordService {
  /** Every other session of the same person ends; the one that asked goes on. */
  change(caller: Caller, change: PasswordChange): Promise<Result<void, OwnPasswordFailure>>;
}

export type OwnPasswordFailure = OwnAccountFailure | PasswordRefusal;
