import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '#adapters/http/call.ts';
import { createCredentialService } from '#adapters/http/credentials.ts';
import { credentialsWire, issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import { nobody } from '#core/session/caller-of-user.ts';
import { lockStandsMs } from '#core/session/sign-in-lock.ts';
import { asId } from '#core/shared/ids.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const path = '/api/Customers/1/credentials';

const open = async (environment: Record<string, string> = {}): Promise<TestServer> => {
  const opened = await aServer(environment);
  await opened.database.query('update customer set seller_id = 1 where id = 1');
  return opened;
};

beforeAll(async () => {
  server = await open();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro']) {
    tokens[user] = await server.signIn(user);
  }
});
afterAll(() => server.close());

const as = (user: string) => ({ token: tokens[user] ?? '' });
const authenticate = (userName: string, password: unknown) =>
  server.call('POST', '/api/Login/authenticate', { body: { userName, password } });
const audited = (action: string) =>
  server.database.query<{ user_name: string; facts: Record<string, unknown> }>(
    'select user_name, facts from audit_entry where action = $1 order by id',
    [action],
  );

describe('the credentials of a customer', () => {
  it.each([
    ['admin', '1', 200],
    ['admin', '2', 200],
    ['admin', '99', 404],
    ['admin', 'nada', 404],
    ['admin', '9999999999999999', 404],
    ['vendedor', '1', 200],
    ['vendedor', '2', 403],
    ['vendedor', '99', 403],
    ['gerente', '1', 403],
    ['cliente.admin', '1', 403],
    ['cliente', '1', 403],
  ])('%s asks for those of %s: %d', async (user, id, status) => {
    expect((await server.call('GET', `/api/Customers/${id}/credentials`, as(user))).status).toBe(status);
    const issued = await server.call('POST', `/api/Customers/${id}/credentials/superadmin`, as(user));
    expect(issued.status).toBe(status === 403 && user !== 'vendedor' ? 403 : 400);
  });

  it('are nobody’s while acting as the customer', async () => {
    for (const [user, kind] of [
      ['admin', 'admin'],
      ['vendedor', 'seller'],
    ] as const) {
      const body = { customerId: '1' };
      const token = await server.signIn(user);
      const acting = await server.call('POST', `/api/Login/${kind}-as-customer`, { token, body });
      const login = { token: String(acting.json?.['token']) };
      expect((await server.call('GET', path, login)).status).toBe(403);
      expect((await server.call('POST', `${path}/admin`, login)).status).toBe(403);
    }
  });

  it('tell the logins, not what their users chose, and who looked', async () => {
    const before = (await audited('credentials-seen')).length;
    const { json } = await server.call('GET', path, as('vendedor'));
    expect(json).toEqual({
      adminLogin: 'cliente.admin',
      adminPassword: null,
      adminHidden: 'chosen',
      adminLock: null,
      userLogin: 'cliente',
      userPassword: null,
      userHidden: 'chosen',
      userLock: null,
    });
    expect((await audited('credentials-seen')).slice(before)).toEqual([
      { user_name: 'vendedor', facts: { customerId: '1', logins: ['cliente.admin', 'cliente'] } },
    ]);
  });

  it('a new password lets its user in, ends sessions of the former, and can be looked up', async () => {
    const issued = await server.call('POST', `${path}/user`, as('vendedor'));
    expect(z.safeParse(issuedPasswordWire, issued.json).success).toBe(true);
    expect(issued.json).toMatchObject({ login: 'cliente', isKept: true });
    const password = issued.json?.['password'];
    expect((await server.call('GET', '/api/Login/me', as('cliente'))).status).toBe(401);
    expect((await server.call('GET', '/api/Login/me', as('cliente.admin'))).status).toBe(200);
    expect((await authenticate('cliente', 'demo')).status).toBe(401);
    expect((await authenticate('cliente', password)).status).toBe(200);
    const seen = await server.call('GET', path, as('admin'));
    expect(z.safeParse(credentialsWire, seen.json).success).toBe(true);
    expect(seen.json).toMatchObject({ userPassword: password, userHidden: null, adminPassword: null });
    expect(await audited('password-issued')).toEqual([
      { user_name: 'vendedor', facts: { customerId: '1', login: 'cliente' } },
    ]);
    const stored = await server.database.query<{ password_sealed: string }>(
      `select password_sealed from app_user where user_name = 'cliente'`,
      [],
    );
    expect(stored[0]?.password_sealed).not.toContain(password);
  });

  it('a first password replaces none', async () => {
    const issue = () => server.call('POST', `${path}/admin?onlyFirst=true`, as('vendedor'));
    const refused = await issue();
    expect([refused.status, refused.json?.['code']]).toEqual([409, 'password-not-first']);
    expect((await authenticate('cliente.admin', 'demo')).status).toBe(200);
    await server.database.query(`update app_user set password_hash = '' where user_name = 'cliente.admin'`);
    const client = createCredentialService(createCall({ baseUrl: server.address, token: () => tokens['admin'] ?? '' }));
    const ask = () => client.issue(nobody, asId('1'), 'admin', true);
    expect((await ask()).unwrap().login).toBe('cliente.admin');
    expect((await ask()).val).toEqual({ code: 'password-not-first' });
  });

  it('a login that the customer does not have has no password', async () => {
    const answer = await server.call('POST', '/api/Customers/2/credentials/admin', as('admin'));
    expect([answer.status, answer.json?.['code']]).toEqual([404, 'login-not-found']);
    const { json } = await server.call('GET', '/api/Customers/2/credentials', as('admin'));
    expect(json).toMatchObject({ adminLogin: null, adminHidden: null, userLogin: 'otro' });
  });

  it('a copy that was sealed with another key is not readable, and says so', async () => {
    await server.database.query(`update app_user set password_sealed = '1.abc' where user_name = 'otro'`, []);
    const { json } = await server.call('GET', '/api/Customers/2/credentials', as('admin'));
    expect(json).toMatchObject({ userPassword: null, userHidden: 'unreadable' });
  });

  it('a login that was tried too often says why, since when and until when it is told', async () => {
    // As if nobody had come in since.
    await server.database.query(`update app_user set last_login = null where user_name = 'otro'`, []);
    await server.database.query(
      `insert into audit_entry (user_name, action, network, facts) values ('otro', 'sign-in-locked', '192.0.2.9', '{}')`,
      [],
    );
    const { json } = await server.call('GET', '/api/Customers/2/credentials', as('admin'));
    const { userLock, adminLock } = z.parse(credentialsWire, json);
    expect(adminLock).toBeNull();
    expect(userLock?.why).toBe('sign-in-locked');
    expect(Date.parse(userLock?.until ?? '') - Date.parse(userLock?.since ?? '')).toBe(lockStandsMs);
  });
});

it('where no copies are kept a new password is told once', async () => {
  const strict = await open({ VISIBLE_PASSWORDS: 'false' });
  const token = await strict.signIn('admin');
  const issued = await strict.call('POST', `${path}/admin`, { token });
  expect(issued.json).toMatchObject({ login: 'cliente.admin', isKept: false });
  const seen = await strict.call('GET', path, { token });
  expect(seen.json).toMatchObject({ adminPassword: null, adminHidden: 'off' });
  const [row] = await strict.database.query('select from app_user where password_sealed is not null', []);
  expect(row).toBeUndefined();
  await strict.close();
});
