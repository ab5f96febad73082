import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { makingStateWire, priceListsWire } from '#adapters/wire/price-lists.wire.ts';
import { fileService } from '#test/adapters/documents/a-file.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const { cells } = fileService();
let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const get = (path: string, user = 'cliente') => server.call('GET', path, as(user));
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro'];
const work = '/api/Vl/Update/create-prices-files';
const fileOf = (name: string, user?: string) =>
  get(`/api/Files/price-list-file?name=${encodeURIComponent(name)}`, user);
const rowsOf = async (name: string, user?: string): Promise<readonly (readonly string[])[]> => {
  const { json } = await fileOf(name, user);
  expect(z.safeParse(namedFileWire, json).error?.issues).toBeUndefined();
  const rows = await cells(Buffer.from(String(json?.['content']), 'base64'));
  if ('code' in rows) throw new Error(rows.code);
  return rows;
};

beforeAll(async () => {
  server = await aServer();
  await server.database.query(`insert into price_list (name) values ('Mayorista')`);
  await server.database.query(`update customer set price_list_id = 2 where external_code = 'C2'`);
  await server.database.query(
    `insert into list_price (product_price_id, price_list_id, generation, price)
     select product_price_id, 2, generation, price / 2 from list_price where product_price_id <> 2`,
  );
  await server.database.query('update price_version set is_discontinued = true where product_price_id = 1');
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('price lists', () => {
  it('are a company’s own one, and all of them to administrators', async () => {
    const names = async (user: string) => {
      const { json } = await get('/api/Files/price-list', user);
      expect(z.safeParse(priceListsWire, json).success).toBe(true);
      return (json as unknown as { listPrice: string }[]).map(({ listPrice }) => listPrice);
    };
    expect(await names('cliente')).toEqual(['Lista 1']);
    expect(await names('otro')).toEqual(['Mayorista']);
    expect(await names('admin')).toEqual(['Lista 1', 'Mayorista']);
  });

  it.each([
    ['GET', '/api/Files/price-list', ['admin', 'cliente.admin', 'cliente', 'otro'], 200],
    ['GET', work, ['admin'], 200],
    ['POST', work, ['admin'], 202],
  ])('%s %s is for %j', async (method, path, allowed, status) => {
    const answers = await Promise.all(
      everybody.map(async (user) => [user, (await server.call(method, path, as(user))).status] as const),
    );
    expect(answers.filter((answer) => answer[1] === status).map(([user]) => user)).toEqual(allowed);
    expect((await server.call(method, path)).status).toBe(401);
  });

  it('download with what is for sale, in the three formats, by two at once', async () => {
    const [one, other] = await Promise.all([rowsOf('Lista 1 (coma).csv'), rowsOf('Lista 1.xlsx')]);
    expect(one.map((row) => [row[0], row[5]])).toEqual([
      ['Código', 'Precio de lista'],
      ['6201-2RS', '2000.00'],
      ['6202-2RS', '3000.00'],
      ['6203-2RS', '4000.00'],
      ['6204-2RS', '5000.00'],
      ['6205-2RS', '6000.00'],
    ]);
    expect(other).toHaveLength(6);
    const mayorista = await rowsOf('Mayorista (punto y coma).csv', 'otro');
    expect(mayorista.map((row) => row[5])).toEqual(['Precio de lista', '1500,00', '2000,00', '2500,00', '3000,00']);
  });

  it('of another company, and unknown ones, are not there', async () => {
    for (const name of ['Mayorista.xlsx', 'Nada.xlsx', '../../secreto']) {
      const answer = await fileOf(name);
      expect([answer.status, answer.json?.['code']]).toEqual([404, 'price-list-not-found']);
    }
    expect((await get('/api/Files/price-list-file')).status).toBe(400);
    expect((await fileOf('Mayorista.xlsx', 'admin')).status).toBe(200);
  });

  it('hold nothing that was disabled from that moment on, say that they are outdated, and are made anew by themselves', async () => {
    const outdated = async () => {
      const { json } = await get('/api/Files/price-list');
      return (json as unknown as { excel: { isOutdated: boolean } }[])[0]?.excel.isOutdated;
    };
    const has = async (code: string) => (await rowsOf('Lista 1 (coma).csv')).some((row) => row[0] === code);
    await rowsOf('Lista 1 (coma).csv');
    await expect.poll(outdated, { timeout: 20_000 }).toBe(false);
    const brands = await server.call('GET', '/api/admin-configuration', as('admin'));
    const stored = (brands.json?.['productBrand'] as { id: string; name: string; disabled: boolean }[]) ?? [];
    const disable = async (disabled: boolean) => {
      const answer = await server.call('POST', '/api/admin-configuration/products-brands', {
        ...as('admin'),
        body: stored.map((brand) => ({ ...brand, disabled })),
      });
      expect(answer.status).toBe(200);
    };
    await disable(true);
    // A file that is asked for at once has none of them, also where an old file was kept.
    expect(await has('6201-2RS')).toBe(false);
    await disable(false);
    await expect.poll(() => has('6201-2RS'), { timeout: 20_000 }).toBe(true);
    await expect.poll(outdated, { timeout: 20_000 }).toBe(false);
  });

  it('are made anew after prices changed, without anybody asking', async () => {
    const prices = async () => (await rowsOf('Lista 1 (coma).csv')).find((row) => row[0] === '6202-2RS')?.[5];
    expect(await prices()).toBe('3000.00');
    await server.database.query(
      `with g as (insert into catalogue_generation (generation, reason) select max(generation) + 1, 'test' from catalogue_generation returning generation)
       insert into list_price (product_price_id, price_list_id, generation, price)
       select p.id, 1, g.generation, 3210 from product_price p, g where p.code = '6202-2RS'`,
    );
    await server.database.query(`select pg_notify('mostrador_catalogue', '')`);
    await expect.poll(prices, { timeout: 20_000 }).toBe('3210.00');
  });

  it('tell when they were made, and are made anew when it is asked for', async () => {
    const settled = () =>
      expect.poll(async () => (await get(work, 'admin')).json, { timeout: 15_000 }).toMatchObject({ state: 'done' });
    await settled();
    await server.database.query('update product_type set disabled = true where parent_id is null');
    await server.database.query(`insert into catalogue_generation (generation, reason) values (99, 'prueba')`);
    await expect
      .poll(
        async () => {
          await server.call('POST', work, as('admin'));
          await settled();
          return rowsOf('Lista 1 (coma).csv');
        },
        { timeout: 20_000 },
      )
      .toHaveLength(1);
    const starts = [0, 1].map(() => server.call('POST', work, as('admin')));
    const [one, other] = await Promise.all(starts);
    expect(other?.json?.['startedAt']).toBe(one?.json?.['startedAt']);
    await settled();
    const state = (await get(work, 'admin')).json;
    expect(z.safeParse(makingStateWire, state).error?.issues).toBeUndefined();
    expect(state).toMatchObject({ progress: 100, error: null, startedAt: expect.any(String) });
    const lists = (await get('/api/Files/price-list')).json;
    expect(lists).toMatchObject([{ excel: { name: 'Lista 1.xlsx', date: expect.stringMatching(/Z$/) } }]);

    // As a process leaves it that is killed during the making (test/adapters/postgres/jobs-outlive.test.ts).
    await server.database.query(
      `update mostrador_jobs.job set state = 'active', output = '{"progress": 40}' where name = 'price-lists'`,
    );
    expect((await get(work, 'admin')).json).toMatchObject({ state: 'running', progress: 40, finishedAt: null });
    await server.database.query(`select pg_notify('mostrador_jobs', 'price-lists')`);
    await settled();
    expect((await get(work, 'admin')).json).toMatchObject({ progress: 100, finishedAt: expect.stringMatching(/Z$/) });
  }, 40_000);
});
