import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createOverviewService } from '#adapters/http/overview.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const path = '/api/Management/Overview';
const get = (of: string, user: string) => server.call('GET', `${path}${of}`, { token: tokens[user] ?? '' });

beforeAll(async () => {
  server = await aServer();
  await server.database.query('update customer set created_at = null');
  await server.database.query(`update customer set seller_id = 1, town = 'Rosario' where id = 1`);
  await server.database.query(
    `insert into price_list_file (price_list_id, format, name, generation, disabled, made_at)
     select 1, 'excel', 'Lista 1.xlsx', max(generation), 'otra', '2026-11-01T12:00Z' from catalogue_generation`,
  );
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('the lists of management’s figures (docs/rules/overview.md 6)', () => {
  it.each(['admin', 'gerente'])('tell %s what the figures count', async (user) => {
    const { json } = await get('', user);
    expect(json).toMatchObject({ idleCustomers: 2, office: { stalePriceFiles: 1 } });
    expect((await get('/idle-customers', user)).json).toMatchObject({
      next: null,
      customers: [
        { externalCode: 'C2', name: 'Dos', sellerName: '', lastOrder: null },
        { externalCode: 'C1', name: 'Uno', town: 'Rosario', sellerName: 'Vendedor', lastOrder: null },
      ],
    });
    expect((await get('/stale-price-files', user)).json).toMatchObject([
      { name: 'Lista 1', since: null, causes: ['disabled'] },
    ]);
  });

  it('tell a seller of their own customers, nothing of price lists, and customers nothing', async () => {
    expect((await get('', 'vendedor')).json).toMatchObject({ idleCustomers: 1 });
    expect((await get('/idle-customers', 'vendedor')).json).toMatchObject({ customers: [{ externalCode: 'C1' }] });
    expect((await get('/stale-price-files', 'vendedor')).status).toBe(403);
    for (const of of ['/idle-customers', '/stale-price-files']) expect((await get(of, 'cliente')).status).toBe(403);
  });

  it.each(['?after=x', '?x=1', `?after=${'a'.repeat(1001)}`])('refuse %s', async (query) =>
    expect((await get(`/idle-customers${query}`, 'gerente')).status).toBe(400),
  );

  it('are read over HTTP, and what they refuse is told apart from what went wrong', async () => {
    const call = createCall({ baseUrl: server.address, token: () => tokens['gerente'] ?? null });
    const service = createOverviewService(call);
    const caller = callerOf(0, { role: 'Manager', customerId: null });
    const page = (await service.idleCustomers(caller, null)).unwrap();
    expect(page.customers.map(({ id, name }) => [id, name])).toEqual([
      ['2', 'Dos'],
      ['1', 'Uno'],
    ]);
    expect((await service.idleCustomers(caller, 'x')).val).toMatchObject({ code: 'page-key-unreadable' });
    expect((await service.stalePriceFiles(caller)).unwrap()).toHaveLength(1);
    const elsewhere = createOverviewService(
      createCall({ baseUrl: `${server.address}/api/nowhere`, token: () => tokens['gerente'] ?? null }),
    );
    expect((await elsewhere.stalePriceFiles(caller)).val).toEqual({ code: 'not-offered' });
  });
});
