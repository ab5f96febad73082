import { beforeAll, describe, expect, it } from 'vitest';
import { createAgeingRepository } from '#adapters/postgres/current-account/ageing.ts';
import { createCustomerManagementRepository } from '#adapters/postgres/customers/customer-management.ts';
import { createImportRepository } from '#adapters/postgres/imports/import-repository.ts';
import { addJob } from '#adapters/postgres/jobs/add-job.ts';
import { jobSchema, prepareJobs } from '#adapters/postgres/jobs/boss.ts';
import { createZeroResultRepository } from '#adapters/postgres/overview/zero-results.ts';
import { createPriceListRepository } from '#adapters/postgres/price-lists/price-lists.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { balance, everyDebtor } from '#core/current-account/ageing/customer-ageing.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import { currentVersion } from '#core/price-lists/price-list-version.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import { anOverviewService } from '#test/builders/overview.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { anImport } from '#test/contracts/import-repository.contract.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null });
const follower = { generation: () => 5 };
const seller = callerOf(0, { role: 'Seller', customerId: null, sellerId: asId('1') });

describe.each(databases)('what management looks at first on %s', (_name, open) => {
  const on = distributorForAll(open);
  let service: OverviewService;

  beforeAll(async () => {
    const { database } = on;
    service = anOverviewService(database);
    await database.query(`insert into seller (name) values ('Ana')`);
    await database.query('update customer set seller_id = 1 where id = 1');
    const sold: readonly (readonly [customer: number, sentAt: string, total: number, state: string])[] = [
      [1, '2026-11-20T02:59:59Z', 10, 'Sent'],
      [1, '2026-11-20T03:00:00Z', 20, 'Sent'],
      [2, '2026-11-20T14:00:00Z', 40, 'Received'],
      [2, '2026-11-20T14:00:00Z', 80, 'Cancelled'],
      [1, '2026-10-01T12:00:00Z', 160, 'Delivered'],
      [1, '2026-08-01T12:00:00Z', 320, 'Delivered'],
    ];
    for (const [place, [customer, sentAt, total, state]] of sold.entries()) {
      await database.query(
        `insert into sales_order (year, number, customer_id, sent_at, sent_by, delivery_method_name, subtotal, discount, total, state, state_at, snapshot)
         values (2026, $1, $2, $3, 'x', '', $4, 0, $4, $5, $3, '{}')`,
        [place + 1, customer, sentAt, total, state],
      );
    }
    for (const [place, [customer, expiration, debt]] of [
      [1, '2026-11-20', 5],
      [1, '2026-11-19', 7],
      [2, '2026-10-01', 11],
      [2, '2026-01-01', 13],
      [2, '2026-08-22', 17],
      [2, '2026-01-01', 0],
    ].entries()) {
      await database.query(
        `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
         values ($1, 'A', 1, $2, '2025-12-01', $3, 100, $4)`,
        [customer, place + 1, expiration, debt],
      );
    }
    await database.query(
      `insert into outbox_mail (recipients, subject, body, last_error) values ('{a@example.com}', 'x', 'x', 'refused')`,
    );
  });

  it('tells the days of Buenos Aires without what was cancelled, what waits and what is owed', async () => {
    const { today, days, openOrders, debt, lateCustomers, claims, failedMails } = (await service.read(admin)).unwrap();
    expect(today).toBe('2026-11-20');
    expect(days.map(({ day, count, total }) => [day, count, total.toFixed(2)])).toEqual([
      ['2026-10-01', 1, '160.00'],
      ['2026-11-19', 1, '10.00'],
      ['2026-11-20', 2, '60.00'],
    ]);
    expect(openOrders).toEqual({ Sent: 2, Received: 1, InDelivery: 0 });
    expect([debt.inTime, debt.to30, debt.to60, debt.to90, debt.more].map((owed) => owed.toFixed(2))).toEqual([
      '5.00',
      '7.00',
      '11.00',
      '17.00',
      '13.00',
    ]);
    expect([lateCustomers, claims, failedMails]).toEqual([2, { open: 0, old: 0 }, 1]);
  });

  it('takes what debtors paid on account off all that is owed, as the debts by age do, and off no step', async () => {
    const { database } = on;
    const [clear] = await database.query<{ id: number }>(
      `insert into customer (external_code, name, price_list_id) values ('AL-DIA', 'Al día', 1) returning id`,
    );
    for (const [customer, amount] of [
      [1, 3],
      [2, 4.5],
      [clear?.id, 100],
    ]) {
      await database.query(
        `insert into payment (customer_id, state, amount, on_account, paid_on, method, reference, note, request_key, reported_by)
         values ($1, 'accepted', $2, $2, '2026-11-19', 'transfer', '1', '', $3, 'x')`,
        [customer, amount, `on-account-${customer}`],
      );
    }
    for (const [caller, scope, onAccount, owed] of [
      [admin, 'everybody', '7.50', '45.50'],
      [seller, { ofSeller: asId<'seller'>('1') }, '3.00', '9.00'],
    ] as const) {
      const read = (await service.read(caller)).unwrap();
      expect([read.onAccount.toFixed(2), balance({ ...read, owed: read.debt }).toFixed(2)]).toEqual([onAccount, owed]);
      const list = createAgeingRepository(database).list(scope, everyDebtor, '2026-11-20', null, 10);
      expect(balance((await list).unwrap()).toFixed(2)).toBe(owed);
    }
    await database.query('delete from payment');
    await database.query('delete from customer where id = $1', [clear?.id]);
  });

  it('tells who may buy and ordered nothing for thirty days, and what customers did not find', async () => {
    const { database } = on;
    const [open] = await database.query<{ count: number }>(
      `select count(*)::int as count from customer where state <> 'Inactive'`,
    );
    const searches = createZeroResultRepository(database);
    await searches.note('bomba de agua', '2026-11-19');
    await searches.note('de antes', '2026-10-01');
    const ofAll = (await service.read(admin)).unwrap();
    expect(ofAll.idleCustomers).toBe((open?.count ?? 0) - 2);
    expect(ofAll.zeroResults).toEqual([{ text: 'bomba de agua', times: 1 }]);
    const own = (await service.read(seller)).unwrap();
    expect([own.idleCustomers, own.zeroResults]).toEqual([0, null]);
    const listed = (
      await createCustomerManagementRepository(database, () => {}).page(
        { ...everyCustomer, idleSince: '2026-10-21' },
        null,
      )
    ).unwrap();
    expect(listed.customers).toHaveLength(ofAll.idleCustomers);
  });

  it('a customer that was made since then is not late with an order (docs/rules/overview.md 5)', async () => {
    const { database } = on;
    const idle = async () => {
      const { idleCustomers } = (await service.read(admin)).unwrap();
      const page = await createCustomerManagementRepository(database, () => {}).page(
        { ...everyCustomer, idleSince: '2026-10-21' },
        null,
      );
      expect(page.unwrap().customers).toHaveLength(idleCustomers);
      return idleCustomers;
    };
    const before = await idle();
    const [made] = await database.query<{ id: number; created_at: string | null }>(
      `insert into customer (external_code, name, price_list_id) values ('NUEVO', 'Nuevo', 1) returning id, created_at`,
    );
    expect(Date.now() - Date.parse(made?.created_at ?? '')).toBeLessThan(60_000);
    const asOf = (at: string | null) =>
      database.query('update customer set created_at = $1 where id = $2', [at, made?.id]);
    // The clock of this shop stands at 20 November 2026.
    for (const [at, more] of [
      ['2026-11-20T12:00:00Z', 0],
      ['2026-10-21T03:00:00Z', 0],
      ['2026-10-21T02:59:59Z', 1],
      [null, 1],
    ] as const) {
      await asOf(at);
      expect([at, await idle()]).toEqual([at, before + more]);
    }
    // The customer's first order counts neither way: there is nothing to take off.
    await asOf('2026-11-20T12:00:00Z');
    await database.query(`delete from customer where id = $1`, [made?.id]);
  });

  it('tells management what was asked for and cannot be had now, and leaves out what does not come back', async () => {
    const { database } = on;
    // A process that has read nothing yet: what was read is kept for some minutes.
    const missing = async () => (await anOverviewService(database).read(admin)).unwrap().missingProducts;
    const nobody = { customers: 0, units: 0 };
    const ask = (number: number, row: number, quantity: number) =>
      database.query(
        `insert into sales_order_line (order_id, position, product_price_id, code, brand, quantity, list_price, cost, subtotal)
         select o.id, $2::int, $2::int, 'x', 'x', $3, 1, 1, 1 from sales_order o where o.number = $1`,
        [number, row, quantity],
      );
    // Orders 1 and 2 are one customer's, 3 another's; 4 is cancelled, 5 is of before.
    for (const [number, row, quantity] of [
      [1, 1, 2],
      [2, 1, 3],
      [3, 1, 4],
      [3, 2, 50],
      [3, 3, 9],
      [2, 4, 9],
      [4, 5, 9],
      [5, 5, 9],
    ] as const) {
      await ask(number, row, quantity);
    }
    await database.query('update price_version set stock_state = 2 where product_price_id in (1, 2, 5)');
    await database.query('update price_version set stock_state = 2, is_discontinued = true where product_price_id = 3');
    expect(await missing()).toEqual([
      expect.objectContaining({
        code: '6200-2RS',
        brand: 'SKF',
        productPriceId: '1',
        ordered: { customers: 2, units: 9 },
        inCarts: nobody,
      }),
      expect.objectContaining({ code: '6201-2RS', ordered: { customers: 1, units: 50 }, inCarts: nobody }),
    ]);

    // However many came after: all that is asked for is read, not the newest orders alone.
    await database.query(
      `insert into sales_order (year, number, customer_id, sent_at, sent_by, delivery_method_name, subtotal, discount, total, state, state_at, snapshot)
       select 2025, n, 2, '2026-11-20T14:30:00Z', 'x', '', 0, 0, 0, 'Delivered', '2026-11-20T14:30:00Z', '{}' from generate_series(1, 1001) n`,
    );
    expect((await missing())?.map(({ ordered }) => ordered.units)).toEqual([9, 50]);
    await database.query('delete from sales_order where year = 2025');

    // A cart that is still open asks as well; what has stock again is missed no more.
    await database.query(`insert into cart (customer_id) values (1)`);
    await database.query(
      `insert into cart_line (customer_id, product_price_id, quantity, accepted_cost, added_by, added_at)
       values (1, 2, 5, 1, 'x', '2026-11-19T12:00:00Z')`,
    );
    await database.query(
      `insert into price_version (product_price_id, generation, stock_state)
       select 1, max(generation), 0 from catalogue_generation
       on conflict (product_price_id, generation) do update set stock_state = 0`,
    );
    expect(await missing()).toEqual([
      expect.objectContaining({
        code: '6201-2RS',
        ordered: { customers: 1, units: 50 },
        inCarts: { customers: 1, units: 5 },
      }),
    ]);
    expect((await service.read(seller)).unwrap().missingProducts).toBeNull();

    // However often it is asked for, the orders are read once.
    const first = (await service.read(admin)).unwrap().missingProducts;
    await database.query('delete from cart_line');
    expect((await service.read(admin)).unwrap().missingProducts).toBe(first);
    expect(await missing()).toEqual([
      expect.objectContaining({ code: '6201-2RS', ordered: { customers: 1, units: 50 }, inCarts: nobody }),
    ]);
  });

  it('tells management what waits and what failed, and no seller', async () => {
    const { database } = on;
    const nothing = (await service.read(admin)).unwrap().office;
    expect(nothing).toMatchObject({
      payments: { count: 0 },
      imports: { count: 0, newest: null },
      stalePriceFiles: 0,
      jobs: [],
    });

    for (const [place, state] of ['waiting', 'waiting', 'accepted'].entries()) {
      await database.query(
        `insert into payment (customer_id, state, amount, paid_on, method, reference, note, request_key, reported_by)
         values (1, $1, 10.50, '2026-11-19', 'transfer', '1', '', $2, 'x')`,
        [state, `key-${place}`],
      );
    }
    const imports = createImportRepository(database);
    const interrupted = anImport('failed', { changedAt: noon - 60_000 });
    await imports.add(interrupted);
    // Nobody confirmed this one.
    await imports.add(anImport('failed', { appliedBy: null }));
    await imports.add(anImport('done'));
    const lists = createPriceListRepository(database, follower);
    const [list] = await lists.lists();
    if (list === undefined) throw new Error('the builder makes a price list');
    const version = currentVersion({ ...follower, disabled: () => nothingDisabled }, hasher);
    await lists.made(list, { ...version, generation: 4 }, '2026-11-01T00:00:00Z');
    await prepareJobs(database);
    for (const queue of ['imports', 'price-lists', 'offer-turns'] as const) {
      await database.transaction<boolean, never>(async (tx) => Ok(await addJob(tx, queue, 'x')));
    }
    await database.query(
      `update ${jobSchema}.job set state = 'failed', completed_on = '2026-11-20T00:00:00Z' where name in ('imports', 'offer-turns')`,
    );
    await database.query(
      `update ${jobSchema}.job set state = 'completed', completed_on = '2026-11-20T00:00:00Z', output = '{"isFailed": true}'
        where name = 'price-lists'`,
    );

    const office = (await service.read(admin)).unwrap().office;
    expect(office?.payments.amount.toFixed(2)).toBe('21.00');
    expect(office).toMatchObject({
      payments: { count: 2 },
      imports: { count: 1, newest: interrupted.run.id },
      stalePriceFiles: 1,
      jobs: [
        { queue: 'offer-turns', count: 1 },
        { queue: 'price-lists', count: 1 },
      ],
    });
    const manager = callerOf(0, { role: 'Manager', customerId: null });
    expect((await service.read(manager)).unwrap().office).toEqual(office);
    expect((await service.read(seller)).unwrap()).toMatchObject({ office: null, failedMails: null });
  });

  it('is a seller’s of their own customers, who hear nothing of mails; and nobody else’s', async () => {
    const { days, openOrders, debt, lateCustomers, failedMails } = (await service.read(seller)).unwrap();
    expect(days.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect([openOrders.Sent, debt.more.toFixed(2), lateCustomers, failedMails]).toEqual([2, '0.00', 1, null]);
    expect((await service.read(callerOf(1))).val).toEqual({ code: 'not-allowed' });
  });
});
