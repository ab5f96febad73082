import type { Command } from 'commander';
import * as z from 'zod/mini';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customerRowReasonText, customerSheetColumns, customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import { sheetChangesText } from '#adapters/texts/import-change.es.ts';
import {
  customerDetailsToWire,
  managedCustomerToWire,
  managedCustomerWire,
} from '#adapters/wire/customer-management.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { type CustomerDetails, customerFlaws, tidied } from '#core/customers/customer-details.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import type { CustomerChoices, SeenCustomer } from '#core/customers/managed-customer.ts';
import {
  type CustomerCells,
  type CustomerLabels,
  cellsOfCustomer,
  customerLabels,
  customerOfCells,
  customerSheetFields,
} from '#core/customers/sheets/customer-sheet.ts';
import { readTypedCustomer, typedCustomer } from '#core/customers/typed-customer.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { optionNames } from '../arguments/needs.ts';
import type { CommandGroup } from '../command-group.ts';
import { type CustomerOptions, cellsOfOptions, customerOptions } from '../customers/customer-options.ts';
import { inviteCustomersCommand } from '../customers/customers-invite.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange, type NamedPlan, refusalOf } from '../declare/change.ts';
import { type Asking, asCaller, declare, declareGroup, failed } from '../declare/declare.ts';
import { declareList, plainList } from '../declare/list.ts';
import { listedByCode, listedByExactCode, wholeListCustomer } from '../find/find-customer.ts';
import {
  customersList,
  customersQuestion,
  wholeListCustomerToWire,
  wholeListCustomerWire,
} from '../lists/customers.list.ts';
import { customerQuotesList } from '../lists/customers-quotes.list.ts';
import { customersModule } from '../modules/customers.module.ts';
import { loginAccessModule } from '../modules/login-access.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { isOutcome, type Outcome, type Problem, problem, success } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { beginOptions } from '../screens/begin-question.ts';
import { withScreen } from '../screens/on-screen.ts';
import { customerSheet } from '../sheets/customer-sheet.ts';
import { sheetCommands } from '../sheets/sheet-commands.ts';
import { printable, styleFor } from '../style.ts';
import { customerText, wholeListCustomerText } from '../views/customer.view.ts';

const code = ['código', 'el código del cliente'] as const;

/** A customer as it became, with the names of what it names. */
interface Changed {
  readonly customer: SeenCustomer;
  readonly labels: CustomerLabels;
}

const changes = {
  access: 'administration',
  problem: customerManagementProblem,
  toWire: ({ customer }: Changed) => managedCustomerToWire(customer),
  message: ({ customer, labels }: Changed) => customerText(customer, labels, styleFor(false), null),
} as const;

interface Named {
  readonly choices: CustomerChoices;
  readonly labels: CustomerLabels;
}

const namesFor = async ({ services, caller }: Asking): Promise<Result<Named, CustomerManagementFailure>> =>
  (await services.customers.choices(caller)).map((choices) => ({ choices, labels: customerLabels(choices) }));

const isSo = (asked: CustomerDetails, held: CustomerDetails): boolean =>
  standsAlready(customerDetailsToWire(asked), customerDetailsToWire(held));

/** A line for each column of a sheet of customers that changes, by the names of what it names. */
const changedCells = (held: CustomerDetails, wanted: CustomerDetails, labels: CustomerLabels): string => {
  const [before, after] = [held, wanted].map((each) =>
    cellsOfCustomer(typedCustomer(each), labels, customerSheetWords),
  );
  if (before === undefined || after === undefined) return '';
  return customerSheetFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }))
    .map((change) => `\n  ${printable(sheetChangesText(customerSheetColumns, 'changed', [change]))}`)
    .join('');
};

const editPlan = async (
  asking: Asking,
  text: string | undefined,
  cells: CustomerCells,
  word: string,
  showsChanges = false,
): Promise<Result<NamedPlan<Changed, CustomerManagementFailure>, CustomerManagementFailure | Outcome>> => {
  const { cli, services, caller } = asking;
  const named = await namesFor(asking);
  if (!named.ok) return named;
  const { labels } = named.val;
  const found = await byCode(cli, caller, text ?? '');
  if (!found.ok) return found;
  const { id, tag, details: held } = found.val;
  const details = detailsOf(cells, found.val, labels);
  return details.map((wanted) => ({
    names: [held.code, held.name],
    question: `¿${word} ${printable(held.name)}?${showsChanges ? changedCells(held, wanted, labels) : ''}`,
    isDone: isSo(wanted, held),
    before: managedCustomerToWire(found.val),
    refusal: async () => refusalOf(await services.customers.check(caller, id, wanted)),
    work: async () =>
      (await services.customers.change(caller, id, tag, wanted)).map((customer) => ({ customer, labels })),
  }));
};

