import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createOrderManagementService } from '#adapters/http/order-management.ts';
import { createSessionService } from '#adapters/http/session.ts';
import type { Caller } from '#core/access/caller.ts';
import type { OrderManagementService } from '#core/orders/order-management.service.ts';
import { asId } from '#core/shared/ids.ts';
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
let service: OrderManagementService;
let token: string | null;
beforeEach(async () => {
  const others = Array.from({ length: 21 }, (_, place) => ({
    ...order,
    id: asId<'order'>(`1${place}`),
    number: place + 2,
  }));
  book = ordersInMemory([order, ...others.map((each) => ({ ...each, customerName: 'Ñandú & Cía' }))]);
  server = await aServer({ orders: book.service });
  const call = createCall({ baseUrl: server.base, token: () => token });
  const login = await createSessionService(call).authenticate('gerente', 'demo');
  token = login.ok ? login.val.token : null;
  service = createOrderManagementService(call);
});
afterEach(() => server.close());

describe('the management service over HTTP', () => {
  it('brings what the server has, amounts and all', async () => {
    const shown = await service.show(nobody, number);
    expect(shown.ok && shown.val).toMatchObject(order);
    const changed = await service.changeState(nobody, number, 'Received');
    expect(changed.ok && changed.val).toMatchObject({
      ...order,
      state: 'Received',
      stateDate: '2026-03-10T12:00:00.000Z',
    });
  });

  it('asks for a list by states, customer and page', async () => {
    const filter = { states: ['Sent', 'Cancelled'], customer: 'ñandú & cía', page: 2 } as const;
    const listed = await service.list(nobody, filter);
    expect(book.asked).toEqual([filter]);
    expect(listed.ok && listed.val).toMatchObject({
      orders: [{ number: 2, total: order.total }],
      currentPage: 2,
      totalPages: 2,
    });
    await service.list(nobody, { states: [], customer: '', page: 1 });
    expect(book.asked[1]).toEqual({ states: [], customer: '', page: 1 });
  });

  it('tells refusals with their facts', async () => {
    expect((await service.show(nobody, { year: 2026, number: 99 })).val).toEqual({ code: 'order-not-found' });
    expect((await service.changeState(nobody, number, 'Delivered')).val).toEqual({
      code: 'state-not-allowed',
      from: 'Sent',
      to: 'Delivered',
    });
  });

  it('tells that the session is gone, or the server', async () => {
    token = 'forged';
    expect((await service.show(nobody, number)).val).toEqual({ code: 'not-signed-in' });
    const away = createOrderManagementService(createCall({ baseUrl: 'http://127.0.0.1:1', token: () => 'x' }));
    expect((await away.show(nobody, number)).val).toEqual({ code: 'unreachable' });
  });
});
