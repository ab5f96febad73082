import { Err, Ok, type Result } from '#core/shared/result.ts';

/** Something, an @, something, a dot, something; no spaces and one @ only (docs/rules/mail.md 1). */
const shape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const maxCharacters = 200;

export const isAddress = (text: string): boolean => shape.test(text) && text.length <= maxCharacters;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** More than any group of recipients has. */
export const maxAccounts = 50;

export type AccountFlaw = 'blank' | 'address' | 'twice' | 'too-many';

/** Adds an account, unless it is no address or is there already, in any case. */
export const withAccount = (accounts: readonly string[], typed: string): Result<readonly string[], AccountFlaw> => {
  const account = typed.trim();
  if (account === '') return Err('blank');
  if (!isAddress(account)) return Err('address');
  if (accounts.some((each) => same(each, account))) return Err('twice');
  return accounts.length >= maxAccounts ? Err('too-many') : Ok([...accounts, account]);
};

export const withoutAccount = (accounts: readonly string[], account: string): readonly string[] =>
  accounts.filter((each) => !same(each, account));

/** Each address once, without regard to case; blank ones are left out. */
export const eachOnce = (accounts: readonly string[]): readonly string[] => {
  const known = new Set(['']);
  return accounts.filter((account) => known.size < known.add(account.trim().toLowerCase()).size);
};
