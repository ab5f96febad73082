import { Option } from 'commander';
import * as z from 'zod/mini';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { customerPageWire } from '#adapters/wire/customer-management.wire.ts';
import { customerToWire, customerWire } from '#adapters/wire/customers.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import type { CustomersFailure } from '#core/customers/customer.service.ts';
import type { Customer } from '#core/customers/customer.ts';
import { isFound } from '#core/customers/customer-list-filter.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { type CustomerFilter, everyCustomer } from '#core/customers/customer-search.ts';
import { isStateKnown, knownStates } from '#core/customers/customer-state.ts';
import type { ListedCustomer, NamedChoice } from '#core/customers/managed-customer.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Asking } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';
import type { RowPage } from '../declare/pages.ts';
import { isOutcome, type Outcome, problem, wrongUsage } from '../outcome.ts';
import type { Cli } from '../run-command.ts';
import { printable, type Style } from '../style.ts';
import { customerStandingPainter } from '../views/customer.view.ts';
import type { TableColumn } from '../views/table.ts';

/** What a list shows of a customer; a seller's list has no CUIT and no town. */
type CustomerRow = Pick<ListedCustomer, 'externalCode' | 'name' | 'priceListName' | 'state'> &
  Partial<Pick<ListedCustomer, 'cuit' | 'town'>>;

/** A seller's own customers, of which the server tells neither. */
export const sellerCustomerColumns = (style: Style): readonly TableColumn<CustomerRow>[] =>
  customerColumns(style).filter(({ title }) => title !== 'CUIT' && title !== 'Localidad');

/** Customers as rows of a table. */
export const customerColumns = (style: Style): readonly TableColumn<CustomerRow>[] => {
  const paintOf = customerStandingPainter(style);
  return [
    { title: 'Código', cell: ({ externalCode }) => externalCode },
    { title: 'Cliente', cell: ({ name }) => name, minWidth: 12 },
    { title: 'CUIT', cell: ({ cuit = '' }) => cuit, isExtra: true },
    { title: 'Localidad', cell: ({ town = '' }) => town, isExtra: true },
    { title: 'Lista', cell: ({ priceListName }) => priceListName, minWidth: 6 },
    {
      title: 'Estado',
      cell: ({ state }) => customerStateText(state),
      paint: (text, { state }) => paintOf(state)(text),
    },
  ];
};

export interface ListOptions {
  readonly search?: string;
  readonly state?: string;
  readonly priceList?: string;
  readonly seller?: string;
  readonly withoutAccess?: boolean;
}

type Row = ListedCustomer | Customer;

type ListFailure = CustomerManagementFailure | CustomersFailure;

type Rows = Promise<Result<RowPage<Row>, ListFailure | Outcome>>;

/** `logins show` shows the logins, which leaves a trace. */
export const wholeListCustomerWire = z.omit(customerWire, {
  adminLogin: true,
  adminPassword: true,
  userLogin: true,
  userPassword: true,
});

export const wholeListCustomerToWire = (customer: Customer): z.infer<typeof wholeListCustomerWire> => {
  const { adminLogin: _a, adminPassword: _b, userLogin: _c, userPassword: _d, ...shown } = customerToWire(customer);
  return shown;
};

const rowToWire = (row: Row): unknown => ('data' in row ? wholeListCustomerToWire(row) : row);

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

/** Why a word is no state that a customer has or may have; `inUse` is asked where it is none of the usual ones. */
const unknownState = async <Failure>(
  typed: string,
  inUse: () => Promise<Result<readonly string[], Failure>>,
): Promise<Failure | Outcome | null> => {
  const state = customerSheetWords.stateOf(typed);
  if (state === '' || isStateKnown(state, [])) return null;
  const words = await inUse();
  if (!words.ok) return words.val;
  if (isStateKnown(state, words.val)) return null;
  const known = [...new Set([...knownStates, ...words.val])].map(customerStateText).join(', ');
  return wrongUsage(`No hay un estado «${printable(typed)}»`, `Están: ${printable(known)}`);
};

