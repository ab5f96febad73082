import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  comparedPageWire,
  managedPriceListFromWire,
  managedPriceListToWire,
  managedPriceListWire,
} from '#adapters/wire/price-list-management.wire.ts';
import { aServer, type TestServer } from './a-server.ts';

const path = '/api/Management/PriceLists';
let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'cliente']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

const call = (method: string, to: string, body?: unknown, headers: Record<string, string> = {}, user = 'gerente') =>
  server.call(method, `${path}${to}`, { token: tokens[user] ?? '', headers, ...(body === undefined ? {} : { body }) });
const made = async (name: string, copy: object | null = null) => {
  const answer = await call('POST', '', { name, copy });
  expect(answer.status).toBe(201);
  return { id: String(answer.json?.['id']), tag: answer.headers.get('etag') ?? '' };
};
const list = async (id: string) => {
  const { json } = await call('GET', '');
  return (json as unknown as { id: string; prices: number; changes: { state: string }[] }[]).find(
    (each) => each.id === id,
  );
};
const untilDone = (id: string) =>
  expect.poll(async () => (await list(id))?.changes.map(({ state }) => state), { timeout: 10_000 }).toEqual(['done']);
const costOf = async (user: string) => {
  const { json } = await server.call('POST', '/api/Products/search-by-text', {
    token: tokens[user] ?? '',
    body: { fulltextSearch: '6200-2RS', page: 1 },
  });
  return Number(/"cost":([\d.]+)/.exec(JSON.stringify(json))?.[1]);
};

