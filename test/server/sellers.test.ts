import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sellersFromWire, sellersToWire, sellersWire } from '#adapters/wire/sellers.wire.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await aServer();
  await server.database.query(
    `insert into seller (name, phone, email, inactive) values ('Ávalos', '11 5550-0110', 'avalos@example.com', true)`,
    [],
  );
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente']) {
    tokens[user] = await server.signIn(user);
  }
});
afterAll(() => server.close());

const as = (user: string) => ({ token: tokens[user] ?? '' });

describe('the sellers', () => {
  it('are listed by name, without their passwords', async () => {
    const answer = await server.call('GET', '/api/Sellers/for-admin', as('admin'));
    const sellers = z.parse(sellersWire, answer.json);
    expect(sellers).toMatchObject([
      { id: '2', name: 'Ávalos', phone: '11 5550-0110', inactive: true, lastLogin: null, user: null, password: null },
      { id: '1', name: 'Vendedor', phone: '', email: '', inactive: false, user: 'vendedor', password: null },
    ]);
    expect(sellers[1]?.lastLogin).toMatch(/^\d{4}-.*Z$/);
    expect(sellersToWire(sellersFromWire(sellers))).toEqual(sellers);
  });

  it.each(['gerente', 'vendedor', 'cliente.admin', 'cliente'])('are nothing for %s', async (user) => {
    expect((await server.call('GET', '/api/Sellers/for-admin', as(user))).status).toBe(403);
    expect((await server.call('POST', '/api/Sellers/1/credentials', as(user))).status).toBe(403);
  });

  it.each(['2', '99', 'nada', '99999999999'])('%s has no login to give a password to', async (id) => {
    const answer = await server.call('POST', `/api/Sellers/${id}/credentials`, as('admin'));
    expect([answer.status, answer.json?.['code']]).toEqual([404, 'login-not-found']);
  });

  it('a new password is told once, is kept nowhere, and shuts out the former, as a customer too', async () => {
    await server.database.query('update customer set seller_id = 1 where id = 1', []);
    const acting = await server.call('POST', '/api/Login/seller-as-customer', {
      ...as('vendedor'),
      body: { customerId: '1' },
    });
    const issued = await server.call('POST', '/api/Sellers/1/credentials', as('admin'));
    expect(issued.json).toMatchObject({ login: 'vendedor', isKept: false });
    for (const token of [tokens['vendedor'] ?? '', String(acting.json?.['token'])]) {
      expect((await server.call('GET', '/api/Login/me', { token })).status).toBe(401);
    }
    const body = { userName: 'vendedor', password: issued.json?.['password'] };
    expect((await server.call('POST', '/api/Login/authenticate', { body })).status).toBe(200);
    const [row] = await server.database.query<{ password_sealed: string | null; facts: unknown }>(
      `select u.password_sealed, a.facts from app_user u, audit_entry a
        where u.user_name = 'vendedor' and a.action = 'password-issued' and a.user_name = 'admin'`,
      [],
    );
    expect(row).toEqual({ password_sealed: null, facts: { sellerId: '1', login: 'vendedor' } });
  });
});
