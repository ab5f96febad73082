import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import { listedPageWire } from '#adapters/wire/account-documents.wire.ts';
import {
  accountRowToWire,
  actualAccountToWire,
  actualAccountWire,
  documentPageWire,
} from '#adapters/wire/current-account.wire.ts';
import { refusal } from '#core/access/calls.ts';
import type { AccountRow, CurrentAccountFailure } from '#core/current-account/current-account.service.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { withRows } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { ageingCommand } from '../current-account/account-ageing.ts';
import { documentDetailCommands } from '../current-account/account-document-details.ts';
import { documentCommands, documentList } from '../current-account/account-documents.ts';
import { declare } from '../declare/declare.ts';
import { type ListDeclaration, type ListOptions, listAnswer, listOptions, plainList } from '../declare/list.ts';
import { currentAccountModule } from '../modules/current-account.module.ts';
import { customersModule } from '../modules/customers.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { documentSheet } from '../sheets/document-sheet.ts';
import { sheetCommands } from '../sheets/sheet-commands.ts';
import { styleFor } from '../style.ts';
import { actualText, historicColumns } from '../views/account.view.ts';

interface AccountOptions extends ListOptions {
  readonly historic?: true;
}

const base = { access: 'currentAccount', problem: currentAccountProblem, toWire: accountRowToWire } as const;
const about = 'Cuenta corriente de tu empresa (o los comprobantes, para el personal)';
const examples = ['account', 'account --historic --page 2 --json', 'account --historic --all --sort total:desc'];

const actualList: ListDeclaration<object, AccountRow, CurrentAccountFailure> = {
  ...base,
  ...{ about, examples, answer: actualAccountWire, paging: 'whole', key: 'documents' },
  none: 'No hay comprobantes pendientes',
  ask: async ({ cli, services, caller }) =>
    (await services.account.actual(caller)).map((account) => {
      const today = dateInBuenosAires(cli.terminal.now());
      const { documents: rows, onAccount } = account;
      const { documents: _rows, ...facts } = actualAccountToWire(account);
      const { colour, columns } = cli.outputMode;
      return {
        rows,
        facts,
        text: (shown, style, width) => actualText(account, shown, today, style, width),
        ...(onAccount.length === 0 ? {} : { none: actualText(account, [], today, styleFor(colour.stdout), columns) }),
      };
    }),
};

const historicList: ListDeclaration<object, AccountRow, CurrentAccountFailure> = {
  ...base,
  ...{ about, examples, answer: documentPageWire, paging: 'number', key: 'documents', columns: () => historicColumns },
  none: 'No hay comprobantes en la histórica',
  ask: async ({ services, caller }, _options, { page }) =>
    (await services.account.historic(caller, page)).map(({ documents: rows, totalPages }) => ({ rows, totalPages })),
};

const accountCommand = (program: Command, act: Act): void => {
  const account = declare(program, {
    ...{ name: 'account', about, examples },
    options: [new Option('--historic', 'lo ya saldado, lo más nuevo primero'), ...listOptions('both')],
    answer: z.union([actualAccountWire, documentPageWire, listedPageWire].map(listAnswer)),
  });
  // The group's own commands have options of the same names.
  withRows(account).enablePositionalOptions().action(act<AccountOptions>(show));
  documentCommands(account, act);
  documentDetailCommands(account, act);
  ageingCommand(account, act);
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
