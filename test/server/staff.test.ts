import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '#adapters/http/call.ts';
import { createStaffService } from '#adapters/http/staff.ts';
import { staffWire } from '#adapters/wire/staff.wire.ts';
import { nobody } from '#core/session/caller-of-user.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente']) {
    tokens[user] = await server.signIn(user);
  }
});
afterAll(() => server.close());

const path = '/api/Management/Staff';
const as = (user: string) => ({ token: tokens[user] ?? '' });
const laura = { userName: 'Laura.Gomez ', name: ' Laura Gómez', role: 'Seller', email: '', phone: '' };
const list = async () => z.parse(staffWire, (await server.call('GET', path, as('admin'))).json);
const named = async (userName: string) => {
  const found = (await list()).find((member) => member.userName === userName);
  if (found === undefined) throw new Error(`no ${userName}`);
  return found;
};
const tag = (version: number) => ({ 'if-match': `"${version}"` });

describe('staff (docs/rules/staff.md 1)', () => {
  it('is listed by name, without passwords', async () => {
    expect((await list()).map(({ userName, role }) => [userName, role])).toEqual([
      ['admin', 'Admin'],
      ['gerente', 'Manager'],
      ['vendedor', 'Seller'],
    ]);
  });

  it.each(['gerente', 'vendedor', 'cliente.admin', 'cliente'])('is nothing for %s', async (user) => {
    expect((await server.call('GET', path, as(user))).status).toBe(403);
    expect((await server.call('POST', path, { ...as(user), body: laura })).status).toBe(403);
  });

  it('is created with a password that works, and signed out at once when deactivated', async () => {
    const made = await server.call('POST', path, { ...as('admin'), body: laura });
    expect([made.status, made.json?.['member']]).toMatchObject([201, { userName: 'laura.gomez', name: 'Laura Gómez' }]);
    const body = { userName: 'laura.gomez', password: String(made.json?.['password']) };
    const signedIn = await server.call('POST', '/api/Login/authenticate', { body });
    const token = String(signedIn.json?.['token']);
    expect((await server.call('GET', '/api/Login/me', { token })).json).toMatchObject({ type: 'Seller' });
    const { id, version } = await named('laura.gomez');
    const off = { ...as('admin'), body: { isActive: false } };
    expect((await server.call('PUT', `${path}/${id}/state`, off)).status).toBe(428);
    expect((await server.call('PUT', `${path}/${id}/state`, { ...off, headers: tag(9) })).status).toBe(412);
    expect((await server.call('PUT', `${path}/${id}/state`, { ...off, headers: tag(version) })).status).toBe(200);
    expect((await server.call('GET', '/api/Login/me', { token })).status).toBe(401);
    expect((await server.call('POST', '/api/Login/authenticate', { body })).status).toBe(401);
    const again = await server.call('POST', path, { ...as('admin'), body: laura });
    expect([again.status, again.json?.['code']]).toEqual([409, 'user-name-taken']);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ userName: 'con espacio' }, 'userName'],
    [{ email: 'nada' }, 'email'],
    [{ phone: '1'.repeat(60) }, 'phone'],
    [{ role: 'CustomerAdmin' }, 'role'],
    [{ surprise: 1 }, 'surprise'],
  ])('with %j is refused at its field', async (wrong, field) => {
    const before = await list();
    const refused = await server.call('POST', path, { ...as('admin'), body: { ...laura, ...wrong } });
    expect(refused.json).toMatchObject({ status: 400, errors: [{ field }] });
    expect(await list()).toEqual(before);
  });

  it('oneself and the last administrator stay', async () => {
    const { id, version } = await named('admin');
    const off = { ...as('admin'), body: { isActive: false }, headers: tag(version) };
    expect((await server.call('PUT', `${path}/${id}/state`, off)).json).toMatchObject({ code: 'own-account' });
    const body = { name: 'admin', role: 'Manager', email: '', phone: '' };
    const demoted = await server.call('PUT', `${path}/${id}`, { ...as('admin'), body, headers: tag(version) });
    expect(demoted.json).toMatchObject({ status: 409, code: 'last-administrator' });
  });

  it('customers are handed over, and a password is issued', async () => {
    await server.database.query('update customer set seller_id = 1');
    const [from, to] = [await named('vendedor'), await named('laura.gomez')];
    const give = (id: unknown) =>
      server.call('POST', `${path}/${from.id}/hand-over`, { ...as('admin'), body: { to: id } });
    expect((await give(to.id)).json).toMatchObject({ status: 400, code: 'seller-inactive', errors: [{ field: 'to' }] });
    await server.call('PUT', `${path}/${to.id}/state`, {
      ...as('admin'),
      body: { isActive: true },
      headers: tag(to.version),
    });
    expect((await give(to.id)).json).toEqual({ customers: from.customers });
    expect((await give('nadie')).status).toBe(404);
    const issued = await server.call('POST', `${path}/${to.id}/credentials`, as('admin'));
    expect(issued.json).toMatchObject({ login: 'laura.gomez', isKept: false });
    const customer = await server.database.query<{ id: number }>(`select id from app_user where user_name = 'cliente'`);
    const other = await server.call('POST', `${path}/${customer[0]?.id}/credentials`, as('admin'));
    expect([other.status, other.json?.['code']]).toEqual([404, 'login-not-found']);
  });

  it('is the same by the client over HTTP', async () => {
    const call = createCall({ baseUrl: server.address, token: () => tokens['admin'] ?? '' });
    const client = createStaffService(call);
    const members = (await client.list(nobody)).unwrap();
    expect(members).toEqual(await list());
    const marta = { userName: 'marta', name: 'Marta', role: 'Manager', email: 'm@example.com', phone: '' } as const;
    const { member, password } = (await client.create(nobody, marta)).unwrap();
    expect(password).toMatch(/^[a-z2-9-]{14}$/);
    const { userName: _, ...change } = marta;
    const changed = (await client.change(nobody, member, { ...change, phone: '5' })).unwrap();
    expect(changed).toMatchObject({ phone: '5', version: 2 });
    expect((await client.setActive(nobody, member, false)).val).toEqual({ code: 'staff-moved' });
    expect((await client.setActive(nobody, changed, false)).unwrap().isActive).toBe(false);
    expect((await client.handOver(nobody, member.id, member.id)).val).toEqual({ code: 'not-a-seller' });
    expect((await client.issue(nobody, member.id)).unwrap().login).toBe('marta');
    expect((await client.create(nobody, { ...marta, name: '' })).val).toMatchObject({ code: 'staff-name-missing' });
  });
});
