import { withoutAccents } from '#core/shared/accents.ts';

const minLength = 3;
const maxLength = 60;
const shape = /^[a-z0-9][a-z0-9._@-]*$/;

/** Null where it can be typed at the sign-in without doubt (docs/rules/customers.md 9). */
export const loginFlaw = (userName: string): 'text-missing' | 'login-wrong' | null => {
  if (userName === '') return 'text-missing';
  return userName.length >= minLength && userName.length <= maxLength && shape.test(userName) ? null : 'login-wrong';
};

/**
 * User names for a customer that has none yet, of its code: 'C-101' gets 'c-101.admin' and 'c-101'; a short code
 * 'cliente7'.
 */
export const suggestedLogins = (code: string): { readonly adminLogin: string; readonly userLogin: string } => {
  const plain = withoutAccents(code)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, maxLength - '.admin'.length);
  if (plain === '') return { adminLogin: '', userLogin: '' };
  const userLogin = plain.length < minLength || /^\d+$/.test(plain) ? `cliente${plain}` : plain;
  return { adminLogin: `${userLogin}.admin`, userLogin };
};
