import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { customersProblem } from '#adapters/texts/customers.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { Customer } from '#core/customers/customer.ts';
import { isFound } from '#core/customers/customer-list-filter.ts';
import { everyCustomer, maxCounted } from '#core/customers/customer-search.ts';
import { knownStates } from '#core/customers/customer-state.ts';
import type { ListedCustomer, SeenCustomer } from '#core/customers/managed-customer.ts';
import { type CustomerLabels, customerLabels } from '#core/customers/sheets/customer-sheet.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { printable } from '../style.ts';
import { customerStandingPainter, customerText, wholeListCustomerText } from '../views/customer.view.ts';
import { wrap } from '../views/wrap.ts';
import { actingAction } from './acting-action.ts';
import { stateTabs } from './cases.ts';
import type { Screen } from './frame/screen.ts';
import type { MakeScreen } from './on-screen.ts';
import { problemTextOf } from './screen-problem.ts';

const stateTexts = Object.fromEntries(knownStates.map((state) => [state, customerStateText(state)]));

interface OpenCustomer {
  readonly customer: SeenCustomer;
  readonly labels: CustomerLabels;
}

/** A row, and what is seen of it, of another back end: its list is whole, and a row is all that there is. */
type Row = ListedCustomer | Customer;
const isOfWholeList = (row: Row | OpenCustomer): row is Customer => 'data' in row;

/** Everybody's customers: found, looked at, and acted as. */
export const customersScreen: MakeScreen = (cli, { caller }) => {
  const { customers, caredCustomers } = cli.services;
  const problemText = problemTextOf(cli);

  const screen: Screen<Row, OpenCustomer | Customer> = {
    title: 'Clientes',
    names: ['cliente', 'clientes'],
    tabs: stateTabs('Todos', stateTexts),
    columns: (style) => [
      { title: 'Código', cell: ({ externalCode }) => externalCode },
      { title: 'Cliente', cell: ({ name }) => name, minWidth: 20 },
      { title: 'CUIT', cell: (row) => (isOfWholeList(row) ? '' : row.cuit), isExtra: true },
      { title: 'Localidad', cell: (row) => (isOfWholeList(row) ? '' : row.town), minWidth: 8, isSecondary: true },
      { title: 'Zona', cell: (row) => (isOfWholeList(row) ? row.data.zone : row.zone), minWidth: 6, isExtra: true },
      { title: 'Lista', cell: ({ priceListName }) => priceListName, minWidth: 6, isSecondary: true },
      { title: 'Vendedor', cell: ({ sellerName }) => sellerName, minWidth: 8, isExtra: true },
      {
        title: 'Últ. pedido',
        cell: ({ lastOrder }) => (lastOrder === null ? '' : formatDate(lastOrder)),
        isExtra: true,
      },
      {
        title: 'Estado',
        cell: ({ state }) => customerStateText(state),
        paint: (text, { state }) => customerStandingPainter(style)(state)(text),
      },
    ],
    keyOf: ({ id }) => id,
    async page({ tab, text }, after) {
      const page = await customers.page(caller, { ...everyCustomer, text, state: tab }, after);
      if (!page.ok && page.val.code === 'not-offered') {
        const all = await caredCustomers.list(caller);
        if (!all.ok) return Err(problemText(all.val, customersProblem));
        return Ok({ items: all.val.filter((each) => isFound(each, { text, state: tab })), next: null });
      }
      if (!page.ok) return Err(problemText(page.val, customerManagementProblem));
      const { total } = page.val;
      const note = total > maxCounted ? `más de ${formatCount(maxCounted)} en total` : `${formatCount(total)} en total`;
      return Ok({ items: page.val.customers, next: page.val.next, note });
    },
    detail: {
      async open(row) {
        if (isOfWholeList(row)) return Ok(row);
        // Calls come one after the other: why a call failed is known only until the next one.
        const customer = await customers.one(caller, row.id);
        if (!customer.ok) return Err(problemText(customer.val, customerManagementProblem));
        const choices = await customers.choices(caller);
        if (!choices.ok) return Err(problemText(choices.val, customerManagementProblem));
        return Ok({ customer: customer.val, labels: customerLabels(choices.val) });
      },
      text(opened, style, columns) {
        if (isOfWholeList(opened)) return wholeListCustomerText(opened, style, columns);
        const { customer, labels } = opened;
        const name = wrap(printable(customer.details.name), columns);
        return `${style.bold(name)}\n${customerText(customer, labels, style, columns)}`;
      },
    },
    actions: [actingAction(cli, caller)],
    findHint: 'parte del nombre, código, CUIT, teléfono, dirección, localidad o e-mail',
    narrowing: null,
    outdatedBy: ['CustomersChanged'],
    empty: 'Todavía no hay clientes',
    noneFound: 'No hay clientes así',
  };
  return screen;
};
