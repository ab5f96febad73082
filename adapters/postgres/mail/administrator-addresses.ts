import { readSetting } from '../configuration/setting-store.ts';
import type { Queries } from '../database/database.ts';

const administratorsSql = `
  select email from app_user where role = 'Admin' and not disabled and email <> '' order by id`;

/**
 * The addresses for a mail that names no recipient: the administrators who have an e-mail; else the account that sends;
 * nobody where there is neither.
 */
export const administratorAddresses = async (tx: Queries): Promise<readonly string[]> => {
  const emails = (await tx.query<{ readonly email: string }>(administratorsSql)).map(({ email }) => email);
  const { account = '' } = (await readSetting<{ readonly account?: string }>(tx, 'mail.sender')) ?? {};
  return emails.length > 0 || account === '' ? emails : [account];
};

/**
 * The distributor's addresses for a mail: those named for it, and where none is named, the administrators
 * (docs/rules/mail.md 2).
 */
export const namedOrAdministrators = async (tx: Queries, named: readonly string[]): Promise<readonly string[]> =>
  named.length > 0 ? named : administratorAddresses(tx);
