import { formatNumber } from '#core/orders/number.ts';
import type { OrderFilter, OrderManagementService, WhichOrder } from '#core/orders/order.service.ts';
import type { Order } from '#core/orders/order.ts';
import { mayBecome } from '#core/orders/state.ts';
import { Err, Ok } from '#core/shared/result.ts';

/** A management service over a list; `asked` keeps what lists were asked for. */
export const ordersInMemory = (orders: readonly Order[]) => {
  const byNumber = new Map(orders.map((order) => [formatNumber(order), order]));
  const asked: OrderFilter[] = [];
  const find = (which: WhichOrder): Order | undefined =>
    'year' in which ? byNumber.get(formatNumber(which)) : [...byNumber.values()].find(({ id }) => id === which.id);
  const service: OrderManagementService = {
    async list(_caller, filter) {
      asked.push(filter);
      const found = [...byNumber.values()].filter(
        ({ state }) => filter.states.length === 0 || filter.states.includes(state),
      );
      return Ok({ orders: found, currentPage: filter.page, totalPages: 3 });
    },
    async show(_caller, which) {
      const order = find(which);
      return order === undefined ? Err({ code: 'order-not-found' }) : Ok(order);
    },
    async changeState(_caller, which, to) {
      const order = find(which);
      if (order === undefined) return Err({ code: 'order-not-found' });
      if (!mayBecome(order.state, to)) return Err({ code: 'state-not-allowed', from: order.state, to });
      const changed = { ...order, state: to };
      byNumber.set(formatNumber(changed), changed);
      return Ok(changed);
    },
  };
  return { service, asked, stateOf: (number: string) => byNumber.get(number)?.state };
};
