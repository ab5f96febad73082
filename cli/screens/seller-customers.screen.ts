import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { customersProblem } from '#adapters/texts/customers.es.ts';
import type { Customer } from '#core/customers/customer.ts';
import { isFound } from '#core/customers/customer-list-filter.ts';
import { knownStates } from '#core/customers/customer-state.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { sellerCustomerColumns } from '../lists/customers.list.ts';
import { wholeListCustomerText } from '../views/customer.view.ts';
import { actingAction } from './acting-action.ts';
import { stateTabs } from './cases.ts';
import type { Screen } from './frame/screen.ts';
import type { MakeScreen } from './on-screen.ts';
import { problemTextOf } from './screen-problem.ts';

const stateTexts = Object.fromEntries(knownStates.map((state) => [state, customerStateText(state)]));

/** A seller's own customers: found, looked at, and acted as. */
export const sellerCustomersScreen: MakeScreen = (cli, { caller }) => {
  const { caredCustomers } = cli.services;
  const problemText = problemTextOf(cli);
  const screen: Screen<Customer, Customer> = {
    title: 'Mis clientes',
    names: ['cliente', 'clientes'],
    tabs: stateTabs('Todos', stateTexts),
    columns: (style) => [
      ...sellerCustomerColumns(style),
      { title: 'Zona', cell: ({ data }) => data.zone, minWidth: 6, isExtra: true },
      {
        title: 'Últ. pedido',
        cell: ({ lastOrder }) => (lastOrder === null ? '' : formatDate(lastOrder)),
        isExtra: true,
      },
    ],
    keyOf: ({ id }) => id,
    async page({ tab, text }) {
      const found = await caredCustomers.list(caller);
      if (!found.ok) return Err(problemText(found.val, customersProblem));
      return Ok({ items: found.val.filter((customer) => isFound(customer, { text, state: tab })), next: null });
    },
    detail: { open: async (customer) => Ok(customer), text: wholeListCustomerText },
    actions: [actingAction(cli, caller)],
    findHint: 'parte del nombre, código o zona',
    narrowing: null,
    outdatedBy: ['CustomersChanged'],
    empty: 'Todavía no hay clientes',
    noneFound: 'No hay clientes así',
  };
  return screen;
};