/** What the options of the list narrow it to. */
export const customerFilter = async (
  cli: Cli,
  caller: Caller,
  options: ListOptions,
): Promise<Result<CustomerFilter, CustomerManagementFailure | Outcome>> => {
  const { search = '', state = '', withoutAccess = false } = options;
  const unknown = await unknownState(state, async () =>
    (await cli.services.customers.choices(caller)).map(({ states }) => states),
  );
  if (unknown !== null) return Err(unknown);
  return (await chosenIn(cli, caller, options)).map((chosen) => ({
    ...everyCustomer,
    ...chosen,
    text: search,
    state: customerSheetWords.stateOf(state),
    access: withoutAccess ? 'none' : '',
  }));
};

const sellerRows = async (asking: Asking, options: ListOptions): Rows => {
  const { seller, withoutAccess } = options;
  if (withoutAccess) return Err(wrongUsage('--without-access es para administración', 'Acá salen tus clientes'));
  if (seller !== undefined) return Err(wrongUsage('--seller es para administración', 'Acá salen tus clientes'));
  return wholeRows(asking, options);
};

/** Of the list that the server gives whole: a seller's own, and all of another back end. */
const wholeRows = async ({ services, caller }: Asking, options: ListOptions): Rows => {
  const { search = '', state = '', priceList = '', seller = '' } = options;
  const found = await services.caredCustomers.list(caller);
  const unknown = await unknownState(state, async () => found.map((customers) => customers.map((each) => each.state)));
  if (unknown !== null) return Err(unknown);
  const filter = {
    ...{ text: search, state: customerSheetWords.stateOf(state) },
    ...{ priceListName: priceList, sellerName: seller },
  };
  return found.map((customers) => ({ rows: customers.filter((each) => isFound(each, filter)) }));
};

const managementRows = async ({ cli, services, caller }: Asking, options: ListOptions, after: string | null): Rows => {
  const filter = await customerFilter(cli, caller, options);
  if (!filter.ok) return filter;
  return (await services.customers.page(caller, filter.val, after)).map(({ customers, next, total }) => ({
    rows: customers,
    next,
    facts: { total },
  }));
};

/** What a screen of customers asks first; it has a part for each of the states that the program knows. */
export const customersQuestion = async (
  _asking: Asking,
  { state = '', search = '' }: { readonly state?: string; readonly search?: string },
): Promise<Result<{ readonly tab: string; readonly text: string; readonly only: null }, Outcome>> => {
  const tab = customerSheetWords.stateOf(state);
  if (tab === '' || knownStates.some((each) => each === tab)) return Ok({ tab, text: search, only: null });
  const known = knownStates.map(customerStateText).join(', ');
  return Err(wrongUsage(`La pantalla no tiene un estado «${printable(state)}»`, `Están: ${printable(known)}`));
};

/** Everybody's customers to management, their own to a seller. */
export const customersList: ListDeclaration<ListOptions, Row, ListFailure> = {
  about: 'Lista clientes por nombre: quien vende, los suyos',
  examples: ['customers list --search "ruta 9"', 'customers list --state Bloqueado --all --fields externalCode,name'],
  options: [
    new Option('--search <TEXTO>', 'parte del nombre, código, CUIT, teléfono, dirección, localidad o e-mail'),
    new Option('--state <ESTADO>', 'sólo en ese estado: Ok, Bloqueado, Inactivo…'),
    new Option('--price-list <LISTA>', 'sólo los que compran con esa lista'),
    new Option('--seller <NOMBRE>', 'sólo los de ese vendedor'),
    new Option('--without-access', 'sólo los que no pueden ingresar ni están invitados'),
  ],
  answer: z.union([customerPageWire, z.object({ customers: z.array(wholeListCustomerWire) })]),
  access: 'session',
  problem: customerManagementProblem,
  paging: 'key',
  key: 'customers',
  none: 'No hay clientes',
  columns: (style, { caller }) =>
    (refusal('sellerCustomers', caller) === null ? sellerCustomerColumns : customerColumns)(style),
  toWire: rowToWire,
  ask: async (asking, options, { after }) => {
    const { caller } = asking;
    if (refusal('sellerCustomers', caller) === null) return sellerRows(asking, options);
    const refused = refusal('management', caller);
    if (refused !== null) return Err(refused);
    const rows = await managementRows(asking, options, after);
    const isWhole = !rows.ok && !isOutcome(rows.val) && rows.val.code === 'not-offered';
    return isWhole && options.withoutAccess !== true ? wholeRows(asking, options) : rows;
  },
};
