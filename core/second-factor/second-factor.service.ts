import type { Caller } from '#core/access/caller.ts';
import type { OwnAccountFailure } from '#core/credentials/own-account-failure.ts';
import type { UserId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Whether one's own sign-in asks for a code beside the password. */
export interface SecondFactorState {
  /** Since when, ISO 8601 in UTC; null where it does not. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  /** Whether the distributor makes it compulsory for staff. */
  readonly isCompulsory: boolean;
}

/** The secret that an application on a phone needs, shown once. */
export interface SecondFactorToSetUp {
  /** Base32, to be typed. */
  readonly secret: string;
  /** `otpauth://…`, to be drawn as a QR code. */
  readonly address: string;
}

/**
 * One's own second factor: the capability behind `api/Login/second-factor`. Staff who act as a customer cannot use it.
 */
export interface SecondFactorService {
  state(caller: Caller): Promise<Result<SecondFactorState, OwnSecondFactorFailure>>;
  /** Makes a secret; only its first code turns the second factor on. */
  begin(caller: Caller, password: string): Promise<Result<SecondFactorToSetUp, OwnSecondFactorFailure>>;
  /** Answers the recovery codes, which nobody can see again. Every other sign-in of the person ends. */
  confirm(caller: Caller, code: string): Promise<Result<readonly string[], OwnSecondFactorFailure>>;
  /** Other recovery codes; the former ones are worth nothing. */
  renewRecoveryCodes(caller: Caller, code: string): Promise<Result<readonly string[], OwnSecondFactorFailure>>;
  turnOff(caller: Caller, password: string, code: string): Promise<Result<void, OwnSecondFactorFailure>>;
}

/** The settings of administrators for everybody's second factor. */
export interface SecondFactorManagementService {
  isCompulsory(caller: Caller): Promise<Result<boolean, SecondFactorManagementFailure>>;
  setCompulsory(caller: Caller, isCompulsory: boolean): Promise<Result<void, SecondFactorManagementFailure>>;
  /** For one of the staff who lost phone and codes: their password alone lets them in until they set it up again. */
  reset(caller: Caller, staffId: UserId): Promise<Result<void, SecondFactorManagementFailure>>;
}

export type OwnSecondFactorFailure =
  | OwnAccountFailure
  | { readonly code: 'current-code-wrong' }
  | { readonly code: 'second-factor-already-on' }
  /** There is none to confirm or to turn off: it was set up elsewhere, or never begun. */
  | { readonly code: 'second-factor-not-begun' }
  | { readonly code: 'second-factor-compulsory' };

export type SecondFactorManagementFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** An administrator who makes it compulsory needs one first. */
  | { readonly code: 'own-second-factor-first' }
  /** One's own is turned off with a code, not reset. */
  | { readonly code: 'own-account' }
  | { readonly code: 'second-factor-not-found' };
