import type { Author } from '#core/audit/author.ts';
import type { UserId } from '#core/shared/ids.ts';
import type { WrongCodes } from './wrong-codes.ts';

/** A person's second factor as it is stored. */
export interface StoredSecondFactor {
  /** Sealed; only the server's key opens it. */
  readonly sealedSecret: string;
  /** When its first code was given, ISO 8601 in UTC; null while it is being set up. */
  readonly since: string | null;
  /** The step of the last code that was taken: none is taken twice. */
  readonly lastStep: number;
  readonly wrong: WrongCodes;
  readonly recoveryCodesLeft: number;
}

/** What a typed code may be: of which step, which recovery code, neither; or one that has to wait. */
export type JudgedCode =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'recovery'; readonly digest: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** The result of trying a code. */
export type Attempt =
  | { readonly kind: 'taken' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** What a code is typed for: to sign in, or to change the second factor of the signed-in user. */
export type CodePurpose = 'sign-in' | 'change';

/** Everybody's second factor, by their user name. What changes it is recorded with who did it. */
export interface SecondFactorRepository {
  find(userName: string): Promise<StoredSecondFactor | null>;
  /** Takes the place of one that was never confirmed. False where there is a confirmed one. */
  begin(userName: string, sealedSecret: string): Promise<boolean>;
  /**
   * Asks for the second factor from here on: every other sign-in of the person ends, whose ids are answered. Null where
   * there is none to confirm, or it is confirmed already. Recovery codes come as digests.
   */
  confirm(
    session: { readonly userName: string; readonly sessionId: string },
    /** The secret that the code proves. Another window may have made a newer secret: then there is none to confirm. */
    proved: { readonly sealedSecret: string; readonly step: number },
    recoveryDigests: readonly string[],
    author: Author,
  ): Promise<readonly string[] | null>;
  /**
   * Tries a code, of each person one after the other: a step is taken unless it or a later one was before, a recovery
   * code once. A taken one forgets the wrong ones before it; any other counts as wrong at `now` (milliseconds), and the
   * last of many locks the login (docs/rules/session.md 10). Null where there is no second factor.
   */
  attempt(
    who: Author,
    now: number,
    judge: (stored: StoredSecondFactor) => JudgedCode,
    purpose: CodePurpose,
  ): Promise<Attempt | null>;
  replaceRecoveryCodes(userName: string, digests: readonly string[], author: Author): Promise<void>;
  /** Removes one's own. */
  remove(userName: string, author: Author): Promise<void>;
  /** Removes that of a member of the staff who lost theirs. */
  reset(staffId: UserId, author: Author): Promise<'reset' | 'none' | 'own'>;
  isCompulsoryForStaff(): Promise<boolean>;
  /** Staff without a second factor are asked to set one up at their next call. */
  setCompulsoryForStaff(isCompulsory: boolean, author: Author): Promise<void>;
}
