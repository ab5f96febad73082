import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createOrderManagementDesk } from '#adapters/http/order-management.ts';
import { createSessionDesk } from '#adapters/http/session.ts';
import type { Caller } from '#core/access/caller.ts';
import type { OrderManagementDesk } from '#core/orders/order-desk.ts';
import { aServer, type RunningServer } from '#test/cli/a-server.ts';
import { anOrder } from '#test/cli/an-order.builder.ts';
import { ordersInMemory } from '#test/cli/orders-in-memory.ts';

const nobody: Caller = {
  userName: '',
  role: 'Manager',
  customerId: null,
  sellerId: null,
  allowOffers: false,
  actedBy: null,
};
const order = anOrder();
const number = { year: 2026, number: 1 };

let server: RunningServer;
let book: ReturnType<typeof ordersInMemory>;
let desk: OrderManagementDesk;
let token: string | null;
beforeEach(async () => {
  book = ordersInMemory([order]);
  server = await aServer({ orders: book.desk });
  const call = createCall({ baseUrl: server.base, token: () => token });
  const login = await createSessionDesk(call).authenticate('gerente', 'demo');
  token = login.ok ? login.val.token : null;
  desk = createOrderManagementDesk(call);
});
afterEach(() => server.close());

describe('the management desk over HTTP', () => {
  it('brings what the server has, amounts and all', async () => {
    const shown = await desk.show(nobody, number);
    expect(shown.ok && shown.val).toMatchObject(order);
    const changed = await desk.changeState(nobody, number, 'Received');
    expect(changed.ok && changed.val).toMatchObject({ ...order, state: 'Received' });
  });

  it('asks for a list by states, customer and page', async () => {
    const filter = { states: ['Sent', 'Cancelled'], customer: 'ñandú & cía', page: 2 } as const;
    const listed = await desk.list(nobody, filter);
    expect(book.asked).toEqual([filter]);
    expect(listed.ok && listed.val).toMatchObject({ orders: [{ id: '1', total: order.total }], currentPage: 2 });
    await desk.list(nobody, { states: [], customer: '', page: 1 });
    expect(book.asked[1]).toEqual({ states: [], customer: '', page: 1 });
  });

  it('tells refusals with their facts', async () => {
    expect((await desk.show(nobody, { year: 2026, number: 9 })).val).toEqual({ code: 'order-not-found' });
    expect((await desk.changeState(nobody, number, 'Delivered')).val).toEqual({
      code: 'state-not-allowed',
      from: 'Sent',
      to: 'Delivered',
    });
  });

  it('tells that the session is gone, or the server', async () => {
    token = 'forged';
    expect((await desk.show(nobody, number)).val).toEqual({ code: 'not-signed-in' });
    const away = createOrderManagementDesk(createCall({ baseUrl: 'http://127.0.0.1:1', token: () => 'x' }));
    expect((await away.show(nobody, number)).val).toEqual({ code: 'unreachable' });
  });
});
