import type { Command } from 'commander';
import * as z from 'zod/mini';
import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import { listedPageWire } from '#adapters/wire/account-documents.wire.ts';
import {
  actualAccountToWire,
  actualAccountWire,
  documentPageToWire,
  documentPageWire,
} from '#adapters/wire/current-account.wire.ts';
import { refusal } from '#core/access/calls.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { withAnswers, withRows } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { ageingCommand } from '../current-account/account-ageing.ts';
import { documentDetailCommands } from '../current-account/account-document-details.ts';
import { documentCommands, documentList } from '../current-account/account-documents.ts';
import { plainList } from '../declare/list.ts';
import { withExamples } from '../help.ts';
import { currentAccountModule } from '../modules/current-account.module.ts';
import { customersModule } from '../modules/customers.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { readPage } from '../page-option.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { documentSheet } from '../sheets/document-sheet.ts';
import { sheetCommands } from '../sheets/sheet-commands.ts';
import { styleFor } from '../style.ts';
import { actualText, historicText } from '../views/account.view.ts';

interface AccountOptions {
  readonly historic?: true;
  readonly page?: number;
}

const accountCommand = (program: Command, act: Act): void => {
  const account = withRows(program.command('account'));
  withExamples(
    account
      .description('Cuenta corriente de tu empresa (o los comprobantes, para el personal)')
      .option('--historic', 'lo ya saldado, lo más nuevo primero')
      .option('--page <N>', 'página de --historic, de a 20', readPage)
      .action(act<AccountOptions>(show)),
    'account',
    'account --historic --page 2 --json',
  );
  documentCommands(account, act);
  documentDetailCommands(account, act);
  ageingCommand(account, act);
  sheetCommands(
    account,
    {
      group: 'account',
      kind: documentSheet,
    },
    act,
  );
  withAnswers(program, {
    account: z.union([actualAccountWire, documentPageWire, listedPageWire]),
  });
};

export const group: CommandGroup = {
  modules: [currentAccountModule, customersModule, sheetImportsModule],
  define: accountCommand,
};

const historicIsOfACompany = wrongUsage(
  '--historic es de una empresa',
  'Del personal: account list --customer CÓDIGO, o entrá como el cliente con «mostrador as»',
);

async function show(cli: Cli, { historic, page }: AccountOptions): Promise<Outcome> {
  if (page !== undefined && historic === undefined)
    return wrongUsage('--page va con --historic', 'Lo pendiente no tiene páginas');
  const { services, settings, outputMode, terminal } = cli;
  const someone = await signedIn(services, settings.server, 'session');
  if (someone.ok && refusal('staffOrders', someone.val.caller) === null) {
    return historic === undefined ? plainList(documentList)(cli, {}) : historicIsOfACompany;
  }
  const who = await signedIn(services, settings.server, 'currentAccount');
  if (!who.ok) return who.val;
  const style = styleFor(outputMode.colour.stdout);
  if (historic === true) {
    const answer = await services.account.historic(who.val.caller, page ?? 1);
    if (!answer.ok) return problemOf(answer.val, settings.server, currentAccountProblem);
    return success(documentPageToWire(answer.val), historicText(answer.val, style, outputMode.columns));
  }
  const answer = await services.account.actual(who.val.caller);
  if (!answer.ok) return problemOf(answer.val, settings.server, currentAccountProblem);
  const today = dateInBuenosAires(terminal.now());
  return success(actualAccountToWire(answer.val), actualText(answer.val, today, style, outputMode.columns));
}
