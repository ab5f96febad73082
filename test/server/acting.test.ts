import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';
import { until } from './hub/a-hub.ts';
import { handshake, rawSocket } from './hub/raw-client.ts';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await aServer();
  await server.database.query(`update customer set seller_id = 1 where external_code = 'C1'`);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin']) tokens[user] = await server.signIn(user);
});

const act = (user: string, customerId: unknown, kind = user === 'vendedor' ? 'seller' : 'admin') =>
  server.call('POST', `/api/Login/${kind}-as-customer`, { token: tokens[user] ?? '', body: { customerId } });
const me = (token: string) => server.call('GET', '/api/Login/me', { token });
const tokenOf = ({ json }: { json: Record<string, unknown> | null }) => String(json?.['token']);
const audit = async () =>
  (
    await server.database.query<{ user_name: string; action: string; facts: Record<string, string> }>(
      'select user_name, action, facts from audit_entry order by id',
    )
  ).map(({ user_name, action, facts }) => [user_name, action, facts['customerId'], facts['reason']]);

describe('acting as a customer', () => {
  it('a seller is the customer while acting, and still told who it really is', async () => {
    const before = Date.now();
    const answer = await act('vendedor', '1');
    expect(answer.status).toBe(200);
    const expire = Date.parse(String(answer.json?.['expire']));
    expect(expire).toBeGreaterThan(before);
    expect(expire).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect((await me(tokenOf(answer))).json).toMatchObject({
      type: 'CustomerAdmin',
      loginUsId: '1',
      loginUsName: 'Uno',
      loginUsType: 'Seller',
      customerId: '1',
    });
    // The seller's own session stays as it was.
    expect((await me(tokens['vendedor'] ?? '')).json).toMatchObject({ type: 'Seller', loginUsId: null });
  });

  it('what is put into the cart and ordered says who did it', async () => {
    const token = tokenOf(await act('vendedor', 1));
    await server.call('POST', '/api/ShoppingCarts', { token, body: { productPriceId: '1', quantity: 1 } });
    const cart = await server.call('GET', '/api/ShoppingCarts', { token: tokens['cliente.admin'] ?? '' });
    expect(cart.json?.['products']).toMatchObject([{ addedBy: 'vendedor' }]);
    const order = await server.call('POST', '/api/Orders', {
      token,
      body: { deliveryMethodId: 1, notes: '' },
      headers: { 'idempotency-key': 'acting' },
    });
    expect(order.json).toMatchObject({ customerId: '1', sentBy: 'vendedor', actedBy: 'vendedor' });
  });

  it('an admin may as anybody in order', async () => {
    expect((await act('admin', '2')).status).toBe(200);
    expect((await act('admin', '99')).json).toMatchObject({ status: 404, code: 'customer-not-found' });
  });

  it.each([
    ['another seller’s customer', 'vendedor', '2', 'seller', 403, 'customer-not-yours'],
    ['nobody', 'vendedor', '99', 'seller', 403, 'customer-not-yours'],
    ['a name that is no id', 'vendedor', 'x', 'seller', 403, 'customer-not-yours'],
    ['by the other door', 'vendedor', '1', 'admin', 403, 'not-allowed'],
    ['by the other door too', 'admin', '1', 'seller', 403, 'not-allowed'],
    ['a manager', 'gerente', '1', 'admin', 403, 'not-allowed'],
    ['a customer', 'cliente.admin', '1', 'admin', 403, 'not-allowed'],
  ] as const)('refuses %s', async (_what, user, customerId, kind, status, code) => {
    expect((await act(user, customerId, kind)).json).toMatchObject({ status, code });
  });

  it.each(['NextToExpire', 'FirstClaim', 'Blocked'])('refuses a customer in state %s', async (state) => {
    await server.database.query('update customer set state = $1 where id = 1', [state]);
    for (const user of ['vendedor', 'admin']) {
      expect((await act(user, '1')).json).toMatchObject({
        status: 403,
        code: 'customer-not-in-order',
        facts: { state },
      });
    }
    await server.database.query(`update customer set state = 'Ok' where id = 1`);
  });

  it('as another customer ends the live connection as the former', async () => {
    const former = tokenOf(await act('admin', '1'));
    const client = await rawSocket(`${server.address}/hubs/portal?customerId=1`, former);
    client.send(handshake);
    await until(() => client.received.length === 1);
    await act('admin', '2');
    await client.closed;
    expect(client.received.at(-1)).toContain('session-ended');
  });

  it('does not nest', async () => {
    tokens['nested'] = tokenOf(await act('admin', '1'));
    expect((await act('nested', '2', 'admin')).json).toMatchObject({ status: 403, code: 'not-allowed' });
    expect((await act('nested', '2', 'seller')).json).toMatchObject({ status: 403, code: 'not-allowed' });
  });

  it.each([{}, { customerId: null }, { customerId: '1', surprise: true }])('refuses the body %j', async (body) => {
    const answer = await server.call('POST', '/api/Login/admin-as-customer', { token: tokens['admin'] ?? '', body });
    expect(answer.status).toBe(400);
  });
});

describe('going back', () => {
  const back = (token: string, kind: string) => server.call('POST', `/api/Login/back-to-${kind}`, { token });

  it('gives the own session back and ends the other at once', async () => {
    const acting = tokenOf(await act('vendedor', '1'));
    const answer = await back(acting, 'seller');
    expect(answer.status).toBe(200);
    expect((await me(tokenOf(answer))).json).toMatchObject({ type: 'Seller', loginUsType: null, customerId: null });
    expect((await me(acting)).status).toBe(401);
    expect((await audit()).slice(-2)).toEqual([
      ['vendedor', 'impersonation-started', '1', undefined],
      ['vendedor', 'impersonation-ended', '1', 'returned'],
    ]);
  });

  it('may be asked for again with the token that returned, and leaving then leaves nothing behind', async () => {
    const acting = tokenOf(await act('vendedor', '1'));
    const lost = tokenOf(await back(acting, 'seller'));
    const answer = await back(acting, 'seller');
    expect(answer.status).toBe(200);
    expect((await me(tokenOf(answer))).json).toMatchObject({ type: 'Seller', customerId: null });
    await server.call('POST', '/api/Login/logout', { token: tokenOf(answer) });
    for (const token of [lost, tokens['vendedor'] ?? '', tokenOf(answer)]) expect((await me(token)).status).toBe(401);
    expect((await back(acting, 'seller')).json).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect((await server.call('POST', '/api/Login/back-to-seller')).status).toBe(401);
  });

  it('is for a user who acts, by the call of their real role', async () => {
    const acting = tokenOf(await act('admin', '1'));
    expect((await back(acting, 'seller')).status).toBe(403);
    expect((await back(tokens['admin'] ?? '', 'admin')).status).toBe(403);
    expect((await back(tokens['cliente.admin'] ?? '', 'admin')).status).toBe(403);
    expect((await back(acting, 'admin')).status).toBe(200);
  });

  it('by leaving altogether ends both, and that is recorded', async () => {
    const acting = tokenOf(await act('vendedor', '1'));
    await server.call('POST', '/api/Login/logout', { token: acting });
    expect((await me(acting)).status).toBe(401);
    expect((await me(tokens['vendedor'] ?? '')).status).toBe(401);
    expect((await audit()).at(-1)).toEqual(['vendedor', 'impersonation-ended', '1', 'signed-out']);
  });
});
