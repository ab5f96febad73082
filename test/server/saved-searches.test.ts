import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { savedSearchesWire } from '#adapters/wire/saved-searches.wire.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente', 'cliente.admin', 'otro']) {
    tokens[user] = await server.signIn(user);
  }
});
afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown, user = 'cliente', tag?: string) =>
  server.call(method, `/api/SavedSearches${path}`, {
    token: tokens[user] ?? user,
    ...(body === undefined ? {} : { body }),
    ...(tag === undefined ? {} : { headers: { 'if-match': tag } }),
  });
const query = 'q=bujias&brand=1';

describe('saved searches', () => {
  it('are made, listed, renamed and removed by whose they are', async () => {
    const made = await call('POST', '', { name: 'Bujías', query: `${query}&page=2` });
    expect(made).toMatchObject({ status: 201, json: { name: 'Bujías', query, version: 1 } });
    const id = String(made.json?.['id']);
    expect(made.headers.get('location')).toBe(`/api/SavedSearches/${id}`);
    expect(made.headers.get('etag')).toBe('"1"');
    const all = await call('GET', '');
    expect(z.safeParse(savedSearchesWire, all.json).success).toBe(true);
    expect(all.json).toEqual([{ id, name: 'Bujías', query, version: 1 }]);
    expect((await call('GET', '', undefined, 'cliente.admin')).json).toEqual([]);
    expect(await call('POST', '', { name: 'BUJÍAS', query: 'q=otra' })).toMatchObject({
      status: 409,
      json: { code: 'search-name-taken', title: 'Ya tenés una búsqueda con ese nombre. Elegí otro' },
    });
    expect((await call('PUT', `/${id}`, { name: 'x' })).status).toBe(428);
    expect((await call('PUT', `/${id}`, { name: 'x' }, 'cliente.admin', '"1"')).status).toBe(404);
    expect(await call('PUT', `/${id}`, { name: 'Bujías NGK' }, 'cliente', '"1"')).toMatchObject({
      status: 200,
      json: { name: 'Bujías NGK', version: 2 },
    });
    expect(await call('DELETE', `/${id}`, undefined, 'cliente', '"1"')).toMatchObject({
      status: 412,
      json: { title: 'cliente cambió esta búsqueda mientras tanto. Mirala de nuevo' },
    });
    expect((await call('DELETE', `/${id}`, undefined, 'otro', '"2"')).status).toBe(404);
    expect((await call('DELETE', `/${id}`, undefined, 'cliente', '"2"')).status).toBe(204);
    expect((await call('DELETE', '/nada', undefined, 'cliente', '"2"')).status).toBe(404);
    expect((await call('GET', '')).json).toEqual([]);
  });

  it.each(['admin', 'gerente', 'vendedor'])('are %s’s too', async (user) => {
    expect((await call('POST', '', { name: 'Mía', query }, user)).status).toBe(201);
    expect((await call('GET', '', undefined, user)).json).toMatchObject([{ name: 'Mía' }]);
  });

  it('are the customer’s for who acts as it', async () => {
    await server.database.query(`update customer set seller_id = 1 where id = 1`);
    const body = { customerId: '1' };
    const acting = await server.call('POST', '/api/Login/seller-as-customer', {
      token: tokens['vendedor'] ?? '',
      body,
    });
    const token = String(acting.json?.['token']);
    expect((await call('POST', '', { name: 'Para ellos', query }, token)).status).toBe(201);
    expect((await call('GET', '', undefined, token)).json).toMatchObject([{ name: 'Para ellos' }]);
    expect((await call('GET', '', undefined, 'cliente.admin')).json).toMatchObject([{ name: 'Para ellos' }]);
  });

  it.each([
    [{ name: 'x' }, 'query'],
    [{ query }, 'name'],
    [{ name: '', query }, 'name'],
    [{ name: 'x'.repeat(61), query }, 'name'],
    [{ name: 'x'.repeat(401), query }, 'name'],
    [{ name: 'x', query: '' }, 'query'],
    [{ name: 'x', query: 'page=2' }, 'query'],
    [{ name: 'x', query: '"><script>' }, 'query'],
    [{ name: 'x', query: `q=${'a'.repeat(4000)}` }, 'query'],
    [{ name: 'x', query: `q=${'a'.repeat(30_000)}` }, 'query'],
    [{ name: 'x', query: 7 }, 'query'],
    [{ name: 'x', query, surprise: 1 }, 'surprise'],
  ])('refuse %j', async (body, field) => {
    const answer = await call('POST', '', body);
    const errors = answer.json?.['errors'] as { readonly field: string }[];
    expect([answer.status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('are of who is signed in', async () => {
    expect((await server.call('GET', '/api/SavedSearches')).status).toBe(401);
    expect((await server.call('POST', '/api/SavedSearches', { body: { name: 'x', query } })).status).toBe(401);
  });
});
