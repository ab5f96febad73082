import { beforeAll, describe, expect, it } from 'vitest';
import { writePageKey } from '#adapters/postgres/database/page-key.ts';
import { createPriceListRepository } from '#adapters/postgres/price-lists/price-lists.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import type { Caller } from '#core/access/caller.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { type IdleCustomer, type IdleCustomerPage, idleCustomersOnAPage } from '#core/overview/idle-customer.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import { currentVersion } from '#core/price-lists/price-list-version.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { anOverviewService } from '#test/builders/overview.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const staff = (role: Caller['role'], over: Partial<Caller> = {}) => callerOf(0, { role, customerId: null, ...over });
const manager = staff('Manager');
const seller = staff('Seller', { sellerId: asId('1') });
const follower = { generation: () => 5 };
const many = idleCustomersOnAPage * 2 + 10;

describe.each(databases)('the lists of management’s figures on %s (docs/rules/overview.md 6)', (_name, open) => {
  const on = distributorForAll(open);
  let service: OverviewService;

  beforeAll(async () => {
    const { database } = on;
    service = anOverviewService(database);
    await database.query(`insert into seller (name) values ('Ana')`);
    // Pages end between two of the same name, which only their ids tell apart.
    await database.query(
      `insert into customer (external_code, name, town, price_list_id, seller_id, created_at)
       select 'X' || n, 'Cliente ' || n / 4, 'Rosario', 1, case when n % 3 = 0 then 1 end, null from generate_series(1, $1::int) n`,
      [many],
    );
    await database.query(`update customer set created_at = null`);
    await database.query(`update customer set state = 'Inactive' where external_code = 'X1'`);
    const orders: readonly (readonly [code: string, sentAt: string, state: string])[] = [
      ['X3', '2026-11-19T12:00:00Z', 'Sent'],
      ['X6', '2026-11-19T12:00:00Z', 'Cancelled'],
      ['X6', '2026-08-01T12:00:00Z', 'Delivered'],
      ['X6', '2026-07-01T12:00:00Z', 'Delivered'],
      ['X9', '2026-11-18T12:00:00Z', 'Cancelled'],
    ];
    for (const [place, [code, sentAt, state]] of orders.entries()) {
      await database.query(
        `insert into sales_order (year, number, customer_id, sent_at, sent_by, delivery_method_name, subtotal, discount, total, state, state_at, snapshot)
         select 2026, $1, id, $2, 'x', '', 1, 0, 1, $3, $2, '{}' from customer where external_code = $4`,
        [place + 1, sentAt, state, code],
      );
    }
  });

  const all = async (caller: Caller): Promise<readonly IdleCustomer[]> => {
    const customers: IdleCustomer[] = [];
    for (let after: string | null = null; ; ) {
      const page: IdleCustomerPage = (await service.idleCustomers(caller, after)).unwrap();
      expect(page.customers.length).toBeLessThanOrEqual(idleCustomersOnAPage);
      customers.push(...page.customers);
      after = page.next;
      if (after === null) return customers;
    }
  };

  it('have the customers without orders that the figure counts, each once, by name', async () => {
    const listed = await all(manager);
    const { idleCustomers } = (await service.read(manager)).unwrap();
    expect(listed).toHaveLength(idleCustomers);
    // All but the inactive one and the one that ordered yesterday, and the two of the builder.
    expect(new Set(listed.map(({ id }) => id)).size).toBe(many + 2 - 2);
    const codes = listed.map(({ externalCode }) => externalCode);
    expect([codes.includes('X1'), codes.includes('X3'), codes.includes('C1')]).toEqual([false, false, true]);
    const order = await on.database.query<{ external_code: string }>(
      'select external_code from customer order by name_key, id',
    );
    expect(codes).toEqual(order.map(({ external_code }) => external_code).filter((code) => codes.includes(code)));
  });

  it('say of each its town, its seller and its last order that was not cancelled', async () => {
    const byCode = new Map((await all(staff('Admin'))).map((customer) => [customer.externalCode, customer]));
    expect(byCode.get('X6')).toMatchObject({ name: 'Cliente 1', town: 'Rosario', sellerName: 'Ana' });
    expect(Date.parse(byCode.get('X6')?.lastOrder ?? '')).toBe(Date.parse('2026-08-01T12:00:00Z'));
    expect(byCode.get('X9')?.lastOrder).toBeNull();
    expect(byCode.get('X2')).toMatchObject({ sellerName: '', lastOrder: null });
  });

  it('are a seller’s of their own customers, and nobody else’s', async () => {
    const own = await all(seller);
    expect(own).toHaveLength((await service.read(seller)).unwrap().idleCustomers);
    expect(own.length).toBe(Math.floor(many / 3) - 1);
    expect(own.every(({ sellerName }) => sellerName === 'Ana')).toBe(true);
    expect((await service.idleCustomers(staff('Seller'), null)).val).toEqual({ code: 'not-allowed' });
    expect((await service.idleCustomers(callerOf(1), null)).val).toEqual({ code: 'not-allowed' });
  });

  it.each(['x', writePageKey(['a']), writePageKey([1, 'a']), writePageKey(['a\0', 1]), writePageKey(['a', 2 ** 40])])(
    'refuse the key %s',
    async (key) => {
      for (const caller of [manager, seller]) {
        expect((await service.idleCustomers(caller, key)).val).toEqual({ code: 'page-key-unreadable' });
      }
    },
  );

  it('have the price lists whose files are out of date, since when and why', async () => {
    const { database } = on;
    for (const [generation, publishedAt, hasOnlyPrices] of [
      [2, '2026-11-02T12:00:00Z', true],
      [3, '2026-11-03T12:00:00Z', true],
      [4, '2026-11-04T12:00:00Z', false],
      [5, '2026-11-05T12:00:00Z', true],
      // Not yet the one of now.
      [6, '2026-11-06T12:00:00Z', false],
    ] as const) {
      await database.query(
        `insert into catalogue_generation (generation, reason, published_at, only_prices) values ($1, 'x', $2, $3)`,
        [generation, publishedAt, hasOnlyPrices],
      );
    }
    await database.query(`insert into price_list (name) select 'Lista ' || n from generate_series(2, 6) n`);
    const lists = createPriceListRepository(database, follower);
    const current = currentVersion({ ...follower, disabled: () => nothingDisabled }, hasher);
    const madeOf: Readonly<Record<string, { readonly generation: number; readonly disabled?: string }>> = {
      'Lista 1': { generation: 4 },
      'Lista 2': { generation: 2 },
      'Lista 3': { generation: 5, disabled: 'otra' },
      'Lista 4': { generation: 3, disabled: 'otra' },
      'Lista 5': { generation: 5 },
    };
    for (const list of await lists.lists()) {
      const made = madeOf[list.name];
      if (made !== undefined) await lists.made(list, { ...current, ...made }, '2026-11-01T00:00:00Z');
    }
    const files = (await service.stalePriceFiles(manager)).unwrap();
    expect(files.map(({ name, since, causes }) => [name, since && Date.parse(since), causes])).toEqual([
      ['Lista 1', Date.parse('2026-11-05T12:00:00Z'), ['prices']],
      ['Lista 2', Date.parse('2026-11-03T12:00:00Z'), ['catalogue']],
      ['Lista 3', null, ['disabled']],
      ['Lista 4', Date.parse('2026-11-04T12:00:00Z'), ['catalogue', 'disabled']],
    ]);
    expect(files.every(({ madeAt }) => Date.parse(madeAt) === Date.parse('2026-11-01T00:00:00Z'))).toBe(true);
    expect((await service.read(manager)).unwrap().office?.stalePriceFiles).toBe(files.length);
    expect((await service.stalePriceFiles(seller)).val).toEqual({ code: 'not-allowed' });
  });
});
