import { createOrderManagementService } from '#core/orders/create-order-management-service.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderRepository } from '#core/orders/order.repository.port.ts';
import type { Order } from '#core/orders/order.ts';
import type { OrderFilter } from '#core/orders/order-management.service.ts';
import { mayBecome } from '#core/orders/state.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { pageSize, pagesOf, pageWithin } from '#core/shared/paging.ts';
import { Err, Ok } from '#core/shared/result.ts';

/** The order, and the code of its customer. */
type Kept = Order & { readonly externalCode?: string };

/**
 * What staff do with orders, over a list; `asked` keeps what lists were asked for. It passes `orderManagementContract`.
 */
export const ordersInMemory = (orders: readonly Kept[]) => {
  const byNumber = new Map(orders.map((order) => [formatNumber(order), order]));
  const asked: OrderFilter[] = [];
  const isOf = ({ customerName, externalCode }: Kept, customer: string): boolean =>
    externalCode === customer || nameKey(customerName).includes(nameKey(customer));
  const repository: Pick<OrderRepository, 'byId' | 'byNumber' | 'list' | 'move'> = {
    async byId(id) {
      return [...byNumber.values()].find((order) => order.id === id) ?? null;
    },
    async byNumber(number) {
      return byNumber.get(formatNumber(number)) ?? null;
    },
    async list(filter) {
      asked.push(filter);
      const customer = filter.customer.trim();
      const found = [...byNumber.values()]
        .filter(({ state }) => filter.states.length === 0 || filter.states.includes(state))
        .filter((order) => customer === '' || isOf(order, customer))
        .sort((a, b) => b.year - a.year || b.number - a.number);
      const totalPages = pagesOf(found.length);
      const currentPage = pageWithin(filter.page, totalPages);
      const page = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
      return { orders: page, currentPage, totalPages };
    },
    async move(number, to, at) {
      const order = byNumber.get(formatNumber(number));
      if (order === undefined) return Err({ code: 'order-not-found' });
      const { state: from } = order;
      if (!mayBecome(from, to)) return Err({ code: 'state-not-allowed', from, to });
      byNumber.set(formatNumber(number), { ...order, state: to, stateDate: at });
      return Ok(undefined);
    },
  };
  const service = createOrderManagementService({
    orders: repository,
    clock: { now: () => Date.parse('2026-03-10T12:00:00Z') },
  });
  return { service, asked, stateOf: (number: string) => byNumber.get(number)?.state };
};
