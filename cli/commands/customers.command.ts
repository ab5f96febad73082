import type { Command } from 'commander';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customerRowReasonText, customerSheetColumns, customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import { customerPageToWire, managedCustomerToWire } from '#adapters/wire/customer-management.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import {
  type CustomerCells,
  type CustomerLabels,
  customerLabels,
  customerOfCells,
} from '#core/customer-sheets/customer-sheet.ts';
import { customerFlaws, tidied } from '#core/customers/customer-details.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { SeenCustomer } from '#core/customers/managed-customer.ts';
import { readTypedCustomer, typedCustomer } from '#core/customers/typed-customer.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { exitCodes } from '../exit-codes.ts';
import { withExamples } from '../help.ts';
import { type Outcome, type Problem, problem, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { customerListText, customerText } from '../views/customer.view.ts';
import { type CustomerOptions, cellsOfOptions, withCustomerOptions } from './customer-options.ts';
import { listedByCode } from './find-customer.ts';
import { sheetCommands } from './sheet-commands.ts';

interface ListOptions {
  readonly search?: string;
  readonly state?: string;
  readonly after?: string;
}

export const customerCommands = (program: Command, act: Act): void => {
  const customers = program.command('customers').description('Clientes, de a uno o en planilla');
  withScreen<ListOptions>(customers, act, 'management', loadScreen, (cli) => list(cli, {}));
  withExamples(
    customers,
    'customers',
    'customers list --search ruta',
    'customers show C-101',
    'customers import clientes.xlsx --dry-run',
  );
  withExamples(
    customers
      .command('list')
      .description('Lista clientes por nombre')
      .option('--search <TEXTO>', 'parte del nombre, código, CUIT, localidad o e-mail')
      .option('--state <ESTADO>', 'sólo en ese estado: Ok, Bloqueado, Inactivo…')
      .option('--after <CLAVE>', 'desde donde terminó la página anterior')
      .action(act<ListOptions>(list)),
    'customers list --search "ruta 9"',
    'customers list --state Bloqueado --json',
  );
  withExamples(
    customers
      .command('show')
      .description('Muestra un cliente entero')
      .argument('código', 'el código del cliente')
      .action(act((cli, _options, code) => show(cli, code))),
    'customers show C-101',
  );
  withExamples(
    withCustomerOptions(customers.command('create'))
      .description('Crea un cliente, con sus dos usuarios sin contraseña')
      .argument('código', 'un código que no tenga otro')
      .action(act<CustomerOptions>((cli, options, code) => create(cli, code, options))),
    'customers create C-101 --name "Frenos del Litoral" --price-list "Lista 1" --discounts 10+5',
  );
  withExamples(
    withCustomerOptions(customers.command('edit'))
      .description('Cambia lo que se le diga de un cliente, y nada más')
      .argument('código', 'el código del cliente')
      .action(act<CustomerOptions>((cli, options, code) => edit(cli, code, cellsOfOptions(options)))),
    'customers edit C-101 --seller "Laura Giménez" --allow-offers no',
  );
  withExamples(
    customers
      .command('block')
      .description('Lo bloquea: mira, y no pide')
      .argument('código', 'el código del cliente')
      .option('--yes', 'no preguntar')
      .action(act<{ readonly yes?: boolean }>((cli, options, code) => block(cli, code, options.yes === true))),
    'customers block C-101 --yes',
  );
  sheetCommands(
    customers,
    {
      group: 'customers',
      things: 'clientes',
      serviceOf: ({ services }) => services.customerSheets,
      reasonText: customerRowReasonText,
      columns: customerSheetColumns,
    },
    act,
  );
};

const loadScreen = async () => (await import('../screens/customers.screen.ts')).customersScreen;

async function list({ services, settings, outputMode }: Cli, options: ListOptions): Promise<Outcome> {
  const who = await signedIn(services, settings.server, 'management');
  if (!who.ok) return who.val;
  const { search = '', state = '', after = null } = options;
  const filter = { ...everyCustomer, text: search, state: customerSheetWords.stateOf(state) };
  const page = await services.customers.page(who.val.caller, filter, after);
  if (!page.ok) return problemOf(page.val, settings.server, customerManagementProblem);
  return success(
    customerPageToWire(page.val),
    customerListText(page.val, styleFor(outputMode.colour.stdout), outputMode.columns),
  );
}

async function byCode(
  cli: Cli,
  caller: Caller,
  code: string,
): Promise<Result<SeenCustomer, CustomerManagementFailure>> {
  const found = await listedByCode(cli, caller, code);
  return found.ok ? cli.services.customers.one(caller, found.val.id) : found;
}

interface Opened {
  readonly caller: Caller;
  readonly labels: CustomerLabels;
}

async function open(
  { services, settings }: Cli,
  group: 'management' | 'administration',
): Promise<Result<Opened, Outcome>> {
  const who = await signedIn(services, settings.server, group);
  if (!who.ok) return who;
  const choices = await services.customers.choices(who.val.caller);
  if (!choices.ok) return Err(problemOf(choices.val, settings.server, customerManagementProblem));
  return Ok({ caller: who.val.caller, labels: customerLabels(choices.val) });
}

const told = ({ outputMode }: Cli, customer: SeenCustomer, labels: CustomerLabels): Outcome =>
  success(managedCustomerToWire(customer), customerText(customer, labels, styleFor(outputMode.colour.stdout)));

async function show(cli: Cli, code = ''): Promise<Outcome> {
  const opened = await open(cli, 'management');
  if (!opened.ok) return opened.val;
  const found = await byCode(cli, opened.val.caller, code);
  if (!found.ok) return problemOf(found.val, cli.settings.server, customerManagementProblem);
  return told(cli, found.val, opened.val.labels);
}

/** What was said of a customer over what is stored, or why it cannot be. */
const detailsOf = (cells: CustomerCells, held: SeenCustomer | null, labels: CustomerLabels) => {
  const { typed, unknown } = customerOfCells(cells, held && typedCustomer(held.details), labels, customerSheetWords);
  const details = tidied(readTypedCustomer(typed));
  const [first] = [...unknown, ...customerFlaws(details)];
  return first === undefined ? Ok(details) : Err<Problem>(problem(first.code, customerRowReasonText(first)));
};

async function create(cli: Cli, code = '', options: CustomerOptions): Promise<Outcome> {
  const opened = await open(cli, 'administration');
  if (!opened.ok) return opened.val;
  const { caller, labels } = opened.val;
  const details = detailsOf({ ...cellsOfOptions(options), code }, null, labels);
  if (!details.ok) return details.val;
  const made = await cli.services.customers.create(caller, details.val);
  return made.ok ? told(cli, made.val, labels) : problemOf(made.val, cli.settings.server, customerManagementProblem);
}

async function edit(cli: Cli, code = '', cells: CustomerCells): Promise<Outcome> {
  if (Object.keys(cells).length === 0) return wrongUsage('No dice qué cambiar', 'Por ejemplo: --state Ok');
  const opened = await open(cli, 'administration');
  if (!opened.ok) return opened.val;
  const { caller, labels } = opened.val;
  const found = await byCode(cli, caller, code);
  if (!found.ok) return problemOf(found.val, cli.settings.server, customerManagementProblem);
  const details = detailsOf(cells, found.val, labels);
  if (!details.ok) return details.val;
  const changed = await cli.services.customers.change(caller, found.val.id, found.val.tag, details.val);
  if (!changed.ok) return problemOf(changed.val, cli.settings.server, customerManagementProblem);
  return told(cli, changed.val, labels);
}

async function block(cli: Cli, code: string | undefined, isSure: boolean): Promise<Outcome> {
  const { terminal, outputMode } = cli;
  if (!isSure && !outputMode.mayAsk) return wrongUsage('Un cliente bloqueado no puede pedir', 'Confirmalo con --yes');
  if (!isSure && !(await confirm(terminal, `¿Bloquear al cliente ${code}? Va a mirar, y no a pedir`))) {
    return success({ code, changed: false }, 'No se cambió nada', exitCodes.declined);
  }
  return edit(cli, code, { state: 'Blocked' });
}
