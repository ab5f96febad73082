import { beforeAll, describe, expect, it } from 'vitest';
import { createStaffOrderRepository } from '#adapters/postgres/orders/staff-orders.ts';
import { maxExaminedForCounts } from '#adapters/postgres/orders/staff-orders-sql.ts';
import type { Caller } from '#core/access/caller.ts';
import { createStaffOrderService } from '#core/orders/staff/create-staff-order-service.ts';
import { staffOrderPageSize } from '#core/orders/staff/staff-order.repository.port.ts';
import type { StaffOrderService } from '#core/orders/staff/staff-order.service.ts';
import { everyOrder, maxCounted, type StaffOrderFilter } from '#core/orders/staff/staff-order.ts';
import { type OrderState, orderStates } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aProduct, callerOf, noon, writeProducts } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const manager = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });
const sellerOne = callerOf(0, { userName: 'vendedor', role: 'Seller', customerId: null, sellerId: asId('1') });
const howMany = staffOrderPageSize + 10;

describe.each(databases)('the orders of staff on %s', (_name, open) => {
  const on = distributorForAll(open);
  let staffOrders: StaffOrderService;

  beforeAll(async () => {
    const { database } = on;
    const { productRepository, terms } = on.distributor;
    const repository = createStaffOrderRepository(database);
    staffOrders = createStaffOrderService({ repository, clock: { now: () => noon }, productRepository, terms });
    await database.query(`insert into seller (name) values ('Ana'), ('Beto')`);
    await database.query(`update customer set seller_id = id, zone = case id when 1 then 'Norte' else 'Sur' end`);
    await database.query(
      `update customer set name = 'Ñandú Repuestos', fantasy_name = 'El Ñandú de Citroën' where id = 2`,
    );
    await database.query(`insert into delivery_method (name) values ('Expreso')`);
    const send = async (customer: number, product: number, quantity: number, method: number): Promise<void> => {
      const caller = callerOf(customer);
      const line = { productPriceId: asId<'product-price'>(String(product)), offerLotId: null, quantity };
      (await on.distributor.cartService.setLine(caller, line)).unwrap();
      const asked = { deliveryMethodId: asId<'delivery-method'>(String(method)), notes: '', seenTag: null };
      const idempotencyKey = `${customer} ${product} ${quantity}`;
      (await on.distributor.orderService.send(caller, { ...asked, idempotencyKey })).unwrap();
    };
    // The first customer's of product 1, a day apart, and one of the second's, which is the newest.
    for (let place = 1; place < howMany; place += 1) await send(1, 1, place, 1);
    await send(2, 3, 2, 2);
    await database.query(`update sales_order set sent_at = $1::timestamptz - ($2 - number) * interval '1 day'`, [
      new Date(noon).toISOString(),
      howMany,
    ]);
  });

  const list = async (filter: Partial<StaffOrderFilter> = {}, after: string | null = null, caller = manager) =>
    (await staffOrders.list(caller, { ...everyOrder, ...filter }, after)).unwrap();
  const numbers = async (filter: Partial<StaffOrderFilter>, caller = manager) =>
    (await list(filter, null, caller)).orders.map(({ number }) => number);

  it('lists them all by pages, the newest first, none twice and none left out', async () => {
    const first = await list();
    expect(first.orders).toHaveLength(staffOrderPageSize);
    expect(first.orders[0]).toMatchObject({
      number: howMany,
      customerName: 'Ñandú Repuestos',
      customerCode: 'C2',
      zone: 'Sur',
      lineCount: 1,
      version: 1,
      state: 'Sent',
    });
    const second = await list({}, first.next);
    expect(second.next).toBeNull();
    const seen = [...first.orders, ...second.orders].map(({ number }) => number);
    expect(seen).toEqual(Array.from({ length: howMany }, (_none, place) => howMany - place));
  });

  it('goes on after the last row, also where orders came in since; what is no key is refused', async () => {
    const { next } = await list({ zone: 'Norte' });
    const rest = await list({ zone: 'Norte' }, next);
    expect(rest.orders.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    for (const key of ['x', '', 'W10', 'WzEsMl0', Buffer.from('["x",1]').toString('base64url')]) {
      expect((await staffOrders.list(manager, everyOrder, key)).val).toEqual({ code: 'page-key-unreadable' });
    }
  });

  it.each<[string, Partial<StaffOrderFilter>, readonly number[]]>([
    ['a number', { text: '7' }, [7]],
    ['a year and number', { text: '2026-00000007' }, [7]],
    ['a customer’s code', { text: 'C2' }, [howMany]],
    ['part of a name without case and accents', { text: 'nandu rep' }, [howMany]],
    ['part of the fantasy name', { text: 'el ñandú' }, [howMany]],
    ['part of a name with any accent', { text: 'citroen' }, [howMany]],
    ['a product’s code written in any way', { text: '6202 2rs' }, [howMany]],
    ['the beginning of a product’s code', { text: '6202' }, [howMany]],
    ['nothing that is there', { text: 'zzz' }, []],
    ['what SQL would take for a pattern', { text: '%' }, []],
    ['a zone', { zone: 'Sur' }, [howMany]],
    ['a seller', { sellerId: asId('2') }, [howMany]],
    ['a customer', { customerId: asId('2') }, [howMany]],
    ['a way of delivery', { deliveryMethodId: asId('2') }, [howMany]],
    ['a price row', { productPriceId: asId('3') }, [howMany]],
    ['a price row and a customer', { productPriceId: asId('1'), customerId: asId('2') }, []],
    ['a price row, a text and an amount', { productPriceId: asId('1'), text: '7', minTotal: money(1) }, [7]],
    ['a price row that there is none of', { productPriceId: asId('x') }, []],
    ['a day', { from: '2026-11-19', to: '2026-11-19' }, [howMany - 1]],
    ['amounts', { minTotal: money(3000), maxTotal: money(5000) }, [5, 4, 3]],
    ['states of which none is', { states: ['Cancelled', 'Delivered'] }, []],
    ['all at once', { states: ['Sent'], zone: 'Norte', text: '5', to: '2026-11-01', minTotal: money(1) }, [5]],
    ['what contradicts itself', { text: 'C2', zone: 'Norte' }, []],
  ])('finds by %s', async (_by, filter, expected) => {
    expect(await numbers(filter)).toEqual(expected);
  });

  it('says what the price row is that it is narrowed to, also where nobody ordered it; by pages, and to a seller their own', async () => {
    const { database } = on;
    const ofRow = async (row: string, caller = manager) => list({ productPriceId: asId(row) }, null, caller);
    expect(await ofRow('3')).toMatchObject({ product: { code: '6202-2RS', brand: 'SKF' }, next: null });
    expect(await ofRow('2')).toEqual({ orders: [], product: { code: '6201-2RS', brand: 'SKF' }, next: null });
    expect((await list()).product).toBeNull();
    expect(await ofRow('3', sellerOne)).toMatchObject({ orders: [] });
    const first = await ofRow('1');
    const second = await list({ productPriceId: asId('1') }, first.next);
    expect([...first.orders, ...second.orders]).toHaveLength(howMany - 1);
    // An equal code of another brand is another row, which the text does not tell apart.
    await database.query(`update sales_order_line set code = '6202-2RS', code_key = '62022RS' where product_price_id = 1
      and order_id = (select id from sales_order where number = 4)`);
    expect(await numbers({ text: '6202-2RS' })).toEqual([howMany, 4]);
    expect(await numbers({ productPriceId: asId('3') })).toEqual([howMany]);
    await database.query(
      `update sales_order_line set code = '6200-2RS', code_key = '62002RS' where product_price_id = 1`,
    );
  });

  it('shows a seller those of their own customers alone', async () => {
    const theirs = await numbers({}, sellerOne);
    expect([theirs.length, theirs[0]]).toEqual([staffOrderPageSize, howMany - 1]);
    expect(await numbers({ text: 'C2' }, sellerOne)).toEqual([]);
    expect((await staffOrders.show(sellerOne, { year: 2026, number: howMany })).val).toEqual({
      code: 'order-not-found',
    });
    expect((await staffOrders.show(sellerOne, { year: 2026, number: 1 })).unwrap().number).toBe(1);
    expect((await staffOrders.openCounts(sellerOne)).unwrap().Sent).toBe(howMany - 1);
    expect((await staffOrders.choices(sellerOne)).unwrap()).toMatchObject({
      zones: ['Norte'],
      sellers: [{ name: 'Ana' }],
    });
    const nobodys = { ...sellerOne, sellerId: null };
    expect((await staffOrders.list(nobodys, everyOrder, null)).val).toEqual({ code: 'not-allowed' });
    const move = await staffOrders.move(sellerOne, [{ year: 2026, number: 1, version: 1 }], 'Received');
    expect(move.val).toEqual({ code: 'not-allowed' });
  });

  it('finds a customer by its code or part of its name, a seller’s own alone', async () => {
    const found = async (text: string, caller = manager) =>
      (await staffOrders.customers(caller, { text })).unwrap().map(({ code }) => code);
    expect(await found('c2')).toEqual(['C2']);
    const both = await found('c');
    expect(both).toEqual(expect.arrayContaining(['C1', 'C2']));
    const [one] = (await staffOrders.customers(manager, { text: 'C1' })).unwrap();
    if (one === undefined) throw new Error('the builder makes C1');
    expect(await found(one.name.slice(1).toUpperCase())).toContain('C1');
    expect((await staffOrders.customers(manager, { id: one.id })).unwrap()).toEqual([one]);
    expect(await found('c2', sellerOne)).toEqual([]);
    expect(await found('c1', sellerOne)).toEqual(['C1']);
    for (const text of ['', '  ', `'; --%_\\`, 'nadie']) expect(await found(text)).toEqual([]);
    expect((await staffOrders.customers(manager, { id: asId('x') })).unwrap()).toEqual([]);
    expect((await staffOrders.customers({ ...sellerOne, sellerId: null }, { text: 'c' })).val).toEqual({
      code: 'not-allowed',
    });
  });

  it('finds orders by a delivery method that was withdrawn, and offers none that no order has', async () => {
    await on.database.query(`insert into delivery_method (name, withdrawn_at) values ('Correo', now())`);
    await on.database.query('update delivery_method set withdrawn_at = now() where id = 2');
    expect((await staffOrders.choices(manager)).unwrap().deliveryMethods).toEqual([
      { id: '1', name: 'Reparto', isWithdrawn: false },
      { id: '2', name: 'Expreso', isWithdrawn: true },
    ]);
    expect(await numbers({ deliveryMethodId: asId('2') })).toEqual([howMany]);
    await on.database.query('update delivery_method set withdrawn_at = null where id = 2');
  });

  it('tells what the filters can be set to', async () => {
    expect((await staffOrders.choices(manager)).unwrap()).toEqual({
      zones: ['Norte', 'Sur'],
      sellers: [
        { id: '1', name: 'Ana' },
        { id: '2', name: 'Beto' },
      ],
      deliveryMethods: [
        { id: '2', name: 'Expreso', isWithdrawn: false },
        { id: '1', name: 'Reparto', isWithdrawn: false },
      ],
    });
  });

  it('moves several, each by itself: what does not go says why and holds up none', async () => {
    const seen = (number: number, version = 1) => ({ year: 2026, number, version });
    const moved = (await staffOrders.move(manager, [seen(1), seen(2, 7), seen(9999), seen(3)], 'Received')).unwrap();
    expect(moved.map(({ refused }) => refused)).toEqual([
      null,
      { code: 'order-moved', state: 'Sent' },
      { code: 'order-not-found' },
      null,
    ]);
    const again = (await staffOrders.move(manager, [seen(1, 2), seen(3, 2)], 'Delivered')).unwrap();
    expect(again.map(({ refused }) => refused)).toEqual(
      [1, 3].map(() => ({ code: 'state-not-allowed', from: 'Received', to: 'Delivered' })),
    );
    const one = (await staffOrders.show(manager, { year: 2026, number: 1 })).unwrap();
    expect(one).toMatchObject({ state: 'Received', version: 2 });
    expect(one.steps.map(({ state, by }) => [state, by])).toEqual([
      ['Sent', 'cliente1'],
      ['Received', 'gerente'],
    ]);
    expect((await list({ states: ['Received'] })).orders.map(({ number }) => number)).toEqual([3, 1]);
    expect((await staffOrders.openCounts(manager)).unwrap()).toEqual({ Sent: howMany - 2, Received: 2, InDelivery: 0 });
    const audit = await on.database.query<{ facts: unknown }>(
      `select facts from audit_entry where action = 'order-moved' order by id`,
    );
    expect(audit[0]?.facts).toEqual({ order: '2026-00000001', customerId: '1', before: 'Sent', after: 'Received' });
    expect(audit).toHaveLength(2);
  });

  it.each<[string, Partial<StaffOrderFilter>, Caller]>([
    ['all', {}, manager],
    ['a customer by its code', { text: 'C1' }, manager],
    ['a part of a name', { text: 'nandu' }, manager],
    ['a number', { text: '3' }, manager],
    ['the code of a product', { text: '62002rs' }, manager],
    ['the code of a product, to a seller', { text: '62002rs' }, sellerOne],
    ['nothing', { text: 'nadie' }, manager],
    ['a customer', { customerId: asId('1') }, manager],
    ['another customer’s, to a seller', { customerId: asId('2') }, sellerOne],
    ['a zone', { zone: 'Norte' }, manager],
    ['a delivery method and days', { deliveryMethodId: asId('1'), from: '2026-02-01', to: '2026-02-20' }, manager],
    ['a price row', { productPriceId: asId('3') }, manager],
    ['amounts, to a seller', { minTotal: money('3000'), maxTotal: money('9000') }, sellerOne],
  ])('counts by state what is found by %s as the list has it', async (_what, filter, caller) => {
    const counted = (await staffOrders.foundCounts(caller, { ...everyOrder, ...filter, states: ['Sent'] })).unwrap();
    expect(counted.isWhole).toBe(true);
    const listed = async (state: OrderState): Promise<number> => {
      let [count, after]: [number, string | null] = [0, null];
      do {
        const page = await list({ ...filter, states: [state] }, after, caller);
        [count, after] = [count + page.orders.length, page.next];
      } while (after !== null);
      return count;
    };
    for (const state of orderStates) expect([state, counted.counts[state]]).toEqual([state, await listed(state)]);
  });

  it('says of more than it counts that there are at least so many, and counts another filter whole', async () => {
    const copies = `insert into sales_order (year, number, customer_id, sent_at, sent_by, delivery_method_id, delivery_method_name, subtotal, discount, total, state, state_at, snapshot)
      select year, 100000 + n, customer_id, sent_at, sent_by, delivery_method_id, delivery_method_name, subtotal, discount, total, 'Delivered', state_at, snapshot
        from sales_order, generate_series(1, $1::int) n where number = 4 returning id`;
    const made = await on.database.query<{ readonly id: number }>(copies, [maxCounted]);
    for (const filter of [{}, { text: 'C1' }, { customerId: asId<'customer'>('1') }]) {
      const { counts, isWhole } = (await staffOrders.foundCounts(manager, { ...everyOrder, ...filter })).unwrap();
      expect([isWhole, orderStates.reduce((sum, state) => sum + counts[state], 0)]).toEqual([false, maxCounted + 1]);
    }
    const elsewhere = { ...everyOrder, customerId: asId<'customer'>('2') };
    expect((await staffOrders.foundCounts(manager, elsewhere)).unwrap()).toMatchObject({ isWhole: true });
    await on.database.query('delete from sales_order where id = any($1::bigint[])', [made.map(({ id }) => id)]);
  });

  it('examines the newest orders alone for what no index tells, and says that not all were counted', async () => {
    const filter = { ...everyOrder, deliveryMethodId: asId<'delivery-method'>('1') };
    const before = (await staffOrders.foundCounts(manager, filter)).unwrap();
    expect(before.isWhole).toBe(true);
    expect(orderStates.reduce((sum, state) => sum + before.counts[state], 0)).toBeGreaterThan(0);
    const newer = `insert into sales_order (year, number, customer_id, sent_at, sent_by, delivery_method_id, delivery_method_name, subtotal, discount, total, state, state_at, snapshot)
      select year, 100000 + n, customer_id, '2026-12-31T12:00:00Z', sent_by, 2, 'Expreso', subtotal, discount, total, 'Delivered', state_at, snapshot
        from sales_order, generate_series(1, $1::int) n where number = 4 returning id`;
    const made = await on.database.query<{ readonly id: number }>(newer, [maxExaminedForCounts + 1]);
    const { counts, isWhole } = (await staffOrders.foundCounts(manager, filter)).unwrap();
    expect([isWhole, orderStates.map((state) => counts[state])]).toEqual([false, [0, 0, 0, 0, 0]]);
    // The days narrow which ones are examined.
    const earlier = (await staffOrders.foundCounts(manager, { ...filter, to: '2026-12-30' })).unwrap();
    expect(earlier).toEqual(before);
    await on.database.query('delete from sales_order where id = any($1::bigint[])', [made.map(({ id }) => id)]);
  });

  it('corrects lines with a reason: totals, stored lines, the mail and the audit trail follow', async () => {
    const which = { year: 2026, number: 7 };
    const before = (await staffOrders.show(manager, which)).unwrap();
    const [line] = before.lines;
    if (line === undefined) throw new Error('no line');
    const correct = (quantity: number, version = before.version, reason = ' Faltaron dos ') =>
      staffOrders.correct(manager, { ...which, version }, { reason, lines: [{ id: line.id, quantity }] });
    expect((await correct(8)).val).toEqual({ code: 'correction-not-less' });
    expect((await correct(0)).val).toEqual({ code: 'correction-nothing-left' });
    expect((await correct(5, 9)).val).toEqual({ code: 'order-moved', state: 'Sent' });
    expect((await correct(5, 1, ' ')).val).toEqual({ code: 'correction-reason-missing' });
    const after = (await correct(5)).unwrap();
    expect([after.version, after.total.toFixed(2), after.lines[0]?.quantity]).toEqual([2, '5000.00', 5]);
    expect(after.corrections).toMatchObject([
      { by: 'gerente', reason: 'Faltaron dos', changes: [{ productCode: '6200-2RS', from: 7, to: 5 }] },
    ]);
    const stored = await on.database.query<{ quantity: number; subtotal: string }>(
      `select l.quantity, l.subtotal from sales_order_line l join sales_order o on o.id = l.order_id where o.number = 7`,
    );
    expect(stored).toEqual([{ quantity: 5, subtotal: '5000.00' }]);
    const [mail] = await on.database.query<{ recipients: string[]; body: string }>(
      `select recipients, body from outbox_mail where subject like 'Corregimos%'`,
    );
    expect(mail).toMatchObject({ recipients: ['uno@example.com'] });
    expect(mail?.body).toContain('7 → 5');
    const audit = await on.database.query<{ facts: unknown }>(
      `select facts from audit_entry where action = 'order-corrected'`,
    );
    expect(audit).toMatchObject([
      { facts: { order: '2026-00000007', before: { total: '7000.00' }, after: { total: '5000.00' } } },
    ]);
    expect((await staffOrders.correct(sellerOne, { ...which, version: 2 }, { reason: 'x', lines: [] })).val).toEqual({
      code: 'not-allowed',
    });
  });

  it('puts another product in the place of a line, at the customer’s price of today', async () => {
    const which = { year: 2026, number: 9 };
    const before = (await staffOrders.show(manager, which)).unwrap();
    const [line] = before.lines;
    if (line === undefined) throw new Error('no line');
    const replace = async (product: number, quantity = 8, version = 1) => {
      const wanted = { id: line.id, quantity, productPriceId: asId<'product-price'>(String(product)) };
      const priced = await staffOrders.priceCorrection(manager, which, [wanted]);
      const seenCost = priced.ok ? priced.val.replacements[0]?.cost : undefined;
      return staffOrders.correct(
        manager,
        { ...which, version },
        { reason: 'No quedan', lines: [{ ...wanted, seenCost }] },
      );
    };
    expect((await replace(999)).val).toEqual({ code: 'replacement-not-sold' });
    expect((await replace(1)).val).toEqual({ code: 'replacement-same-product' });
    expect((await replace(3, 0)).val).toEqual({ code: 'replacement-quantity-missing' });
    expect((await replace(3, 10)).val).toEqual({ code: 'correction-not-less' });
    expect((await replace(6, 6)).val).toEqual({ code: 'quantity-not-multiple', multiple: 4, nearest: [4, 8] });
    expect((await replace(3, 8, 7)).val).toEqual({ code: 'order-moved', state: 'Sent' });
    await writeProducts(on.distributor.catalogueDrafts, [aProduct({ code: '6300', listPrice: '0.00' })]);
    expect((await replace(7)).val).toEqual({ code: 'replacement-without-price', productCode: '6300' });
    // Nothing is charged that was not seen, and to look at a price changes nothing.
    const dear = [{ id: line.id, quantity: 8, productPriceId: asId<'product-price'>('3'), seenCost: money('0.01') }];
    expect((await staffOrders.correct(manager, { ...which, version: 1 }, { reason: 'x', lines: dear })).val).toEqual({
      code: 'replacement-cost-moved',
      productCode: '6202-2RS',
    });
    expect((await staffOrders.priceCorrection(sellerOne, which, dear)).val).toEqual({ code: 'not-allowed' });
    expect((await staffOrders.show(manager, which)).unwrap()).toEqual(before);
    const after = (await replace(3)).unwrap();
    expect([after.version, after.total.toFixed(2)]).toEqual([2, '24000.00']);
    expect(after.lines).toMatchObject([
      {
        id: `${line.id}r1`,
        productCode: '6202-2RS',
        quantity: 8,
        addedBy: 'cliente1',
        replaces: { productCode: '6200-2RS', quantity: 9 },
      },
    ]);
    expect((await replace(3)).val).toEqual({ code: 'order-moved', state: 'Sent' });
    expect(after.corrections[0]?.changes).toMatchObject([{ from: 9, to: 8, replacement: { productCode: '6202-2RS' } }]);
    const stored = await on.database.query(
      `select l.product_price_id, l.code, l.code_key, l.quantity, l.cost, l.subtotal from sales_order_line l
         join sales_order o on o.id = l.order_id where o.number = 9`,
    );
    expect(stored).toEqual([
      {
        product_price_id: 3,
        code: '6202-2RS',
        code_key: '62022RS',
        quantity: 8,
        cost: '3000.00',
        subtotal: '24000.00',
      },
    ]);
    const [mail] = await on.database.query<{ body: string }>(
      `select body from outbox_mail where subject like 'Corregimos%' and body like '%No quedan%'`,
    );
    expect(mail?.body).toMatch(/pediste 9\s+Reemplazado por 8 × 6202-2RS SKF .*, a \$\s?3\.000,00 cada uno/);
    // Once more: what was ordered first is still said.
    const next = { id: `${line.id}r1`, quantity: 8, productPriceId: asId<'product-price'>('2') };
    const seenCost = (await staffOrders.priceCorrection(manager, which, [next])).unwrap().replacements[0]?.cost;
    const lines = [{ ...next, seenCost }];
    const again = await staffOrders.correct(manager, { ...which, version: 2 }, { reason: 'Tampoco', lines });
    expect(again.unwrap().lines).toMatchObject([
      { id: `${line.id}r2`, replaces: { productCode: '6200-2RS', quantity: 9 } },
    ]);
  });

  it('knows where articles lie now: by their brand and code, whichever product their row stands with', async () => {
    const repository = createStaffOrderRepository(on.database);
    const place = aProduct({ code: 'PLACED', storageLocation: 'A-03-2' });
    await writeProducts(on.distributor.catalogueDrafts, [place, aProduct({ line: 2, code: 'OTHER' })]);
    await writeProducts(on.distributor.catalogueDrafts, [{ ...place, storageLocation: 'A-03-4' }]);
    const [row] = await on.database.query<{ placed: number; row: number }>(
      `with placed as (select id, brand_id from product where code = 'PLACED'),
            made as (insert into product_price (product_id, brand_id, code)
              select other.id, placed.brand_id, 'placed' from product other, placed where other.code = 'OTHER' returning id),
            held as (insert into price_version (product_price_id, generation) select id, 1 from made)
       select placed.id as placed, made.id as row from placed, made`,
    );
    const rows = [asId<'product-price'>(String(row?.row)), asId<'product-price'>('999999')];
    const located = await repository.locationsOf({ rows, products: [asId(String(row?.placed))] });
    const expected = { family: 'Rodamientos de Rueda', location: 'A-03-4' };
    expect([...located.rows]).toEqual([[rows[0], expected]]);
    expect([...located.products.values()]).toEqual([expected]);
  });

  it('lets one of two who move the same at once', async () => {
    const order = { year: 2026, number: 5, version: 1 };
    const both = await Promise.all([
      staffOrders.move(manager, [order], 'Received'),
      staffOrders.move(manager, [order], 'Cancelled'),
    ]);
    const refused = both.map((answer) => answer.unwrap()[0]?.refused?.code ?? null);
    expect([...refused].sort()).toEqual([null, 'order-moved'].sort());
  });
});
