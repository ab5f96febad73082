import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveBus } from '#adapters/postgres/live/live-bus.ts';
import { createPriceListRepository } from '#adapters/postgres/price-lists/price-lists.ts';
import type { PriceListBatch, PriceListRepository } from '#core/price-lists/price-list.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, aProduct, type TestDistributor, writeProducts } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const first = asId<'price-list'>('1');

describe.each(databases)('price lists on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let repository: PriceListRepository;
  const batches = async (generation: number): Promise<readonly PriceListBatch[]> => {
    const all: PriceListBatch[] = [];
    for await (const batch of repository.rows(first, generation)) all.push(batch);
    return all;
  };
  const prices = async (generation: number) =>
    (await batches(generation)).flatMap(({ rows }) =>
      rows.map(({ code, listPrice }) => `${code} ${listPrice.toFixed(2)}`),
    );

  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    repository = createPriceListRepository(test.database, distributor.follower);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('never made say so, and one that an import is still making is nobody’s', async () => {
    await test.database.query(`insert into price_list (name, generation) values ('Futura', 9)`);
    expect(await repository.lists()).toEqual([{ id: '1', name: 'Lista 1', made: null }]);
  });

  it('have what a generation of the catalogue held', async () => {
    await writeProducts(distributor.catalogueDrafts, [aProduct({ code: '6200-2RS', listPrice: '1500.00' })]);
    const before = ['6200-2RS 1000.00', '6201-2RS 2000.00'];
    expect((await prices(1)).slice(0, 2)).toEqual(before);
    expect((await prices(2)).slice(0, 2)).toEqual(['6200-2RS 1500.00', '6201-2RS 2000.00']);
    const [batch] = await batches(2);
    expect(batch?.rows[0]).toMatchObject({
      brand: 'SKF',
      description: 'Rodamiento rígido de bolas',
      family: 'Rodamientos',
      subfamily: 'Rodamientos de Rueda',
      multiple: 1,
      brandIds: ['1'],
    });
    expect(batch?.rows[0]?.typeIds).toHaveLength(2);
  });

  it('leave out what is not for sale, and come some at a time', async () => {
    const many = Array.from({ length: 600 }, (_none, index) => aProduct({ line: index + 1, code: `X-${index}` }));
    await writeProducts(distributor.catalogueDrafts, many);
    await test.database.query(
      `update price_version set is_discontinued = true
        where product_price_id in (select id from product_price where code = 'X-1')`,
    );
    await test.database.query(
      `update price_version set is_not_available = true
        where product_price_id in (select id from product_price where code = 'X-2')`,
    );
    await test.database.query(
      `update list_price set price = 0 where product_price_id in (select id from product_price where code = 'X-3')`,
    );
    const all = await batches(3);
    const codes = all.flatMap(({ rows }) => rows.map(({ code }) => code));
    expect(all.length).toBeGreaterThan(1);
    expect(codes).toHaveLength(6 + 600 - 3);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toEqual(expect.arrayContaining(['X-1']));
    const progress = all.map((batch) => batch.progress);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(progress.at(-1)).toBe(1);
  });

  it('keep when they were made and of what, the last time', async () => {
    const [list] = await repository.lists();
    if (list === undefined) throw new Error('there is a list');
    const first = { generation: 1, disabled: 'a1' };
    const third = { generation: 3, disabled: 'a1' };
    await repository.made(list, first, '2026-11-01T12:00:00.000Z');
    await repository.made(list, third, '2026-11-02T12:00:00.000Z');
    expect((await repository.lists())[0]?.made).toEqual({ version: third, date: '2026-11-02T12:00:00.000Z' });
    const other = { generation: 3, disabled: 'b2' };
    await repository.made(list, other, '2026-11-03T12:00:00.000Z');
    expect((await repository.lists())[0]?.made).toEqual({ version: other, date: '2026-11-03T12:00:00.000Z' });
    const files = await test.database.query('select format, name from price_list_file order by format');
    expect(files).toEqual([
      { format: 'comma', name: 'Lista 1 (coma).csv' },
      { format: 'excel', name: 'Lista 1.xlsx' },
      { format: 'semicolon', name: 'Lista 1 (punto y coma).csv' },
    ]);
  });

  it('tell everybody how far they are', async () => {
    const bus = await createLiveBus(test.database);
    const firstEvent = firstValueFrom(bus.events$);
    await repository.announce('running', 30);
    expect(await firstEvent).toEqual({
      name: 'PriceListsChanged',
      audience: 'everyone',
      facts: { state: 'running', progress: 30 },
    });
  });
});
