import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { listedPageWire } from '#adapters/wire/account-documents.wire.ts';
import { actualAccountWire, documentPageWire } from '#adapters/wire/current-account.wire.ts';
import { refusal } from '#core/access/calls.ts';
import { withRows } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { documentDetailCommands } from '../current-account/account-document-details.ts';
import { documentCommands } from '../current-account/account-documents.ts';
import { declare } from '../declare/declare.ts';
import { declareList, type ListOptions, listAnswer, listOptions, plainList } from '../declare/list.ts';
import { actualList, documentList, historicList } from '../lists/account.list.ts';
import { ageingList } from '../lists/account-ageing.list.ts';
import { currentAccountModule } from '../modules/current-account.module.ts';
import { customersModule } from '../modules/customers.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { documentSheet } from '../sheets/document-sheet.ts';
import { sheetCommands } from '../sheets/sheet-commands.ts';

interface AccountOptions extends ListOptions {
  readonly historic?: true;
}

const accountCommand = (program: Command, act: Act): void => {
  const account = declare(program, {
    name: 'account',
    about: actualList.about,
    examples: actualList.examples,
    options: [new Option('--historic', 'lo ya saldado, lo más nuevo primero'), ...listOptions('both')],
    answer: z.union([actualAccountWire, documentPageWire, listedPageWire].map(listAnswer)),
  });
  // The group's own commands have options of the same names.
  withRows(account).enablePositionalOptions().action(act<AccountOptions>(show));
  documentCommands(account, act);
  documentDetailCommands(account, act);
  declareList(account, act, ageingList);
  sheetCommands(account, { group: 'account', kind: documentSheet }, act);
};

export const group: CommandGroup = {
  modules: [currentAccountModule, customersModule, sheetImportsModule],
  define: accountCommand,
};

const historicIsOfACompany = wrongUsage(
  '--historic es de una empresa',
  'Del personal: account list --customer CÓDIGO, o entrá como el cliente con «mostrador as»',
);

const afterIsOfStaff = wrongUsage('--after es del personal', 'Las páginas de --historic van con --page');

async function show(cli: Cli, { historic, ...options }: AccountOptions): Promise<Outcome> {
  if (options.page !== undefined && historic === undefined)
    return wrongUsage('--page va con --historic', 'Lo pendiente no tiene páginas');
  const who = await signedIn(cli.services, cli.settings.server, 'session');
  if (!who.ok) return who.val;
  if (refusal('staffOrders', who.val.caller) === null)
    return historic === undefined ? plainList(documentList)(cli, options) : historicIsOfACompany;
  if (options.after !== undefined) return afterIsOfStaff;
  return plainList(historic === undefined ? actualList : historicList)(cli, options);
}
