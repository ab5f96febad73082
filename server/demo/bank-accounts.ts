import type { DemoOffice } from '#adapters/postgres/demo/demo-office.ts';
import { cbuCheckDigit } from '#core/current-account/cbu.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';

/** Bank, its number, the branch's, and the account's thirteen digits. */
const accounts = [
  ['Banco de la Nación Argentina', '011', '0412', '3004120198907'],
  ['Banco Galicia', '007', '0198', '3000004198943'],
  ['Banco Santander', '072', '0063', '0000000198981'],
] as const;

const closed = (block: string): string => `${block}${cbuCheckDigit(block)}`;

/** Made-up accounts with a valid CBU each. */
export const demoBankAccounts: DemoOffice['bankAccounts'] = accounts.map(([bank, bankNumber, branch, account]) => ({
  bank,
  holder: 'Mostrador S.A.',
  cuit: defaultDistributor.cuit,
  number: `${account.slice(-8, -2)}-${account.slice(-2)} ${branch.slice(1)}-0`,
  cbu: closed(bankNumber + branch) + closed(account),
}));
