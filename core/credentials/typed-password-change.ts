import type { OwnPasswordFailure } from './own-password.service.ts';
import { type PasswordChange, type PasswordRefusal, passwordRefusal } from './password-rules.ts';

/** A change of one's own password as it is typed: the new one twice. */
export interface TypedPasswordChange extends PasswordChange {
  readonly again: string;
}

export type TypedPasswordFlaw =
  | { readonly code: 'current-password-missing' }
  | PasswordRefusal
  | { readonly code: 'password-typed-differently' };

/**
 * What keeps a change from being sent, in the order of its fields; empty when it may go (docs/rules/credentials.md 5).
 */
export const passwordChangeFlaws = (
  userName: string,
  { current, next, again }: TypedPasswordChange,
): readonly TypedPasswordFlaw[] => {
  const refusal = passwordRefusal(userName, { current, next });
  return [
    ...(current === '' ? [{ code: 'current-password-missing' } as const] : []),
    ...(refusal === null ? [] : [refusal]),
    ...(next === again ? [] : [{ code: 'password-typed-differently' } as const]),
  ];
};

/** The field that it is said at: the last one for what is about none of them. */
export const fieldOfPasswordFlaw = ({ code }: TypedPasswordFlaw | OwnPasswordFailure): keyof TypedPasswordChange => {
  if (code === 'current-password-missing' || code === 'current-password-wrong') return 'current';
  return code !== 'password-typed-differently' && code.startsWith('password-') ? 'next' : 'again';
};
