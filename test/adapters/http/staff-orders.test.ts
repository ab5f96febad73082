import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createStaffOrderService } from '#adapters/http/staff-orders.ts';
import { everyOrder } from '#core/orders/staff/staff-order.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';

const staff = callerOf(0, { role: 'Manager', customerId: null });
let server: TestServer;
let staffOrders: ReturnType<typeof createStaffOrderService>;

beforeAll(async () => {
  server = await aServer();
  const [customer, manager] = [await server.signIn('cliente'), await server.signIn('gerente')];
  await server.call('POST', '/api/ShoppingCarts', { token: customer, body: { productPriceId: '1', quantity: 2 } });
  await server.call('POST', '/api/Orders', { token: customer, body: { deliveryMethodId: '1' } });
  staffOrders = createStaffOrderService(createCall({ baseUrl: server.address, token: () => manager }));
});
afterAll(() => server.close());

describe('the orders of staff over HTTP', () => {
  it('brings rows, one order and what became of each that was moved', async () => {
    const { orders, next } = (await staffOrders.list(staff, { ...everyOrder, text: 'C1' }, null)).unwrap();
    const [row] = orders;
    if (row === undefined) throw new Error('no order');
    expect([row.customerName, row.lineCount, next, row.total.toFixed(2)]).toEqual([
      'Uno',
      1,
      null,
      row.total.toFixed(2),
    ]);
    const order = (await staffOrders.show(staff, row)).unwrap();
    expect([order.lines.length, order.steps.map(({ state }) => state)]).toEqual([1, ['Sent']]);
    const moved = (await staffOrders.move(staff, [row, { year: 2001, number: 1, version: 1 }], 'Received')).unwrap();
    expect(moved.map(({ refused }) => refused)).toEqual([null, { code: 'order-not-found' }]);
    expect((await staffOrders.move(staff, [row], 'Received')).unwrap()[0]?.refused).toEqual({
      code: 'order-moved',
      state: 'Received',
    });
    expect((await staffOrders.openCounts(staff)).unwrap()).toEqual({ Sent: 0, Received: 1, InDelivery: 0 });
    expect((await staffOrders.foundCounts(staff, { ...everyOrder, states: ['Sent'], text: 'C1' })).unwrap()).toEqual({
      counts: { Sent: 0, Received: 1, InDelivery: 0, Delivered: 0, Cancelled: 0 },
      isWhole: true,
    });
    expect((await staffOrders.choices(staff)).unwrap().deliveryMethods.map(({ name }) => name)).toEqual(['Reparto']);
  });

  it('puts another product in the place of a line, or says why not', async () => {
    const { orders } = (await staffOrders.list(staff, everyOrder, null)).unwrap();
    const order = (await staffOrders.show(staff, orders[0] ?? { year: 0, number: 0 })).unwrap();
    const [line] = order.lines;
    const replace = async (product: string, quantity = 1) => {
      const wanted = { id: line?.id ?? '', quantity, productPriceId: asId<'product-price'>(product) };
      const priced = await staffOrders.priceCorrection(staff, order, [wanted]);
      const seenCost = priced.ok ? priced.val.replacements[0]?.cost : undefined;
      return staffOrders.correct(staff, order, { reason: 'No quedan', lines: [{ ...wanted, seenCost }] });
    };
    expect((await replace('99999')).val).toEqual({ code: 'replacement-not-sold' });
    expect((await replace('no es un id')).val).toEqual({ code: 'replacement-not-sold' });
    expect((await replace('1')).val).toEqual({ code: 'replacement-same-product' });
    expect((await replace('6', 2)).val).toEqual({ code: 'quantity-not-multiple', multiple: 4, nearest: [4] });
    const unseen = [{ id: line?.id ?? '', quantity: 1, productPriceId: asId<'product-price'>('2') }];
    expect((await staffOrders.correct(staff, order, { reason: 'x', lines: unseen })).val).toMatchObject({
      code: 'replacement-cost-moved',
    });
    const priced = (await staffOrders.priceCorrection(staff, order, unseen)).unwrap();
    const after = (await replace('2')).unwrap();
    expect(after.total.equals(priced.total)).toBe(true);
    expect(priced.replacements[0]?.subtotal.equals(after.lines[0]?.subtotal ?? 0)).toBe(true);
    expect(after.lines[0]).toMatchObject({ quantity: 1, replaces: { productCode: line?.productCode, quantity: 2 } });
    expect(after.corrections[0]?.changes[0]?.replacement?.productCode).toBe(after.lines[0]?.productCode);
    expect((await replace('2')).val).toEqual({ code: 'order-moved', state: 'Received' });
  });

  it('tells refusals', async () => {
    expect((await staffOrders.show(staff, { year: 2001, number: 1 })).val).toEqual({ code: 'order-not-found' });
    expect((await staffOrders.list(staff, everyOrder, 'x')).val).toEqual({ code: 'page-key-unreadable' });
    const away = createStaffOrderService(createCall({ baseUrl: 'http://127.0.0.1:1', token: () => 'x' }));
    expect((await away.openCounts(staff)).val).toEqual({ code: 'unreachable' });
  });
});
