import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { orderProblem } from '#adapters/texts/problems.es.ts';
import { ownOrdersIn } from '#core/orders/find-own-order.ts';
import type { Order } from '#core/orders/order.ts';
import { orderStates } from '#core/orders/state.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { ownOrderColumns } from '../lists/orders.list.ts';
import { ownOrderText } from '../views/order.view.ts';
import { stateTabs } from './cases.ts';
import type { Screen } from './frame/screen.ts';
import type { MakeScreen } from './on-screen.ts';
import { problemTextOf } from './screen-problem.ts';

/** A company's own orders, which it reads. */
export const ownOrdersScreen: MakeScreen = (cli, { caller }) => {
  const { ownOrders } = cli.services;
  const problemText = problemTextOf(cli);
  const screen: Screen<Order, Order> = {
    title: 'Mis pedidos',
    names: ['pedido', 'pedidos'],
    tabs: stateTabs('Todos', orderStateTexts),
    columns: ownOrderColumns,
    keyOf: ({ id }) => id,
    async page({ tab }, after) {
      const state = orderStates.find((each) => each === tab);
      if (state !== undefined) {
        const found = await ownOrdersIn(ownOrders, caller, [state]);
        return found.ok ? Ok({ items: found.val, next: null }) : Err(problemText(found.val, orderProblem));
      }
      const number = after === null ? 1 : Number(after);
      const page = await ownOrders.page(caller, number);
      if (!page.ok) return Err(problemText(page.val, orderProblem));
      const { orders, totalPages } = page.val;
      return Ok({ items: orders, next: number < totalPages ? String(number + 1) : null });
    },
    detail: { open: async (order) => Ok(order), text: ownOrderText },
    actions: [],
    findHint: null,
    narrowing: null,
    outdatedBy: ['OrdersChanged'],
    empty: 'Todavía no hay pedidos',
    noneFound: 'No hay pedidos así',
  };
  return screen;
};
