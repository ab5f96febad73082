import type { Caller } from '#core/access/caller.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type DocumentNumber, formatNumber } from './number.ts';
import type { OrderFailure, OrderPage } from './order.service.ts';
import type { Order } from './order.ts';
import type { OrderState } from './state.ts';

interface OwnOrders {
  page(caller: Caller, page: number): Promise<Result<OrderPage<Order>, OrderFailure>>;
}

/**
 * Looks for a company's own order in the pages of the list, newest first, where a server has no call for a single
 * order.
 */
export async function findOwnOrder(
  service: OwnOrders,
  caller: Caller,
  number: DocumentNumber,
): Promise<Result<Order, OrderFailure>> {
  for (let page = 1; ; page += 1) {
    const answer = await service.page(caller, page);
    if (!answer.ok) return answer;
    const { orders, totalPages } = answer.val;
    const found = orders.find((order) => formatNumber(order) === formatNumber(number));
    if (found !== undefined) return Ok(found);
    if (page >= totalPages || orders.length === 0) return Err({ code: 'order-not-found' });
  }
}

/** All of a company's own orders in some states, newest first: its list has no filter. */
export async function ownOrdersIn(
  service: OwnOrders,
  caller: Caller,
  states: readonly OrderState[],
): Promise<Result<readonly Order[], OrderFailure>> {
  const found: Order[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await service.page(caller, page);
    if (!answer.ok) return answer;
    const { orders, totalPages } = answer.val;
    found.push(...orders.filter(({ state }) => states.includes(state)));
    if (page >= totalPages || orders.length === 0) return Ok(found);
  }
}
