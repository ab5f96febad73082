export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

export const minPasswordLength = 10;
export const maxPasswordLength = 200;

export type PasswordRefusal =
  | { readonly code: 'password-too-short'; readonly min: number }
  | { readonly code: 'password-too-long'; readonly max: number }
  | { readonly code: 'password-is-user-name' }
  | { readonly code: 'password-unchanged' }
  /**
   * A password of the list that attackers try first (core/credentials/common-password.ts); only the server has the
   * whole list.
   */
  | { readonly code: 'password-common' };

/** Why a person may not choose that password; null where they may. Lengths count characters, not bytes. */
export const passwordRefusal = (userName: string, { current, next }: PasswordChange): PasswordRefusal | null => {
  const length = [...next].length;
  if (length < minPasswordLength) return { code: 'password-too-short', min: minPasswordLength };
  if (length > maxPasswordLength) return { code: 'password-too-long', max: maxPasswordLength };
  if (next.trim().toLowerCase() === userName.toLowerCase()) return { code: 'password-is-user-name' };
  return next === current ? { code: 'password-unchanged' } : null;
};
