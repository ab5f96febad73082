import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { asId } from '#core/shared/ids.ts';
import { aProduct, callerOf, writeProducts } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';
import { createPriceSheetService } from './price-sheet-call.ts';

interface Row {
  readonly code: string;
  readonly stockState: string;
  readonly isNotAvailable: boolean;
  readonly isDiscontinued: boolean;
}
interface Page {
  readonly totalCount: number;
  readonly facets: { readonly stockStates: readonly { readonly id: string; readonly count: number }[] };
  readonly subTypes: readonly {
    readonly products: readonly { readonly code: string; readonly prices: readonly Row[] }[];
  }[];
}

describe('a search by stock (docs/rules/search.md 17)', () => {
  let server: TestServer;
  let token: string;
  const search = async (text: string, stockStates: readonly string[] = []): Promise<Page> => {
    const body = { fulltextSearch: text, codeSearch: text, page: 1, stockStates };
    return (await server.call('POST', '/api/Products/search-by-text', { token, body })).json as unknown as Page;
  };
  const found = async (text: string, ...states: string[]) => {
    const { subTypes, totalCount } = await search(text, states);
    const codes = subTypes.flatMap(({ products }) => products.map(({ code }) => code));
    expect(totalCount).toBe(codes.length);
    return codes;
  };
  const counts = async (text: string) =>
    Object.fromEntries((await search(text)).facets.stockStates.map(({ id, count }) => [id, count]));

  beforeAll(async () => {
    server = await aServer();
    token = await server.signIn('cliente');
    const one = (code: string, brand: string, listPrice = '100.00') => aProduct({ code, brand, listPrice });
    const drafts = createCatalogueDraftRepository(server.database);
    const all = [one('Z 100', 'AAA'), one('Z 100', 'BBB'), one('Z 100', 'CCC'), one('Z 100', 'DDD', '0.00')];
    await writeProducts(drafts, all);
    await server.database.query(
      `update price_version set is_discontinued = brand.name = 'AAA', is_not_available = brand.name = 'BBB'
         from product_price row join product_brand brand on brand.id = row.brand_id
        where row.id = product_price_id and brand.name in ('AAA', 'BBB')`,
    );
    // A row of another maker, which the distributor has not got, beside the product's own.
    await server.database.query(
      `with made as (insert into product_price (product_id, brand_id, code)
                     select p.id, (select id from product_brand where name = 'DDD'), 'Z 100 D' from product p
                       join product_brand b on b.id = p.brand_id where b.name = 'CCC' returning id),
            told as (insert into price_version (product_price_id, generation, stock_state) select id, 1, 2 from made)
       insert into list_price (product_price_id, price_list_id, generation, price) select id, 1, 1, 90 from made`,
    );
    await writeProducts(
      drafts,
      all.map((each) => ({ ...each, description: 'Cambiada' })),
    );
    await vi.waitFor(async () => expect(await found('cambiada')).toHaveLength(4), 10_000);
  });
  afterAll(() => server.close());

  it('finds and counts what is shown: a row that cannot be ordered is not there, even with stock', async () => {
    expect(await counts('Z100')).toEqual({ Green: 1, Yellow: 0, Red: 3 });
    expect(await found('Z100', 'Green')).toHaveLength(1);
    expect(await found('Z100', 'Red')).toHaveLength(3);
  });

  it('shows of a product the rows that are in the state', async () => {
    const rows = async (...states: string[]) =>
      (await search('Z100', states)).subTypes.flatMap(({ products }) => products.flatMap(({ prices }) => prices));
    expect((await rows()).map(({ code }) => code)).toContain('Z 100 D');
    expect(await rows('Green')).toMatchObject([
      { code: 'Z 100', stockState: 'Green', isNotAvailable: false, isDiscontinued: false },
    ]);
  });

  it('of several products that are just the code, what can be ordered comes first', async () => {
    const { subTypes } = await search('Z 100');
    const [first] = subTypes.flatMap(({ products }) => products);
    expect(first?.prices.some(({ isNotAvailable, isDiscontinued }) => !isNotAvailable && !isDiscontinued)).toBe(true);
  });

  it('hears of the first price of a row, though prices alone were written', async () => {
    const manager = callerOf(0, { role: 'Manager', customerId: null });
    const ofManager = await server.signIn('gerente');
    const sheets = createPriceSheetService({ baseUrl: server.address, token: () => ofManager });
    const content = new TextEncoder().encode('Cód.;Marca;Precio de lista\nZ 100;DDD;250,00\nZ 100;CCC;150,00');
    (
      await sheets.schedule(manager, asId('1'), { fileName: 'nuevos.csv', content, at: null }, { isDryRun: false })
    ).unwrap();
    await expect.poll(() => counts('Z100'), { timeout: 15_000 }).toEqual({ Green: 2, Yellow: 0, Red: 2 });
    expect(await found('Z100', 'Green')).toHaveLength(2);
  });
});
