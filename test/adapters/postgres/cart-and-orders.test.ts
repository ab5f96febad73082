import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import { createStaffOrderRepository } from '#adapters/postgres/orders/staff-orders.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { asId } from '#core/shared/ids.ts';
import {
  aDistributor,
  aProduct,
  callerOf,
  type TestDistributor,
  writeProducts,
} from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const one = callerOf(1);
const colleague = callerOf(1, { userName: 'cliente.admin', role: 'CustomerAdmin' });
const line = (row: number, quantity: number) => ({
  productPriceId: asId<'product-price'>(String(row)),
  offerLotId: null,
  quantity,
});
const order = (idempotencyKey: string, notes = '') => ({
  deliveryMethodId: asId<'delivery-method'>('1'),
  notes,
  idempotencyKey,
  seenTag: null,
});

describe.each(databases)('cart and orders on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  const events: { readonly name: string; readonly facts: Record<string, unknown> }[] = [];
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await test.database.listen(liveChannel, (payload) => events.push(JSON.parse(payload)));
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });
  beforeEach(async () => {
    await test.database.query('delete from cart_line');
    await test.database.query('update cart set line_count = 0');
    events.length = 0;
  });

  const cart = async () => {
    const read = await distributor.cartService.read(one);
    if (!read.ok) throw new Error(read.val.code);
    return read.val;
  };

  it('sets a line, shares it between the two logins, and tells once', async () => {
    expect((await distributor.cartService.setLine(one, line(1, 3))).val).toMatchObject({ count: 1 });
    expect((await distributor.cartService.setLine(colleague, line(2, 1))).val).toMatchObject({ count: 2 });
    const again = await distributor.cartService.setLine(colleague, line(2, 1));
    expect(again.val).toMatchObject({ count: 2 });
    const { products, subtotal } = await cart();
    expect(products.map(({ productCode, quantity, addedBy }) => [productCode, quantity, addedBy])).toEqual([
      ['6200-2RS', 3, 'cliente1'],
      ['6201-2RS', 1, 'cliente.admin'],
    ]);
    expect(subtotal.toNumber()).toBe(5000);
    await expect.poll(() => events.length).toBe(2);
    expect(events[1]).toMatchObject({ name: 'CartChanged', facts: { customerId: '1', count: 2, by: 'cliente.admin' } });
  });

  it('removes with 0, and removing what is not there changes nothing', async () => {
    await distributor.cartService.setLine(one, line(1, 3));
    expect((await distributor.cartService.setLine(one, line(1, 0))).val).toMatchObject({ count: 0 });
    expect((await distributor.cartService.removeLine(one, line(1, 0))).val).toMatchObject({ count: 0 });
  });

  it('takes a combo while all of it can be had', async () => {
    await test.database.query(`insert into offer_lot (title, price) values ('Par', 2500)`);
    await test.database.query('insert into offer_lot_product values (1, 1, 1), (1, 2, 1)');
    const lot = (quantity: number) => ({ productPriceId: null, offerLotId: asId<'offer-lot'>('1'), quantity });
    expect((await distributor.cartService.setLine(one, lot(2))).val).toMatchObject({ count: 1 });
    const { products, total } = await cart();
    expect([products[0]?.offerLotTitle, products[0]?.products.length, total.toNumber()]).toEqual(['Par', 2, 5000]);
    await test.database.query('update offer_lot set active = false');
    expect((await cart()).products[0]?.isGone).toBe(true);
    expect((await distributor.cartService.setLine(one, lot(3))).val).toEqual({
      code: 'row-not-for-sale',
      productCode: 'Par',
    });
    expect((await distributor.cartService.setLine(one, lot(0))).val).toMatchObject({ count: 0 });
  });

  it('keeps companies apart', async () => {
    await distributor.cartService.setLine(one, line(1, 3));
    expect((await distributor.cartService.state(callerOf(2))).val).toMatchObject({ count: 0 });
  });

  it('refuses what cannot be ordered', async () => {
    expect((await distributor.cartService.setLine(one, line(6, 2))).val).toMatchObject({
      code: 'quantity-not-multiple',
      nearest: [4],
    });
    expect((await distributor.cartService.setLine(one, line(999, 1))).val).toEqual({ code: 'row-not-found' });
    expect((await distributor.cartService.setLine(one, { ...line(1, 1), productPriceId: asId('x') })).val).toEqual({
      code: 'row-not-found',
    });
    expect((await distributor.cartService.setLine(callerOf(1, { customerId: null }), line(1, 1))).val).toEqual({
      code: 'not-allowed',
    });
    expect((await cart()).products).toEqual([]);
  });

  it('sends the cart that was seen, not another of the same total', async () => {
    await distributor.cartService.setLine(one, line(1, 2));
    await distributor.cartService.setLine(one, line(2, 1));
    const { tag: seenTag, total } = await cart();
    await distributor.cartService.setLine(colleague, line(1, 0));
    await distributor.cartService.setLine(colleague, line(1, 2));
    expect((await cart()).tag).toBe(seenTag);
    await distributor.cartService.setLine(colleague, line(2, 0));
    await distributor.cartService.setLine(colleague, line(1, 4));
    expect((await cart()).total).toEqual(total);
    expect((await distributor.orderService.send(one, { ...order('seen'), seenTag })).val).toEqual({
      code: 'cart-moved',
    });
  });

  it('never writes over what another window set, unless it says nothing of what it saw', async () => {
    const set = (row: number, quantity: number, was?: number) =>
      distributor.cartService.setLine(one, { ...line(row, quantity), ...(was === undefined ? {} : { was }) });
    expect((await set(1, 2, 0)).val).toMatchObject({ count: 1 });
    expect((await set(1, 2, 0)).val).toMatchObject({ count: 1 });
    expect((await set(1, 5, 0)).val).toEqual({ code: 'lines-moved' });
    expect((await set(1, 5, 2)).ok).toBe(true);
    expect((await set(1, 7, 2)).val).toEqual({ code: 'lines-moved' });
    expect((await set(2, 3, 1)).val).toEqual({ code: 'lines-moved' });
    expect((await cart()).products.map(({ quantity }) => quantity)).toEqual([5]);
    const remove = (was?: number) =>
      distributor.cartService.removeLine(one, { ...line(1, 0), ...(was === undefined ? {} : { was }) });
    expect((await remove(2)).val).toEqual({ code: 'lines-moved' });
    expect((await set(1, 9)).ok).toBe(true);
    expect((await remove(9)).val).toMatchObject({ count: 0 });
    // A line that is out already stays out, with any quantity seen.
    expect((await remove(9)).val).toMatchObject({ count: 0 });
    expect((await set(1, 1, 0)).ok).toBe(true);
    expect((await remove()).val).toMatchObject({ count: 0 });
  });

  it('lets one of many windows through that saw the same', async () => {
    const sets = [2, 3, 4, 5].map((quantity) => distributor.cartService.setLine(one, { ...line(1, quantity), was: 0 }));
    const answers = await Promise.all(sets);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const again = [6, 7, 8].map(async (quantity) => {
      const was = (await cart()).products[0]?.quantity ?? 0;
      return distributor.cartService.setLine(one, { ...line(1, quantity), was });
    });
    expect((await Promise.all(again)).some(({ ok }) => ok)).toBe(true);
  });

  it('counts right when many change it at once', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].flatMap((row) =>
        [1, 2, 3].map((quantity) => distributor.cartService.setLine(one, line(row, quantity))),
      ),
    );
    expect((await distributor.cartService.state(one)).val).toMatchObject({ count: 5 });
    expect((await cart()).products).toHaveLength(5);
  });

  it('sends an order once per key, empties the cart and tells', async () => {
    await distributor.cartService.setLine(one, line(1, 3));
    const sent = await distributor.orderService.send(one, order('a', 'urgente'));
    expect(sent.ok && [sent.val.year, sent.val.total.toNumber(), sent.val.state, sent.val.notes]).toEqual([
      2026,
      3000,
      'Sent',
      'urgente',
    ]);
    const again = await distributor.orderService.send(one, order('a', 'urgente'));
    expect(again).toEqual(sent);
    expect((await distributor.orderService.send(one, order('a', 'otra'))).val).toEqual({ code: 'key-reused' });
    expect((await distributor.orderService.send(one, order('b'))).val).toEqual({ code: 'cart-empty' });
    expect((await cart()).products).toEqual([]);
    await expect.poll(() => events.map(({ name }) => name)).toContain('OrdersChanged');
    const { year, number } = sent.unwrap();
    await expect.poll(() => events.at(-1)?.facts).toMatchObject({ count: 0, by: 'cliente1', order: { year, number } });
    const [mail] = await test.database.query<{
      recipients: string[];
      shown: number | null;
      subject: string;
      body: string;
    }>('select recipients, shown, subject, body from outbox_mail order by id desc limit 1');
    expect(mail).toMatchObject({ recipients: ['uno@example.com'], shown: null });
    expect(mail?.subject).toMatch(/^Pedido 2026-\d{8} · Uno$/);
    expect(mail?.body).toContain('3 × 6200-2RS SKF');
  });

  it('answers the order of a known key, also where the cart holds other lines by now', async () => {
    await distributor.cartService.setLine(one, line(1, 3));
    const sent = await distributor.orderService.send(one, order('known', 'urgente'));
    await distributor.cartService.setLine(one, line(2, 1));
    expect(await distributor.orderService.send(one, order('known', 'urgente'))).toEqual(sent);
    expect((await distributor.orderService.send(one, order('known', 'otra'))).val).toEqual({ code: 'key-reused' });
    expect((await cart()).products).toHaveLength(1);
  });

  it('makes one order of a key that arrives five times at once', async () => {
    await distributor.cartService.setLine(one, line(1, 1));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => distributor.orderService.send(one, order('at-once'))),
    );
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.val.id : answer.val.code)));
    expect(ids.size).toBe(1);
    const [row] = await test.database.query<{ n: number }>(
      `select count(*)::int as n from idempotency_key where request_key = 'at-once'`,
    );
    expect(row?.n).toBe(1);
  });

  it('numbers without gaps or repeats, also of orders at the same time', async () => {
    const two = callerOf(2);
    const send = async (caller: typeof one, turn: number) => {
      await distributor.cartService.setLine(caller, line(1 + (turn % 5), 1));
      return distributor.orderService.send(caller, order(`run-${caller.customerId}-${turn}`));
    };
    await Promise.all(Array.from({ length: 12 }, (_, turn) => Promise.all([send(one, turn), send(two, turn)])));
    const rows = await test.database.query<{ number: number }>('select number from sales_order order by number');
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const [counter] = await test.database.query<{ last: number }>('select last from order_counter where year = 2026');
    expect(counter?.last).toBe(rows.length);
  });

  it('asks before it sends at another price than the one that was seen', async () => {
    await distributor.cartService.setLine(one, line(1, 2));
    const seen = (await cart()).tag;
    await writeProducts(distributor.catalogueDrafts, [aProduct({ code: '6200-2RS', listPrice: '1100.00' })]);
    await distributor.follower.look();
    const refused = await distributor.orderService.send(one, order('prices'));
    expect(refused.err && refused.val.code).toBe('prices-changed');
    const [changed] = (await cart()).products;
    expect([changed?.acceptedCost.toNumber(), changed?.cost.toNumber()]).toEqual([1000, 1100]);
    expect((await distributor.cartService.acceptPrices(one, seen)).val).toEqual({ code: 'prices-moved' });
    await distributor.cartService.acceptPrices(one, (await cart()).tag);
    const sent = await distributor.orderService.send(one, order('prices'));
    expect(sent.ok && sent.val.total.toNumber()).toBe(2200);
  });

  it('never sends what is no longer for sale', async () => {
    await distributor.cartService.setLine(one, line(2, 1));
    await test.database.query(`update price_version set is_discontinued = true where product_price_id = 2`);
    await writeProducts(distributor.catalogueDrafts, [aProduct({ code: '6201-2RS', listPrice: '2000.00' })]);
    await distributor.follower.look();
    const refused = await distributor.orderService.send(one, order('gone'));
    expect(refused.val).toEqual({ code: 'lines-gone', codes: ['6201-2RS SKF'] });
    expect((await cart()).total.toNumber()).toBe(0);
    expect((await distributor.cartService.removeLine(one, line(2, 0))).ok).toBe(true);
  });

  it('refuses an unknown delivery method and keeps the cart', async () => {
    await distributor.cartService.setLine(one, line(3, 1));
    const refused = await distributor.orderService.send(one, { ...order('method'), deliveryMethodId: asId('99') });
    expect(refused.val).toEqual({ code: 'delivery-method-unknown' });
    expect((await cart()).products).toHaveLength(1);
  });

  it('goes to the address that was chosen, as it was then; what is fetched goes to none', async () => {
    const centro = {
      ...{ name: 'Sucursal Centro', address: 'Belgrano 120', town: 'Paraná', province: 'Entre Ríos', postcode: '3100' },
      remark: 'Timbre 2',
    };
    await test.database.query(
      `update customer set address = 'Almafuerte 1', other_addresses = $1::jsonb where id = 1`,
      [JSON.stringify([centro])],
    );
    const addresses = (await distributor.orderService.addresses(one)).unwrap();
    expect(addresses.map(({ name, address }) => [name, address])).toEqual([
      ['', 'Almafuerte 1'],
      ['Sucursal Centro', 'Belgrano 120'],
    ]);
    const send = async (key: string, deliveryAddress?: string) => {
      await distributor.cartService.setLine(one, line(3, 1));
      return distributor.orderService.send(one, { ...order(key), deliveryAddress });
    };
    const sent = (await send('centro', ' sucursal CENTRO ')).unwrap();
    expect(sent.deliveryAddress).toEqual(centro);
    const elsewhere = { ...order('centro'), deliveryAddress: '' };
    expect((await distributor.orderService.send(one, elsewhere)).val).toEqual({ code: 'key-reused' });
    expect((await send('unknown', 'Depósito')).val).toEqual({ code: 'delivery-address-unknown' });
    expect((await cart()).products).toHaveLength(1);

    await test.database.query(`update customer set address = 'Otra 2', other_addresses = '[]' where id = 1`);
    expect((await distributor.orders.byId(sent.id))?.deliveryAddress).toEqual(centro);
    expect((await send('main')).unwrap().deliveryAddress).toMatchObject({ name: '', address: 'Otra 2' });
    await test.database.query('update delivery_method set is_pickup = true where id = 1');
    const staffOrders = createStaffOrderRepository(test.database);
    const staffAddress = async (which: DocumentNumber) =>
      (await staffOrders.byNumber('everybody', which))?.customerAddress;
    // What was chosen before the way was: the order goes to none, and staff look for none.
    const fetched = (await send('fetched', 'Depósito')).unwrap();
    expect(fetched.deliveryAddress).toBeNull();
    expect(await staffAddress(fetched)).toBe('');
    await test.database.query('update delivery_method set is_pickup = false where id = 1');
    await test.database.query(`update customer set address = '' where id = 1`);
    const nowhere = (await send('nowhere')).unwrap();
    expect(nowhere.deliveryAddress).toBeNull();
    await test.database.query(`update customer set address = 'Nueva 3', other_addresses = $1::jsonb where id = 1`, [
      JSON.stringify([centro]),
    ]);
    expect(await staffAddress(nowhere)).toMatch(/^Nueva 3/);
    await test.database.query(`update customer set address = '', town = '', province = '', postcode = '' where id = 1`);
    const left = (await distributor.orderService.addresses(one)).unwrap();
    expect(left.map(({ name }) => name)).toEqual(['Sucursal Centro']);
  });

  const staff = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });

  it('pages a company’s own orders, and lists everyone’s for staff', async () => {
    const own = await distributor.orderService.page(callerOf(2), 1);
    expect(own.ok && own.val.orders.every(({ customerName }) => customerName === 'Dos')).toBe(true);
    const all = await distributor.managementService.list(staff, { states: ['Sent'], customer: 'UN', page: 1 });
    expect(
      all.ok && all.val.orders.length > 0 && all.val.orders.every(({ customerName }) => customerName === 'Uno'),
    ).toBe(true);
    const beyond = await distributor.managementService.list(staff, { states: [], customer: '', page: 9_999_999 });
    const last = await distributor.managementService.list(staff, {
      states: [],
      customer: '',
      page: beyond.unwrap().totalPages,
    });
    expect(beyond.unwrap().orders.length).toBeGreaterThan(0);
    expect(beyond.unwrap()).toEqual(last.unwrap());
    const none = await distributor.managementService.list(staff, { states: [], customer: 'nobody', page: 7 });
    expect(none.unwrap()).toEqual({ orders: [], currentPage: 1, totalPages: 0 });
    const ownBeyond = (await distributor.orderService.page(one, 9_999_999)).unwrap();
    expect(ownBeyond.currentPage).toBe(ownBeyond.totalPages);
    expect(ownBeyond.orders.length).toBeGreaterThan(0);
  });

  it('moves an order along its states only', async () => {
    const number = { year: 2026, number: 1 };
    const staff = callerOf(1, { userName: 'gerente', role: 'Manager', customerId: null });
    const received = await distributor.managementService.changeState(staff, number, 'Received');
    expect(received.ok && received.val.state).toBe('Received');
    expect((await distributor.managementService.changeState(staff, number, 'Delivered')).val).toEqual({
      code: 'state-not-allowed',
      from: 'Received',
      to: 'Delivered',
    });
    expect(
      (await distributor.managementService.changeState(staff, { year: 2026, number: 9999 }, 'Received')).val,
    ).toEqual({
      code: 'order-not-found',
    });
  });

  it('keeps notes of signs that nobody sees as none', async () => {
    await distributor.cartService.setLine(one, line(1, 3));
    const sent = await distributor.orderService.send(one, order('unseen', ' \u200b\u2060'));
    expect(sent.ok && sent.val.notes).toBe('');
    expect(await distributor.orderService.send(one, order('unseen', '\u3164'))).toEqual(sent);
  });
});