const customerCommands = (program: Command, act: Act): void => {
  const customers = declareGroup(
    program,
    'customers',
    'Clientes, de a uno o en planilla',
    'customers',
    'customers list --search ruta',
    'customers show C-101',
    'customers import clientes.xlsx --dry-run',
  );
  withScreen(
    customers,
    act,
    [
      { calls: 'management', load: loadScreen, question: customersQuestion },
      { calls: 'sellerCustomers', load: loadSellerScreen, question: customersQuestion },
    ],
    plainList(customersList),
    beginOptions(customersList.options ?? []),
  );
  declareList(customers, act, customersList);
  declareList(customers, act, customerQuotesList);
  inviteCustomersCommand(customers, act);
  declare(customers, {
    name: 'show',
    about: 'Muestra un cliente entero',
    examples: ['customers show C-101'],
    words: [['código', 'el código del cliente']],
    answer: z.union([managedCustomerWire, wholeListCustomerWire]),
  }).action(act((cli, _options, code) => asCaller(cli, 'management', (asking) => show(asking, code))));
  declareChange(customers, act, {
    ...changes,
    name: 'create',
    about: 'Crea un cliente, con sus dos usuarios sin contraseña',
    examples: ['customers create C-101 --name "Frenos del Litoral" --price-list "Lista 1"'],
    words: [['código', 'un código que no tenga otro']],
    options: customerOptions(['name', 'priceList']),
    answer: changedWire(z.partial(managedCustomerWire)),
    plan: async (asking, options: CustomerOptions, code = '') => {
      const named = await namesFor(asking);
      if (!named.ok) return named;
      const { labels } = named.val;
      const cells = { ...cellsOfOptions(options), code };
      const details = detailsOf(cells, null, labels);
      const there = await byCode(asking.cli, asking.caller, code, listedByExactCode);
      if (!there.ok && !isMissing(there.val)) return there;
      const held = there.ok ? there.val : null;
      return details.map((draft) => ({
        question: `¿Crear al cliente ${printable(code)}?`,
        isDone: held !== null && saysSame(cells, held, labels),
        before: held === null ? {} : managedCustomerToWire(held),
        refusal: async () => refusalOf(await asking.services.customers.check(asking.caller, null, draft)),
        work: async () =>
          (await asking.services.customers.create(asking.caller, draft)).map((customer) => ({ customer, labels })),
      }));
    },
  });
  declareChange(customers, act, {
    ...changes,
    name: 'edit',
    about: 'Cambia lo que se le diga de un cliente, y nada más',
    examples: ['customers edit C-101 --seller "Laura Giménez" --allow-offers no'],
    words: [code],
    options: customerOptions(),
    needs: [
      { anyOf: optionNames(customerOptions()), message: 'No dice qué cambiar', advice: 'Por ejemplo: --state Ok' },
    ],
    answer: changedWire(managedCustomerWire),
    plan: (asking, options: CustomerOptions, text) =>
      editPlan(asking, text, cellsOfOptions(options), 'Guardar los cambios de', true),
  });
  declareChange(customers, act, {
    ...changes,
    name: 'block',
    about: 'Lo bloquea: mira, y no pide',
    examples: ['customers block C-101 --yes'],
    words: [code],
    isFinal: true,
    isReversible: true,
    answer: changedWire(managedCustomerWire),
    plan: (asking, _options: object, text) =>
      editPlan(asking, text, { state: 'Blocked' }, 'Bloquear, que va a mirar y no a pedir, a'),
  });
  sheetCommands(
    customers,
    {
      group: 'customers',
      kind: customerSheet,
    },
    act,
  );
};

const loadScreen = async () => (await import('../screens/customers.screen.ts')).customersScreen;

const loadSellerScreen = async () => (await import('../screens/seller-customers.screen.ts')).sellerCustomersScreen;

export const group: CommandGroup = {
  modules: [customersModule, loginAccessModule, sheetImportsModule],
  define: customerCommands,
};

async function byCode(
  cli: Cli,
  caller: Caller,
  code: string,
  find = listedByCode,
): Promise<Result<SeenCustomer, CustomerManagementFailure | Outcome>> {
  const found = await find(cli, caller, code);
  return found.ok ? cli.services.customers.one(caller, found.val.id) : found;
}

const isMissing = (failure: CustomerManagementFailure | Outcome): boolean =>
  'code' in failure && failure.code === 'customer-not-found';

async function show(asking: Asking, code = ''): Promise<Outcome> {
  const { cli, caller } = asking;
  const { colour, columns } = cli.outputMode;
  const style = styleFor(colour.stdout);
  const named = await namesFor(asking);
  if (!named.ok && named.val.code === 'not-offered') {
    const customer = await wholeListCustomer(asking, code);
    if (!customer.ok) return customer.val;
    return success(wholeListCustomerToWire(customer.val), wholeListCustomerText(customer.val, style, columns));
  }
  if (!named.ok) return failed(cli, named.val, customerManagementProblem);
  const found = await byCode(cli, caller, code);
  if (!found.ok) return isOutcome(found.val) ? found.val : failed(cli, found.val, customerManagementProblem);
  return success(managedCustomerToWire(found.val), customerText(found.val, named.val.labels, style, columns));
}

/** The stored details with what the options say, or why that cannot be. */
const detailsOf = (cells: CustomerCells, held: SeenCustomer | null, labels: CustomerLabels) => {
  const { typed, unknown } = customerOfCells(cells, held && typedCustomer(held.details), labels, customerSheetWords);
  const details = tidied(readTypedCustomer(typed));
  const [first] = [...unknown, ...customerFlaws(details, held?.details.otherAddresses)];
  return first === undefined ? Ok(details) : Err<Problem>(problem(first.code, customerRowReasonText(first)));
};

/** Whether the customer already has all that the options say. */
const saysSame = (cells: CustomerCells, held: SeenCustomer, labels: CustomerLabels): boolean => {
  const wanted = detailsOf(cells, held, labels);
  return wanted.ok && isSo(wanted.val, held.details);
};
