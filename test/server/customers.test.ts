import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { customersWire } from '#adapters/wire/customers.wire.ts';
import type { LiveNotice } from '#core/live/event.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await aServer();
  const { database } = server;
  await database.query(`update customer set seller_id = 1, discount1 = 12.5, zone = 'Zona norte' where id = 1`);
  await database.query(
    `insert into customer_discount (customer_id, brand_id, percentage, text) values (1, 1, 3, 'SKF')`,
  );
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro']) {
    tokens[user] = await server.signIn(user);
  }
});
afterAll(() => server.close());

const as = (user: string) => ({ token: tokens[user] ?? '' });
const list = async (user: string, kind: string) => {
  const answer = await server.call('GET', `/api/Customers/for-${kind}`, as(user));
  return { status: answer.status, customers: (answer.json ?? []) as unknown as Record<string, unknown>[] };
};

describe('the customers', () => {
  it('are a seller’s own and an admin’s all, in the shape of the wire', async () => {
    const { customers } = await list('vendedor', 'seller');
    expect(customers.map(({ externalCode }) => externalCode)).toEqual(['C1']);
    expect(z.safeParse(customersWire, customers).success).toBe(true);
    expect(customers[0]).toMatchObject({
      name: 'Uno',
      priceListName: 'Lista 1',
      state: 'Ok',
      adminLogin: 'cliente.admin',
      userLogin: 'cliente',
      adminPassword: null,
      userPassword: null,
      discount: { discount1: 12.5, discount5: 0, items: [{ text: 'SKF', percentage: 3 }] },
      data: { zone: 'Zona norte', zoneEmail: '' },
    });
    expect(customers[0]).not.toHaveProperty('sellerName');
    const all = await list('admin', 'admin');
    expect(all.customers.map(({ name, sellerName }) => [name, sellerName ?? ''])).toEqual([
      ['Dos', ''],
      ['Uno', 'Vendedor'],
    ]);
  });

  it.each([
    ['gerente', 'admin'],
    ['gerente', 'seller'],
    ['vendedor', 'admin'],
    ['admin', 'seller'],
    ['cliente.admin', 'seller'],
    ['cliente', 'admin'],
  ])('are nothing for %s by for-%s', async (user, kind) => {
    expect((await list(user, kind)).status).toBe(403);
  });

  it('tell when somebody of the company came last and ordered last', async () => {
    const before = new Date().toISOString();
    await server.signIn('cliente');
    await server.call('POST', '/api/ShoppingCarts', {
      ...as('cliente'),
      body: { productPriceId: '1', quantity: 1 },
    });
    await server.call('POST', '/api/Orders', {
      ...as('cliente'),
      body: { deliveryMethodId: 1, notes: '' },
      headers: { 'idempotency-key': 'last' },
    });
    const [uno] = (await list('vendedor', 'seller')).customers;
    expect(String(uno?.['lastLogin']) >= before).toBe(true);
    expect(String(uno?.['lastOrder']) >= before).toBe(true);
    const [dos] = (await list('admin', 'admin')).customers;
    expect(dos?.['lastOrder']).toBeNull();
  });
});

it('a seller hears of their own customers at once, and of nobody else’s', async () => {
  const notices: LiveNotice[] = [];
  const connection = createSignalrConnection({
    url: `${server.address}/hubs/portal`,
    token: () => tokens['vendedor'] ?? '',
  });
  const link = await new Promise<{ close(): void }>((opened) => {
    const made = connection.open(null, {
      opened: () => opened(made),
      received: (notice) => notices.push(notice),
      closed: () => undefined,
    });
  });
  for (const user of ['otro', 'cliente']) {
    await server.call('POST', '/api/ShoppingCarts', { ...as(user), body: { productPriceId: '2', quantity: 3 } });
  }
  await expect.poll(() => notices.length).toBeGreaterThan(0);
  expect(notices.map(({ name, facts }) => [name, facts !== null && 'customerId' in facts && facts.customerId])).toEqual(
    [['CartChanged', '1']],
  );
  link.close();
});

describe('the alert', () => {
  const path = '/api/customer-configuration/alert';
  const put = (title: string, message: string) =>
    server.call('POST', '/api/admin-configuration/alert', { ...as('admin'), body: { title, message } });

  it('is shown to each until that one has seen it, and again when it changes', async () => {
    expect((await server.call('GET', path, as('cliente'))).status).toBe(204);
    await put('Aviso', 'Uno\nDos');
    expect((await server.call('GET', path, as('cliente'))).json).toEqual({ title: 'Aviso', message: 'Uno\nDos' });
    expect((await server.call('PUT', path, as('cliente'))).status).toBe(200);
    expect((await server.call('GET', path, as('cliente'))).status).toBe(204);
    expect((await server.call('GET', path, as('cliente.admin'))).status).toBe(200);
    await put('Otro', 'Uno\nDos');
    expect((await server.call('GET', path, as('cliente'))).json).toMatchObject({ title: 'Otro' });
    await server.call('PUT', path, as('cliente'));
    // An alert with equal words is another alert.
    await put('Otro', 'Uno\nDos');
    expect((await server.call('GET', path, as('cliente'))).status).toBe(200);
    await put(' ', '');
    expect((await server.call('GET', path, as('cliente.admin'))).status).toBe(204);
  });

  it('seen by a seller as the customer is not seen by the customer', async () => {
    await put('Aviso', 'Hola');
    const acting = await server.call('POST', '/api/Login/seller-as-customer', {
      ...as('vendedor'),
      body: { customerId: '1' },
    });
    const token = String(acting.json?.['token']);
    expect((await server.call('PUT', path, { token })).status).toBe(200);
    expect((await server.call('GET', path, { token })).status).toBe(204);
    expect((await server.call('GET', path, as('cliente.admin'))).status).toBe(200);
  });

  it.each([
    ['GET', 'admin', 403],
    ['PUT', 'admin', 403],
    ['GET', 'gerente', 200],
    ['GET', 'otro', 200],
  ])('%s as %s: %d', async (method, user, status) => {
    expect((await server.call(method, path, as(user))).status).toBe(status);
  });

  it('is put up by an admin only, and not at any length', async () => {
    const body = { title: 'x', message: 'y' };
    for (const user of ['gerente', 'vendedor', 'cliente.admin']) {
      const answer = await server.call('POST', '/api/admin-configuration/alert', { ...as(user), body });
      expect(answer.status).toBe(403);
    }
    expect((await put('x'.repeat(201), '')).status).toBe(400);
    expect((await put('', 'x'.repeat(4001))).status).toBe(400);
  });
});
