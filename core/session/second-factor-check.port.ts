import type { Author } from '#core/audit/author.ts';

/** Why a sign-in whose password was right is not over yet (docs/rules/second-factor.md 2). */
export type SecondFactorFailure =
  | { readonly code: 'second-factor-required' }
  | { readonly code: 'second-factor-wrong' }
  /** Too many wrong codes in a row. */
  | { readonly code: 'too-many-attempts'; readonly retryAfterSeconds: number };

/**
 * Asked once the password was right, with what was typed as the second factor, if anything was. Null where the person
 * may come in.
 */
export type SecondFactorCheck = (who: Author, code: string | null) => Promise<SecondFactorFailure | null>;