describe('price lists of management', () => {
  it('go there and back by their names', async () => {
    const { json, headers } = await call('POST', '', { name: 'Minorista' });
    const read = z.safeParse(managedPriceListWire, json);
    if (!read.success) throw new Error(read.error.message);
    expect(managedPriceListToWire(managedPriceListFromWire(read.data))).toEqual(json);
    expect(headers.get('location')).toBe(`${path}/${json?.['id']}`);
  });

  it('a customer who is given a copy buys by it at once, and by what it changes to', async () => {
    const { id } = await made('Taller', { fromListId: '1', percentage: 20, rounding: 'peso' });
    await untilDone(id);
    expect(await costOf('cliente')).toBe(1000);
    expect((await call('PUT', `/${id}/customers`, { customerIds: ['1'] })).json).toEqual({ moved: 1 });
    expect(await costOf('cliente')).toBe(1200);
    const soon = new Date(Date.now() + 1500).toISOString();
    const settled = await call('POST', `/${id}/changes`, {
      fromListId: id,
      percentage: 50,
      rounding: 'hundreds',
      at: soon,
    });
    expect(settled.status).toBe(201);
    expect(await costOf('cliente')).toBe(1200);
    await expect.poll(() => costOf('cliente'), { timeout: 10_000 }).toBe(1800);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
  });

  it('an open cart says that its prices are others', async () => {
    const search = await server.call('POST', '/api/Products/search-by-text', {
      token: tokens['cliente'] ?? '',
      body: { fulltextSearch: '6201-2RS', page: 1 },
    });
    const productPriceId = /"productPriceId":"?(\d+)/.exec(JSON.stringify(search.json))?.[1];
    const cart = () => server.call('GET', '/api/ShoppingCarts', { token: tokens['cliente'] ?? '' });
    await server.call('POST', '/api/ShoppingCarts', {
      token: tokens['cliente'] ?? '',
      body: { productPriceId, quantity: 1 },
    });
    const before = Number((await cart()).json?.['total']);
    const own = (
      await server.database.query<{ id: number }>('select price_list_id as id from customer where id = 1')
    )[0];
    await call('POST', `/${own?.id}/changes`, {
      fromListId: String(own?.id),
      percentage: -50,
      rounding: 'cents',
      steep: true,
    });
    await expect.poll(async () => Number((await cart()).json?.['total']), { timeout: 10_000 }).toBe(before / 2);
  });

  it('a list that rose within a day rises again only where that is known, for every user', async () => {
    const { id } = await made('Dos veces', { fromListId: '1', percentage: 0, rounding: 'cents' });
    await untilDone(id);
    const rise = (percentage: number, more: object = {}, user = 'gerente') =>
      call('POST', `/${id}/changes`, { fromListId: id, percentage, rounding: 'cents', ...more }, {}, user);
    expect((await rise(5)).status).toBe(201);
    const percentages = async () =>
      (await server.database.query<{ state: string }>('select state from price_change where price_list_id = $1', [id]))
        .map(({ state }) => state)
        .sort();
    await expect.poll(percentages, { timeout: 10_000 }).toEqual(['done', 'done']);
    for (const [percentage, user] of [
      [5, 'admin'],
      [7, 'gerente'],
    ] as const) {
      expect(await rise(percentage, {}, user)).toMatchObject({
        status: 409,
        json: { code: 'price-list-risen', facts: { percentage: '5', by: 'gerente', isWaiting: false } },
      });
    }
    const at = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
    expect((await rise(5, { at })).status).toBe(201);
    expect(await rise(5, { at }, 'admin')).toMatchObject({ status: 409, json: { facts: { isWaiting: true } } });
    expect((await rise(6, { at })).status).toBe(201);
    expect((await rise(7, { again: true })).status).toBe(201);
  });

  it('a list is doubled or halved only where that is known, with how many prices and one of them', async () => {
    const { id } = await made('Al doble', { fromListId: '1', percentage: 0, rounding: 'cents' });
    await untilDone(id);
    const change = (percentage: number, more: object = {}) =>
      call('POST', `/${id}/changes`, { fromListId: id, percentage, rounding: 'peso', ...more });
    // This process counts the prices once it follows the generation that has them.
    await expect.poll(async () => (await list(id))?.prices, { timeout: 10_000 }).toBeGreaterThan(0);
    const { prices } = (await list(id)) ?? { prices: 0 };
    for (const percentage of [100, -50]) {
      const asked = await change(percentage);
      expect(asked).toMatchObject({ status: 409, json: { code: 'price-change-steep', facts: { prices } } });
      const { example } = (asked.json?.['facts'] ?? {}) as { readonly example: Record<'name' | 'from' | 'to', string> };
      expect(example.name).toMatch(/ SKF$/);
      expect(example.to).toBe(String(Math.round(Number(example.from) * (1 + percentage / 100))));
      expect(JSON.stringify(asked.json)).toContain(percentage > 0 ? 'al doble' : 'a la mitad');
    }
    const changes = async () =>
      (await server.database.query('select id from price_change where price_list_id = $1', [id])).length;
    const before = await changes();
    // Prices of another list, and what changes less, ask nothing.
    const at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    expect((await change(100, { fromListId: '1', at })).status).toBe(201);
    expect((await change(99.99, { at })).status).toBe(201);
    expect((await change(100, { at, steep: true, again: true })).status).toBe(201);
    expect(await changes()).toBe(before + 3);
  });

  it('a rise stands in the activity of an article, with what it cost before', async () => {
    const { id } = await made('Con actividad', { fromListId: '1', percentage: 0, rounding: 'cents' });
    await untilDone(id);
    await call('POST', `/${id}/changes`, { fromListId: id, percentage: 10, rounding: 'cents' });
    const path = '/api/Management/Activity?product=6201-2rs';
    const newest = async () => {
      const { json } = await server.call('GET', path, { token: tokens['admin'] ?? '' });
      return (json as { readonly entries?: readonly object[] } | null)?.entries?.[0];
    };
    const rise = { action: 'price-change-made', userName: 'gerente', facts: { list: 'Con actividad' } };
    await expect.poll(newest, { timeout: 10_000 }).toMatchObject({
      ...rise,
      facts: { before: { 'price:Con actividad': expect.stringMatching(/^\d/) } },
    });
    expect(await newest()).toMatchObject(rise);
  });

  it('a name is changed by who saw it, and by nobody who did not', async () => {
    const { id, tag } = await made('Con nombre');
    expect((await call('PUT', `/${id}`, { name: 'Otro' })).status).toBe(428);
    expect((await call('PUT', `/${id}`, { name: 'Otro' }, { 'if-match': tag })).status).toBe(200);
    const late = await call('PUT', `/${id}`, { name: 'Tercero' }, { 'if-match': tag });
    expect(late).toMatchObject({ status: 412, json: { code: 'price-list-moved', facts: { name: 'Otro' } } });
  });

  it.each<[string, string, unknown, number, string]>([
    ['POST', '', { name: 'lista 1' }, 409, 'price-list-name-taken'],
    ['POST', '', { name: ' ' }, 400, 'price-list-name-missing'],
    [
      'POST',
      '',
      { name: 'X', copy: { fromListId: '99', percentage: 1, rounding: 'peso' } },
      404,
      'price-list-not-found',
    ],
    [
      'POST',
      '',
      { name: 'X', copy: { fromListId: '1', percentage: 1e9, rounding: 'peso' } },
      400,
      'percentage-out-of-range',
    ],
    ['PUT', '/1/state', { isWithdrawn: true }, 409, 'first-price-list'],
    ['PUT', '/abc/state', { isWithdrawn: true }, 404, 'price-list-not-found'],
    ['PUT', '/1/customers', { customerIds: ['99'] }, 404, 'customer-not-found'],
    ['POST', '/1/changes', { fromListId: '1', percentage: 0, rounding: 'cents' }, 400, 'percentage-changes-nothing'],
    ['POST', '/1/changes', { fromListId: '1', percentage: 1, rounding: 'cents', at: 'ayer' }, 400, 'moment-unreadable'],
    [
      'POST',
      '/1/changes',
      { fromListId: '1', percentage: 1, rounding: 'cents', at: '2001-01-01T00:00:00Z' },
      400,
      'moment-past',
    ],
    ['DELETE', '/1/changes/77', undefined, 404, 'price-change-gone'],
    ['GET', '/compare?one=1&other=99', undefined, 404, 'price-list-not-found'],
    ['GET', '/compare?one=1&other=1&after=x', undefined, 400, 'page-key-unreadable'],
  ])('%s %s %j answers %i %s', async (method, to, body, status, code) => {
    expect(await call(method, to, body)).toMatchObject({ status, json: { code } });
  });

  it('two are compared, narrowed and taken as a file', async () => {
    const { id } = await made('Comparada', { fromListId: '1', percentage: 10, rounding: 'cents' });
    await untilDone(id);
    const found = async (query: string) => {
      const { json } = await call('GET', `/compare?one=1&other=${id}${query}`);
      return z.parse(comparedPageWire, json).rows;
    };
    expect(await found('')).toHaveLength(6);
    expect((await found('&text=6203 skf'))[0]).toMatchObject({ code: '6203-2RS', one: 4000, other: 4400 });
    expect(await found('&show=lower')).toEqual([]);
    const file = await call('GET', `/compare/table?one=1&other=${id}&format=csv&show=higher`);
    const text = Buffer.from(String(file.json?.['content']), 'base64').toString('utf8');
    expect(text.split('\r\n')[0]).toContain('"Lista 1";"Comparada"');
    expect(text).toContain('6203-2RS');
  });

  it('what was withdrawn is offered to nobody', async () => {
    const { id } = await made('Retirada');
    expect((await call('PUT', `/${id}/state`, { isWithdrawn: true })).status).toBe(200);
    const choices = await server.call('GET', '/api/Management/Customers/choices', { token: tokens['gerente'] ?? '' });
    expect(JSON.stringify(choices.json?.['priceLists'])).not.toContain('Retirada');
    const files = await server.call('GET', '/api/Files/price-list', { token: tokens['admin'] ?? '' });
    expect(JSON.stringify(files.json)).not.toContain('Retirada');
  });
});
