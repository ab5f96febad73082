import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await aServer();
  await server.database.query(`update seller set name = 'Laura Gómez', phone = '011 5555-0101' where id = 1`);
  await server.database.query('update customer set seller_id = 1 where id = 1');
});
afterAll(() => server.close());
beforeEach(() => becomes('Ok'));

const becomes = (state: string) => server.database.query('update customer set state = $1 where id = 1', [state]);
const signIn = (password: string) =>
  server.call('POST', '/api/Login/authenticate', { body: { userName: 'cliente', password } });
const fill = (token: string) =>
  server.call('POST', '/api/ShoppingCarts', { token, body: { productPriceId: '1', quantity: 2 } });
const cart = async (token: string) => (await server.call('GET', '/api/ShoppingCarts', { token })).json;
const send = (token: string) =>
  server.call('POST', '/api/Orders', {
    token,
    body: { deliveryMethodId: 1, notes: '' },
    headers: { 'idempotency-key': randomUUID() },
  });

describe('a customer in a red state', () => {
  it.each(['Blocked', 'EnGestionLegal'])(
    '%s looks and fills the cart, and sends nothing until it is in order',
    async (state) => {
      const token = await server.signIn('cliente');
      expect((await cart(token))?.['orderBlock']).toBeNull();
      await becomes(state);
      // With this session, at once: nothing of what was agreed before is remembered.
      expect((await fill(token)).status).toBe(200);
      const block = { state, contact: { name: 'Laura Gómez', phone: '011 5555-0101' } };
      expect((await cart(token))?.['orderBlock']).toEqual(block);
      expect((await server.call('GET', '/api/CurrentAccounts/actual', { token })).status).toBe(200);
      const found = { productIds: null, codeSearch: '6200', fulltextSearch: null, page: 1 };
      expect((await server.call('POST', '/api/Products/search-by-text', { token, body: found })).status).toBe(200);

      const refused = await send(token);
      expect(refused.json).toMatchObject({ status: 409, code: 'orders-blocked', facts: block });
      expect(String(refused.json?.['title'])).toContain('Llamá a Laura Gómez: 011 5555-0101');
      expect((await cart(token))?.['products']).toMatchObject([{ quantity: 2 }]);

      await becomes('Ok');
      expect((await send(token)).status).toBe(200);
    },
  );

  it.each(['NextToExpire', 'FirstClaim', 'SecondClaim'])('an orange one, %s, sends orders', async (state) => {
    await becomes(state);
    const token = await server.signIn('cliente');
    await fill(token);
    expect((await send(token)).status).toBe(200);
  });

  it('nor does who acts for them: their session as the customer is over', async () => {
    const admin = await server.signIn('admin');
    const acting = await server.call('POST', '/api/Login/admin-as-customer', { token: admin, body: { customerId: 1 } });
    const token = String(acting.json?.['token']);
    await fill(token);
    await becomes('Blocked');
    expect((await send(token)).status).toBe(401);
    expect((await cart(await server.signIn('cliente')))?.['products']).toMatchObject([{ quantity: 2 }]);
  });
});

describe('a customer that the distributor closed', () => {
  it('is signed out at once and refused, by its own sentence only where the password was right', async () => {
    const token = await server.signIn('cliente');
    expect((await server.call('GET', '/api/Login/me', { token })).status).toBe(200);
    await becomes('Inactive');
    expect((await server.call('GET', '/api/Login/me', { token })).status).toBe(401);
    expect((await signIn('demo')).json).toMatchObject({ status: 403, code: 'customer-closed' });
    expect((await signIn('otra')).json).toMatchObject({ status: 401, code: 'wrong-credentials' });

    await becomes('Ok');
    expect((await server.call('GET', '/api/Login/me', { token })).status).toBe(401);
    expect((await signIn('demo')).status).toBe(200);
  });
});
