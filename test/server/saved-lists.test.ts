import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { savedListSummariesWire, savedListWire } from '#adapters/wire/saved-lists.wire.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'cliente', 'cliente.admin', 'otro']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown, user = 'cliente', version?: number) =>
  server.call(method, `/api/SavedLists${path}`, {
    token: tokens[user] ?? '',
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const lines = [{ productPriceId: '1', quantity: 3 }];

describe('saved lists', () => {
  it('are made, read, changed and removed by either login of the company', async () => {
    const made = await call('POST', '', { name: 'Lunes', lines });
    expect(made).toMatchObject({ status: 201, json: { name: 'Lunes', lineCount: 1, version: 1, leftOut: 0 } });
    const id = String(made.json?.['id']);
    expect(made.headers.get('location')).toBe(`/api/SavedLists/${id}`);
    const all = await call('GET', '', undefined, 'cliente.admin');
    expect(z.safeParse(savedListSummariesWire, all.json).success).toBe(true);
    expect(all.json).toMatchObject([{ id, name: 'Lunes' }]);
    const read = await call('GET', `/${id}`);
    expect(z.safeParse(savedListWire, read.json).success).toBe(true);
    expect(read.headers.get('etag')).toBe('"1"');
    expect(read.json).toMatchObject({ lines: [{ code: '6200-2RS', quantity: 3, cost: 1000 }] });
    expect(await call('PUT', `/${id}`, { name: 'Martes' }, 'cliente.admin', 1)).toMatchObject({
      status: 200,
      json: { version: 2 },
    });
    expect(await call('PUT', `/${id}`, { lines }, 'cliente', 1)).toMatchObject({
      status: 412,
      json: { title: 'cliente.admin cambió esta lista mientras tanto. Mirala de nuevo antes de guardar' },
    });
    expect((await call('PUT', `/${id}`, { lines })).status).toBe(428);
    const tagged = (tag: string) =>
      server.call('PUT', `/api/SavedLists/${id}`, {
        token: tokens['cliente'] ?? '',
        body: { name: 'Martes' },
        headers: { 'if-match': tag },
      });
    expect((await tagged('"dos"')).status).toBe(412);
    expect((await tagged('W/"1"')).json).toMatchObject({ code: 'list-moved' });
    expect((await call('DELETE', `/${id}`, undefined, 'otro', 2)).status).toBe(404);
    expect((await call('DELETE', `/${id}`, undefined, 'cliente', 2)).status).toBe(204);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('open as a quick order that says what costs other than then', async () => {
    const asked = { lines: [1], text: '6200', code: '6200-2RS', quantity: 3, productPriceId: '1', costBefore: 900 };
    const answer = await server.call('POST', '/api/QuickOrders/resolve', {
      token: tokens['cliente'] ?? '',
      body: { lines: [asked] },
    });
    expect(answer.json).toMatchObject({
      lines: [{ state: 'exact', costBefore: 900, costNow: 1000, row: { cost: 1000 } }],
    });
  });

  it.each([
    [{ name: 'x' }, ''],
    [{ name: 'x', lines: [] }, 'lines'],
    [{ name: '', lines }, 'name'],
    [{ name: ' ', lines }, 'name'],
    [{ name: 'x', lines, surprise: 1 }, 'surprise'],
    [{ name: 'x', lines: [{ productPriceId: '999', quantity: 1 }] }, 'lines'],
    [{ name: 'x', fromCart: true }, 'lines'],
  ])('refuse %j', async (body, field) => {
    const answer = await call('POST', '', body);
    const errors = answer.json?.['errors'] as { readonly field: string }[];
    expect([answer.status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('are of customers', async () => {
    expect((await call('GET', '', undefined, 'admin')).status).toBe(403);
    expect((await call('POST', '', { name: 'x', lines }, 'admin')).status).toBe(403);
  });
});
