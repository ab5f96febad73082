import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createCustomerSignInService, createSignInService, createStaffSignInService } from '#adapters/http/sign-ins.ts';
import { nobody } from '#core/session/caller-of-user.ts';
import { asId } from '#core/shared/ids.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const isIn = async (token: string) => (await server.call('GET', '/api/Login/me', { token })).status === 200;
const clientOf = (token: string) => createCall({ baseUrl: server.address, token: () => token });

it('everybody sees their own sign-ins, and ends the others (docs/rules/session.md 9)', async () => {
  const [here, there, elsewhere] = [
    await server.signIn('cliente'),
    await server.signIn('cliente'),
    await server.signIn('cliente'),
  ];
  const own = createSignInService(clientOf(here));
  const found = (await own.list(nobody)).unwrap();
  expect(found).toHaveLength(3);
  expect(found.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ network: '127.0.0.1' }]);
  const other = found.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect((await own.end(nobody, other)).ok).toBe(true);
  expect((await own.end(nobody, other)).val).toEqual({ code: 'sign-in-not-found' });
  expect([await isIn(there), await isIn(elsewhere)].filter(Boolean)).toHaveLength(1);
  expect((await own.end(nobody, null)).ok).toBe(true);
  expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, false]);
});

it('administrators see and end those of staff; who acts as a customer has none', async () => {
  const [admin, seller] = [await server.signIn('admin'), await server.signIn('vendedor')];
  const [row] = await server.database.query<{ id: number }>(`select id from app_user where user_name = 'vendedor'`);
  const id = asId<'user'>(String(row?.id));
  const ofStaff = createStaffSignInService(clientOf(admin));
  expect((await ofStaff.list(nobody, id)).unwrap()).toHaveLength(1);
  expect((await createStaffSignInService(clientOf(seller)).list(nobody, id)).val).toEqual({ code: 'not-allowed' });
  expect((await ofStaff.end(nobody, id)).ok).toBe(true);
  expect([await isIn(admin), await isIn(seller)]).toEqual([true, false]);
  const acting = await server.call('POST', '/api/Login/admin-as-customer', { token: admin, body: { customerId: 1 } });
  const asCustomer = createSignInService(clientOf(String(acting.json?.['token'])));
  expect((await asCustomer.list(nobody)).val).toEqual({ code: 'not-allowed' });
});

it('administrators see and end those of a customer’s logins, one or all; nobody else does', async () => {
  const [admin, seller] = [await server.signIn('admin'), await server.signIn('vendedor')];
  const [boss, clerk] = [await server.signIn('cliente.admin'), await server.signIn('cliente')];
  const me = await server.call('GET', '/api/Login/me', { token: boss });
  const id = asId<'customer'>(String(me.json?.['customerId']));
  const ofCustomer = createCustomerSignInService(clientOf(admin));
  const found = (await ofCustomer.list(nobody, id)).unwrap();
  expect(new Set(found.map(({ login }) => login))).toEqual(new Set(['cliente.admin', 'cliente']));
  for (const token of [seller, boss]) {
    const service = createCustomerSignInService(clientOf(token));
    expect((await service.list(nobody, id)).val).toEqual({ code: 'not-allowed' });
    expect((await service.end(nobody, id, null)).val).toEqual({ code: 'not-allowed' });
  }
  const ofBoss = found.find(({ login }) => login === 'cliente.admin')?.id ?? '';
  expect((await ofCustomer.end(nobody, id, ofBoss)).ok).toBe(true);
  expect((await ofCustomer.end(nobody, id, ofBoss)).val).toEqual({ code: 'sign-in-not-found' });
  expect([await isIn(boss), await isIn(clerk)]).toEqual([false, true]);
  expect((await ofCustomer.end(nobody, id, null)).ok).toBe(true);
  expect([await isIn(clerk), await isIn(admin), await isIn(seller)]).toEqual([false, true, true]);
  expect((await ofCustomer.list(nobody, asId('999999'))).unwrap()).toEqual([]);
});
