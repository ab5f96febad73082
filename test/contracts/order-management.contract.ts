import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderFilter, OrderManagementService } from '#core/orders/order-management.service.ts';
import { pageSize } from '#core/shared/paging.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const staff = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });

export interface ManagedOrders {
  readonly service: OrderManagementService;
  /** The customer of code C1 and of code C2. */
  readonly one: { readonly caller: Caller; readonly name: string };
  readonly two: { readonly name: string };
}

export const ordersOfOne = pageSize + 2;

/** What every service of all orders does, with `ordersOfOne` orders of one customer, then one of another. */
export const orderManagementContract = (open: () => Promise<ManagedOrders>): void => {
  let has: ManagedOrders;
  beforeAll(async () => {
    has = await open();
  });
  const list = async (filter: Partial<OrderFilter> = {}) =>
    (await has.service.list(staff, { states: [], customer: '', page: 1, ...filter })).unwrap();
  const newest = async () => {
    const [order] = (await list()).orders;
    if (order === undefined) throw new Error('no order');
    return order;
  };

  it('lists them in pages, the newest first, and beyond the last gives the last', async () => {
    const [first, second, beyond] = [await list(), await list({ page: 2 }), await list({ page: 9_999_999 })];
    expect([first.orders.length, first.currentPage, first.totalPages]).toEqual([pageSize, 1, 2]);
    expect([second.orders.length, second.currentPage, second.totalPages]).toEqual([3, 2, 2]);
    expect(beyond).toEqual(second);
    const numbers = [...first.orders, ...second.orders].map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(first.orders[0]?.customerName).toBe(has.two.name);
  });

  it('lists those of a customer by part of the name in any case and with any accent, or by the whole code', async () => {
    for (const customer of [
      has.one.name.slice(1).toUpperCase(),
      ` ${has.one.name} `,
      has.one.name.replace('o', 'ó'),
      'C1',
    ]) {
      const { orders, totalPages } = await list({ customer });
      expect([orders.length, totalPages]).toEqual([pageSize, 2]);
      expect(new Set(orders.map(({ customerName }) => customerName))).toEqual(new Set([has.one.name]));
    }
    expect((await list({ customer: 'C2' })).orders).toHaveLength(1);
    for (const customer of ['C', 'nobody']) {
      expect(await list({ customer, page: 7 })).toEqual({ orders: [], currentPage: 1, totalPages: 0 });
    }
  });

  it('shows one by its number or its id', async () => {
    const { id, year, number, customerName } = await newest();
    const byNumber = (await has.service.show(staff, { year, number })).unwrap();
    expect([byNumber.id, byNumber.customerName]).toEqual([id, customerName]);
    expect((await has.service.show(staff, { id })).unwrap()).toEqual(byNumber);
    expect((await has.service.show(staff, { year, number: 9999 })).val).toEqual({ code: 'order-not-found' });
  });

  it('moves one along its states only, and lists it by the new one', async () => {
    const { year, number } = await newest();
    const change = (to: 'Received' | 'Delivered', which = { year, number }) =>
      has.service.changeState(staff, which, to);
    expect((await change('Delivered')).val).toEqual({ code: 'state-not-allowed', from: 'Sent', to: 'Delivered' });
    expect((await change('Received')).unwrap().state).toBe('Received');
    expect((await change('Received')).ok).toBe(false);
    expect((await change('Received', { year, number: 9999 })).val).toEqual({ code: 'order-not-found' });
    const received = await list({ states: ['Received'] });
    expect(received.orders.map(formatNumber)).toEqual([formatNumber({ year, number })]);
    expect((await list({ states: ['Sent', 'Received'], page: 2 })).orders).toHaveLength(3);
    expect((await list({ states: ['Cancelled'] })).orders).toEqual([]);
  });

  it('is for staff alone', async () => {
    const filter = { states: [], customer: '', page: 1 };
    expect((await has.service.list(has.one.caller, filter)).val).toEqual({ code: 'not-allowed' });
    const seller = callerOf(0, { role: 'Seller', customerId: null });
    expect((await has.service.list(seller, filter)).val).toEqual({ code: 'not-allowed' });
  });
};
