import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaffOrderRepository } from '#adapters/postgres/orders/staff-orders.ts';
import { mailableStates } from '#core/mail/order-mails.ts';
import { createStaffOrderService } from '#core/orders/staff/create-staff-order-service.ts';
import type { StaffOrderService } from '#core/orders/staff/staff-order.service.ts';
import { orderStates } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const manager = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });
const seen = (number: number, version: number) => ({ year: 2026, number, version });

it('can be mailed of every state that an order may be in', () => {
  expect(mailableStates).toEqual(orderStates);
});

describe.each(databases)('a mail at each step of an order on %s', (_name, open) => {
  const on = distributorForAll(open);
  let staffOrders: StaffOrderService;
  let sent = 0;
  const send = async (customer = 1): Promise<number> => {
    const caller = callerOf(customer);
    const line = { productPriceId: asId<'product-price'>('1'), offerLotId: null, quantity: 2 };
    (await on.distributor.cartService.setLine(caller, line)).unwrap();
    const asked = { deliveryMethodId: asId<'delivery-method'>('1'), notes: '', seenTag: null };
    sent += 1;
    const idempotencyKey = `mailed ${sent}`;
    return (await on.distributor.orderService.send(caller, { ...asked, idempotencyKey })).unwrap().number;
  };
  const choose = (states: readonly string[]) =>
    on.database.query('update customer set order_mails = $1 where id = 1', [states]);
  const subjects = async (): Promise<readonly string[]> =>
    (
      await on.database.query<{ recipients: string[]; subject: string }>(
        'select recipients, subject from outbox_mail order by id',
      )
    ).map(({ recipients, subject }) => `${recipients.join()}: ${subject.replace(/2026-0+/, '')}`);

  beforeAll(async () => {
    const { productRepository, terms } = on.distributor;
    const repository = createStaffOrderRepository(on.database);
    staffOrders = createStaffOrderService({ repository, clock: { now: () => noon }, productRepository, terms });
    await on.database.query(`insert into seller (name, email) values ('Ana', 'ana@example.com')`);
    await on.database.query('update customer set seller_id = 1');
    await on.database.query(`insert into setting values ('mail.orders', '{"accounts": ["pedidos@example.com"]}')`);
  });
  beforeEach(() => on.database.query('truncate outbox_mail'));

  it('goes to who chose nothing when it is sent, in delivery or cancelled', async () => {
    const order = await send();
    await staffOrders.move(manager, [seen(order, 1)], 'Received');
    await staffOrders.move(manager, [seen(order, 2)], 'InDelivery');
    await staffOrders.move(manager, [seen(order, 3)], 'Delivered');
    const cancelled = await send();
    await on.database.query('truncate outbox_mail');
    await staffOrders.move(manager, [seen(cancelled, 1)], 'Cancelled');
    expect(await subjects()).toEqual([`uno@example.com: Se canceló tu pedido ${cancelled} · Uno`]);
  });

  it('goes at the steps that the company chose, once each, also where several orders move and a move is tried again', async () => {
    await choose(['Received', 'InDelivery', 'Delivered']);
    const orders = [await send(), await send(), await send(2)];
    // The distributor's people get theirs; the company's choice does not change that.
    expect(await subjects()).toEqual([
      ...orders.slice(0, 2).map((order) => `pedidos@example.com: Pedido ${order} · Uno`),
      `pedidos@example.com: Pedido ${orders[2]} · Dos`,
    ]);
    await on.database.query('truncate outbox_mail');
    const move = (version: number, to: 'Received' | 'InDelivery' | 'Delivered') =>
      staffOrders.move(
        manager,
        orders.map((number) => seen(number, version)),
        to,
      );
    await Promise.all([move(1, 'Received'), move(1, 'Received')]);
    await move(1, 'Received');
    expect([...(await subjects())].sort()).toEqual(
      orders.slice(0, 2).map((order) => `uno@example.com: Estamos preparando tu pedido ${order} · Uno`),
    );
    await on.database.query('truncate outbox_mail');
    await move(2, 'InDelivery');
    await move(3, 'Delivered');
    expect(await subjects()).toEqual([
      ...orders.slice(0, 2).map((order) => `uno@example.com: Tu pedido ${order} está en reparto · Uno`),
      ...orders.slice(0, 2).map((order) => `uno@example.com: Entregamos tu pedido ${order} · Uno`),
    ]);
    const [mail] = await on.database.query<{ body: string; letter: object }>(
      'select body, letter from outbox_mail order by id limit 1',
    );
    const number = `2026-${String(orders[0]).padStart(8, '0')}`;
    expect(mail?.letter).toMatchObject({
      replyTo: 'ana@example.com',
      order: number,
      link: { path: `/orders-history?order=${number}` },
    });
    expect(mail?.body).toContain('Total sin IVA: $ 2.000,00');
  });

  it('goes to nobody who wants none', async () => {
    await choose([]);
    const order = await send();
    await on.database.query('truncate outbox_mail');
    await staffOrders.move(manager, [seen(order, 1)], 'Cancelled');
    expect(await subjects()).toEqual([]);
  });
});
