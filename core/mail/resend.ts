import { Err, Ok, type Result } from '#core/shared/result.ts';
import { eachOnce, isAddress, maxAccounts } from './address.ts';

/** The recipients of a mail. */
export interface MailedTo {
  readonly recipients: readonly string[];
  /** Recipients that the mail server refused while others got it. */
  readonly refused: readonly string[];
}

/**
 * The recipients of a mail that is sent again: of a company's mail, the company's present addresses; never who got it
 * while others were refused (docs/rules/mail.md 9).
 */
export const resendTo = ({ recipients, refused }: MailedTo, companyNow: readonly string[]): readonly string[] => {
  const wanted = eachOnce(companyNow.length > 0 ? companyNow : recipients);
  if (refused.length === 0) return wanted;
  const missed = new Set(refused);
  const reached = eachOnce(recipients.filter((each) => !missed.has(each)));
  const missing = eachOnce([...reached, ...wanted]).slice(reached.length);
  return missing.length > 0 ? missing : refused;
};

/** The addresses that somebody typed, by commas, semicolons or spaces. */
export const readAddresses = (typed: string): Result<readonly string[], { readonly code: 'mail-address-invalid' }> =>
  checkAddresses(typed.split(/[\s,;]+/).filter((each) => each !== ''));

export const checkAddresses = (
  addresses: readonly string[],
): Result<readonly string[], { readonly code: 'mail-address-invalid' }> => {
  const once = eachOnce(addresses.map((each) => each.trim()));
  return once.length > 0 && once.length <= maxAccounts && once.every(isAddress)
    ? Ok(once)
    : Err({ code: 'mail-address-invalid' });
};
