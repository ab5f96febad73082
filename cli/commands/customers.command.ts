import { type Command, Option } from 'commander';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customerRowReasonText, customerSheetColumns, customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import {
  customerPageWire,
  managedCustomerToWire,
  managedCustomerWire,
} from '#adapters/wire/customer-management.wire.ts';
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
import type { ListedCustomer, NamedChoice, SeenCustomer } from '#core/customers/managed-customer.ts';
import { readTypedCustomer, typedCustomer } from '#core/customers/typed-customer.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { withAnswers } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { declareList, type ListDeclaration, plainList } from '../declare/list.ts';
import { exitCodes } from '../exit-codes.ts';
import { withExamples } from '../help.ts';
import { customersModule } from '../modules/customers.module.ts';
import { type Outcome, type Problem, problem, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { customerColumns, customerText } from '../views/customer.view.ts';
import { type CustomerOptions, cellsOfOptions, withCustomerOptions } from './customer-options.ts';
import { listedByCode } from './find-customer.ts';
import { sheetCommands } from './sheet-commands.ts';

interface ListOptions {
  readonly search?: string;
  readonly state?: string;
  readonly priceList?: string;
  readonly seller?: string;
}

/** Ids of the list and the seller that are named; '' where none is. */
async function chosenIn(
  { services }: Cli,
  caller: Caller,
  { priceList, seller }: Pick<ListOptions, 'priceList' | 'seller'>,
): Promise<Result<{ readonly priceListId: string; readonly sellerId: string }, CustomerManagementFailure | Outcome>> {
  if (priceList === undefined && seller === undefined) return Ok({ priceListId: '', sellerId: '' });
  const choices = await services.customers.choices(caller);
  if (!choices.ok) return choices;
  const idOf = (all: readonly NamedChoice[], name = '') => all.find((each) => folded(each.name) === folded(name))?.id;
  const priceListId = priceList === undefined ? '' : idOf(choices.val.priceLists, priceList);
  const sellerId = seller === undefined ? '' : idOf(choices.val.sellers, seller);
  if (priceListId === undefined) return Err(problem('price-list-not-found', `No hay una lista «${priceList}»`));
  if (sellerId === undefined) return Err(problem('seller-not-found', `No hay un vendedor «${seller}»`));
  return Ok({ priceListId, sellerId });
}

const customersList: ListDeclaration<ListOptions, ListedCustomer, CustomerManagementFailure> = {
  about: 'Lista clientes por nombre',
  examples: ['customers list --search "ruta 9"', 'customers list --state Bloqueado --all --fields externalCode,name'],
  options: [
    new Option('--search <TEXTO>', 'parte del nombre, código, CUIT, localidad o e-mail'),
    new Option('--state <ESTADO>', 'sólo en ese estado: Ok, Bloqueado, Inactivo…'),
    new Option('--price-list <LISTA>', 'sólo los que compran con esa lista'),
    new Option('--seller <NOMBRE>', 'sólo los de ese vendedor'),
  ],
  answer: customerPageWire,
  access: 'management',
  problem: customerManagementProblem,
  paging: 'key',
  key: 'customers',
  none: 'No hay clientes',
  columns: customerColumns,
  toWire: (customer) => customer,
  ask: async ({ cli, services, caller }, options, { after }) => {
    const { search = '', state = '' } = options;
    const chosen = await chosenIn(cli, caller, options);
    if (!chosen.ok) return chosen;
    const filter = { ...everyCustomer, ...chosen.val, text: search, state: customerSheetWords.stateOf(state) };
    return (await services.customers.page(caller, filter, after)).map(({ customers, next, total }) => ({
      rows: customers,
      next,
      facts: { total },
    }));
  },
};

const customerCommands = (program: Command, act: Act): void => {
  const customers = program.command('customers').description('Clientes, de a uno o en planilla');
  withScreen(customers, act, 'management', loadScreen, plainList(customersList));
  withExamples(
    customers,
    'customers',
    'customers list --search ruta',
    'customers show C-101',
    'customers import clientes.xlsx --dry-run',
  );
  declareList(customers, act, customersList);
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
  withAnswers(customers, {
    show: managedCustomerWire,
    create: managedCustomerWire,
    edit: managedCustomerWire,
    block: managedCustomerWire,
  });
};

const loadScreen = async () => (await import('../screens/customers.screen.ts')).customersScreen;

export const group: CommandGroup = { modules: [customersModule], define: customerCommands };

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
