import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const path = '/api/Management/StaffOrders';

beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente', 'cliente.admin', 'otro'])
    tokens[user] = await server.signIn(user);
  await server.database.query(`update customer set seller_id = 1, zone = 'Norte' where id = 1`);
  for (const [user, productPriceId] of [
    ['cliente', '1'],
    ['otro', '2'],
  ] as const) {
    const body = { productPriceId, quantity: 2 };
    await server.call('POST', '/api/ShoppingCarts', { token: tokens[user] ?? '', body });
    await server.call('POST', '/api/Orders', { token: tokens[user] ?? '', body: { deliveryMethodId: '1' } });
  }
});
afterAll(() => server.close());

const get = (query: string, user = 'gerente') => server.call('GET', `${path}${query}`, { token: tokens[user] ?? '' });
const move = (body: unknown, user = 'gerente') =>
  server.call('POST', `${path}/states`, { token: tokens[user] ?? '', body });
const numbersOf = (answer: { readonly json: Record<string, unknown> | null }) =>
  ((answer.json?.['orders'] ?? []) as { readonly number: number }[]).map(({ number }) => number);

describe('the orders of staff', () => {
  it('lists by what the address asks, and shows one with its entity tag', async () => {
    const all = await get('');
    expect(all).toMatchObject({ status: 200, json: { next: null } });
    expect(numbersOf(all)).toEqual([2, 1]);
    expect(numbersOf(await get('?zone=Norte&state=Sent,Received&min=1&from=2020-01-01'))).toEqual([1]);
    expect(numbersOf(await get('?q=C2'))).toEqual([2]);
    const year = String(((all.json?.['orders'] ?? []) as { year: number }[])[0]?.year);
    const one = await get(`/${year}-1`);
    expect(one).toMatchObject({
      status: 200,
      json: { number: 1, customerCode: 'C1', version: 1, steps: [{ state: 'Sent', by: 'cliente' }] },
    });
    expect(one.headers.get('etag')).toBe('"1"');
    expect((await get('/open')).json).toEqual({ Sent: 2, Received: 0, InDelivery: 0 });
    expect((await get('/choices')).json).toMatchObject({ zones: ['Norte'], sellers: [{ name: 'Vendedor' }] });
    expect((await get('/customers?q=c2')).json).toMatchObject([{ code: 'C2' }]);
    expect((await get('/customers?q=c2', 'vendedor')).json).toEqual([]);
    expect((await get('/customers?r=c2')).status).toBe(400);
  });

  it('is a seller’s of their own customers, who look and move nothing', async () => {
    expect(numbersOf(await get('', 'vendedor'))).toEqual([1]);
    expect((await move({ state: 'Received', orders: [{ number: '2026-1', version: 1 }] }, 'vendedor')).status).toBe(
      403,
    );
  });

  it.each(['cliente', 'cliente.admin'])('is nothing to %s', async (user) => {
    for (const query of ['', '/open', '/choices', '/customers?q=c', '/2026-1'])
      expect((await get(query, user)).status).toBe(403);
  });

  it('moves several and says of each what became of it', async () => {
    const all = await get('');
    const [two, one] = (all.json?.['orders'] ?? []) as { year: number; number: number; version: number }[];
    const named = (order: typeof one, version = order?.version) => ({
      number: `${order?.year}-${order?.number}`,
      version,
    });
    const moved = await move({ state: 'Received', orders: [named(one), named(two, 9)] });
    expect(moved).toMatchObject({
      status: 200,
      json: { orders: [{ refused: null }, { refused: { code: 'order-moved', state: 'Sent' } }] },
    });
    expect(numbersOf(await get('?state=Received'))).toEqual([1]);
  });

  it.each(['?state=Lost', '?from=2026-02-31', '?min=1,5', '?min=-1', '?nada=1', `?q=${'x'.repeat(201)}`, '?after=x'])(
    'refuses %s with a problem',
    async (query) => expect((await get(query)).status).toBe(400),
  );

  it.each([
    { state: 'Lost', orders: [{ number: '2026-1', version: 1 }] },
    { state: 'Received', orders: [] },
    { state: 'Received', orders: [{ number: 'x', version: 1 }] },
    { state: 'Received', orders: [{ number: '2026-1', version: 0 }] },
    { state: 'Received', orders: Array.from({ length: 201 }, () => ({ number: '2026-1', version: 1 })) },
  ])('refuses to move by %j', async (body) => expect((await move(body)).status).toBe(400));

  it('says that there is no such order', async () => {
    for (const number of ['2026-99', 'nada', '0']) expect((await get(`/${number}`)).status).toBe(404);
  });
});

describe('orders on paper and as a table', () => {
  const print = (body: unknown, user = 'gerente') =>
    server.call('POST', `${path}/papers`, { token: tokens[user] ?? '', body });
  const bytesOf = (answer: { readonly json: Record<string, unknown> | null }) =>
    Buffer.from(String(answer.json?.['content']), 'base64');

  it('are real files', async () => {
    const all = await get('');
    const orders = ((all.json?.['orders'] ?? []) as { year: number; number: number }[]).map(
      ({ year, number }) => `${year}-${number}`,
    );
    for (const paper of ['picking', 'picking-by-location', 'delivery']) {
      const file = await print({ paper, orders });
      expect([file.status, bytesOf(file).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
    const slip = await print({ paper: 'picking', format: 'csv', orders });
    expect(bytesOf(slip).toString('utf8')).toContain('"Ubicación"');
    expect(String(slip.json?.['name'])).toMatch(/^Hoja de preparación .*\.csv$/);
    const walk = bytesOf(await print({ paper: 'picking-by-location', format: 'xlsx', orders }));
    expect(walk.subarray(0, 2).toString()).toBe('PK');
    const csv = bytesOf(await get('/table?format=csv&q=C2')).toString('utf8');
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain('"C2";"Dos"');
    expect(
      bytesOf(await get('/table?format=xlsx'))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await print({ paper: 'picking', orders }, 'vendedor')).status).toBe(404);
    expect((await get('/table?format=csv&q=C2', 'vendedor')).status).toBe(409);
  });

  it.each([
    { paper: 'poster', orders: ['2026-1'] },
    { paper: 'picking', format: 'doc', orders: ['2026-1'] },
    { paper: 'picking', orders: [] },
    { paper: 'picking', orders: ['x'] },
    { paper: 'picking', orders: Array.from({ length: 101 }, () => '2026-1') },
  ])('refuse %j', async (body) => expect((await print(body)).status).toBe(400));

  it('are none of a format that nobody writes, nor a customer’s', async () => {
    expect((await get('/table?format=doc')).status).toBe(400);
    expect((await get('/table?format=csv', 'cliente')).status).toBe(403);
    expect((await print({ paper: 'picking', orders: ['2026-1'] }, 'cliente')).status).toBe(403);
  });
});
