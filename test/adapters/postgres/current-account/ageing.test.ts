import { beforeAll, describe, expect, it } from 'vitest';
import { createAgeingRepository } from '#adapters/postgres/current-account/ageing.ts';
import type { AgeingService } from '#core/current-account/ageing/ageing.service.ts';
import { createAgeingService } from '#core/current-account/ageing/create-ageing-service.ts';
import {
  type AgeingFilter,
  balance,
  type CustomerAgeing,
  everyDebtor,
  totalOwed,
} from '#core/current-account/ageing/customer-ageing.ts';
import { bucketOf, debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { money, sum } from '#core/shared/money.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import { memoryListWriter } from '#test/builders/list-writer.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const manager = callerOf(0, { role: 'Manager', customerId: null });
const seller = callerOf(0, { role: 'Seller', customerId: null, sellerId: asId('1') });
/** Noon of that day, in Buenos Aires. */
const today = '2026-11-20';

describe.each(databases)('who owes what for how long on %s', (_name, open) => {
  const on = distributorForAll(open);
  let service: AgeingService;
  const written: CustomerAgeing[][] = [];

  beforeAll(async () => {
    const { database } = on;
    service = createAgeingService({
      ageing: createAgeingRepository(database),
      writer: memoryListWriter('Deudas', written),
      clock: { now: () => noon },
    });
    await database.query(`insert into seller (name) values ('Ana'), ('Beto')`);
    await database.query(
      `update customer set seller_id = id, zone = case id when 1 then 'Norte' else 'Sur' end,
              cuit = case id when 1 then '30-50001091-2' else cuit end, name = case id when 2 then 'Ñandú Repuestos' else name end,
              fantasy_name = case id when 2 then 'Citroën Peças' else '' end
        where id in (1, 2)`,
    );
    const documents = [
      [1, 0, 5],
      [1, 1, 7.25],
      [1, 30, 1],
      [1, 31, 11],
      [1, 60, 2],
      [2, 61, 13],
      [2, 90, 3],
      [2, 91, 17],
      // Nothing is owed of these.
      [2, 400, 0],
    ] as const;
    for (const [place, [customer, daysLate, debt]] of documents.entries()) {
      await database.query(
        `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
         values ($1, 'A', 1, $2, '2025-01-01', $3, 100, $4)`,
        [customer, place + 1, dayAfter(today, -daysLate), debt],
      );
    }
    await database.query(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt, finished)
       values (1, 'A', 2, 1, '2025-01-01', '2025-02-01', 100, 100, true)`,
    );
    await database.query(
      `insert into customer (external_code, name, price_list_id, zone) select 'M' || n, 'Muchos ' || n, 1, 'Lejos' from generate_series(1, 130) n`,
    );
    await database.query(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
       select id, 'B', 9, id, '2026-01-01', date '2026-11-20' - (id % 7) + 3, 10, 10 from customer where zone = 'Lejos'`,
    );
  });

  const list = async (filter: Partial<AgeingFilter>, caller = manager, after: string | null = null) =>
    (await service.list(caller, { ...everyDebtor, ...filter }, after)).unwrap();
  const amounts = ({ owed }: Pick<CustomerAgeing, 'owed'>) => debtBuckets.map((bucket) => owed[bucket].toFixed(2));

  it('adds up the debts of each customer by how many days are past, the latest first', async () => {
    const { customers, count, owed } = await list({ zone: 'Norte' });
    expect(customers.map(amounts)).toEqual([['5.00', '8.25', '13.00', '0.00', '0.00']]);
    expect(customers[0]).toMatchObject({ sellerName: 'Ana', zone: 'Norte', documents: 5, daysLate: 60 });
    expect([count, amounts({ owed })]).toEqual([1, ['5.00', '8.25', '13.00', '0.00', '0.00']]);
    const all = await list({});
    expect(all.customers.slice(0, 2).map((each) => [each.daysLate, amounts(each).slice(2)])).toEqual([
      [91, ['0.00', '16.00', '17.00']],
      [60, ['13.00', '0.00', '0.00']],
    ]);
  });

  it('takes what is on account off the total, and off no step', async () => {
    await on.database.query(
      `insert into payment (customer_id, request_key, amount, paid_on, method, reference, note, reported_by, state, on_account)
       select id, 'k' || id, 30, '2026-11-01', 'cash', '', '', 'uno', 'accepted', 20 from customer where id in (1, 2)`,
    );
    const { customers, owed, onAccount } = await list({ zone: 'Norte' });
    expect(customers[0]?.onAccount.toFixed(2)).toBe('20.00');
    expect([onAccount.toFixed(2), balance({ owed, onAccount }).toFixed(2)]).toEqual(['20.00', '6.25']);
    expect(amounts({ owed })).toEqual(['5.00', '8.25', '13.00', '0.00', '0.00']);
    expect((await list({})).onAccount.toFixed(2)).toBe('40.00');
    expect((await list({}, seller)).onAccount.toFixed(2)).toBe('20.00');
    await on.database.query('delete from payment');
  });

  it('puts each debt where the rule of core does', async () => {
    const documents = await on.database.query<{ customer_id: number; expiration: string; debt: string }>(
      'select customer_id, expiration, debt from account_document where debt > 0 and not finished',
    );
    const { customers, next } = await list({});
    const more = await list({}, manager, next);
    for (const customer of [...customers, ...more.customers]) {
      const its = documents.filter(({ customer_id }) => String(customer_id) === customer.customerId);
      for (const bucket of debtBuckets) {
        const expected = sum(
          its.filter(({ expiration }) => bucketOf(expiration, today) === bucket).map(({ debt }) => money(debt)),
        );
        expect(customer.owed[bucket].toFixed(2)).toBe(expected.toFixed(2));
      }
    }
  });

  it('goes on page after page with the totals of all, each customer once', async () => {
    const first = await list({});
    const second = await list({}, manager, first.next);
    expect([first.customers.length, second.customers.length, second.next]).toEqual([100, 32, null]);
    expect(new Set([...first.customers, ...second.customers].map(({ customerId }) => customerId)).size).toBe(132);
    expect([first.count, second.count, amounts(first)]).toEqual([132, 132, amounts(second)]);
    expect(totalOwed(first.owed).toFixed(2)).toBe('1359.25');
    const order = [...first.customers, ...second.customers].map(({ daysLate }) => daysLate);
    expect(order).toEqual([...order].sort((one, other) => other - one));
    expect((await service.list(manager, everyDebtor, 'x')).err).toBe(true);
  });

  it('is narrowed by customer, who sells, zone, text and being late', async () => {
    const names = async (filter: Partial<AgeingFilter>) => (await list(filter)).customers.map(({ zone }) => zone);
    expect(await names({ sellerId: asId('2') })).toEqual(['Sur']);
    for (const text of ['ñandu', 'CITROEN', 'peças']) expect(await names({ text })).toEqual(['Sur']);
    expect(await names({ text: '30-5000' })).toEqual(['Norte']);
    expect(await names({ text: 'c1' })).toEqual(['Norte']);
    expect(await names({ text: 'nadie' })).toEqual([]);
    expect(await names({ text: `'; --%_\\` })).toEqual([]);
    expect(await names({ sellerId: asId('x') })).toEqual([]);
    expect(await names({ customerId: asId('2') })).toEqual(['Sur']);
    expect(await names({ customerId: asId('2'), zone: 'Norte' })).toEqual([]);
    const late = await list({ isLate: true, zone: 'Lejos' });
    expect(late.customers.every(({ daysLate }) => daysLate > 0)).toBe(true);
    expect(late.count).toBeLessThan((await list({ zone: 'Lejos' })).count);
  });

  it('is narrowed to one age: who owes something of it, with all of that age', async () => {
    const everybody = await list({});
    for (const bucket of debtBuckets) {
      const { count, owed } = await list({ bucket });
      expect(owed[bucket].toFixed(2)).toBe(everybody.owed[bucket].toFixed(2));
      expect(count > 0).toBe(!everybody.owed[bucket].isZero());
      for (const customer of (await list({ bucket })).customers) expect(customer.owed[bucket].isZero()).toBe(false);
    }
    expect((await list({ bucket: 'inTime' })).count).toBeLessThan(everybody.count);
    expect((await list({ bucket: 'more', isLate: true })).count).toBe((await list({ bucket: 'more' })).count);
  });

  it('is a seller’s of their own customers, and nobody else’s', async () => {
    expect((await list({}, seller)).customers.map(({ zone }) => zone)).toEqual(['Norte']);
    expect((await list({ sellerId: asId('2') }, seller)).count).toBe(0);
    expect((await list({ customerId: asId('2') }, seller)).count).toBe(0);
    const nobody = callerOf(0, { role: 'Seller', customerId: null, sellerId: null });
    expect((await service.list(nobody, everyDebtor, null)).val).toEqual({ code: 'not-allowed' });
    expect((await service.list(callerOf(1), everyDebtor, null)).val).toEqual({ code: 'not-allowed' });
  });

  it('is a file of all of them, or says that there is nothing', async () => {
    const file = (await service.table(manager, everyDebtor, 'csv')).unwrap();
    expect([file.name, written.flat().length]).toEqual(['Deudas 2026-11-20.csv', 132]);
    const none = await service.table(manager, { ...everyDebtor, text: 'nadie' }, 'csv');
    expect(none.val).toEqual({ code: 'nothing-to-export' });
  });
});
