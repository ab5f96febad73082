import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCustomerQuoteRepository } from '#adapters/postgres/quotes/customer-quotes.ts';
import { customerQuotesOnAPage } from '#core/quotes/customer-quote.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

describe.each(databases)('quotes of a customer as staff see them on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  const many = customerQuotesOnAPage * 2 + 3;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    // Two at each moment, so that a page ends between two that only their ids tell apart.
    await test.database.query(
      `insert into quote (customer_id, year, number, created_at, created_by, date, validity_days, client_name, note, includes_iva,
                          request_key, request_hash, search_text)
       select 1, 2026, n, timestamptz '2026-10-01T12:00:00.123456Z' + make_interval(mins => n / 2), 'cliente', '2026-10-01', 7, 'Marta',
              'Secreto', true, 'k' || n, 'h', 'marta' from generate_series(1, $1::int) n`,
      [many],
    );
    await test.database.query(
      `insert into quote_line (quote_id, position, product_price_id, code, brand, description, quantity, selling_price, own_price)
       select id, 1, null, '', '', 'Colocación', 1, null, 10 from quote
       union all
       select q.id, 2, (select min(id) from product_price), 'X1', 'SKF', 'Rodamiento', 3, 99, null from quote q`,
    );
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('come page after page, each once, the newest first, with the articles alone', async () => {
    const repository = createCustomerQuoteRepository(test.database);
    const numbers: number[] = [];
    for (let after: string | null = null; ; ) {
      const page: { quotes: readonly { number: number; articles: unknown }[]; next: string | null } = (
        await repository.of('everybody', asId('1'), after)
      ).unwrap();
      expect(page.quotes.length).toBeLessThanOrEqual(customerQuotesOnAPage);
      for (const { number, articles } of page.quotes) {
        numbers.push(number);
        expect(articles).toEqual([{ code: 'X1', brand: 'SKF', description: 'Rodamiento', quantity: 3 }]);
      }
      after = page.next;
      if (after === null) break;
    }
    expect(numbers).toEqual(Array.from({ length: many }, (_, place) => many - place));
    expect((await repository.of('everybody', asId('2'), null)).unwrap()).toEqual({ quotes: [], next: null });
  });

  it('are nothing to a seller whose customer it is not', async () => {
    const repository = createCustomerQuoteRepository(test.database);
    await test.database.query('update customer set seller_id = null where id = 1');
    const scope = { ofSeller: asId<'seller'>('1') };
    expect((await repository.of(scope, asId('1'), null)).val).toEqual({ code: 'customer-not-found' });
    expect((await repository.of('everybody', asId('nadie'), null)).val).toEqual({ code: 'customer-not-found' });
  });
});
