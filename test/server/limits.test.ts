import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ SIGN_IN_LIMIT: '100' });
});
afterAll(() => server.close());

it('slows down a client that guesses passwords, and says for how long', async () => {
  const guess = () => server.call('POST', '/api/Login/authenticate', { body: { userName: 'admin', password: 'x' } });
  const statuses = [];
  for (let turn = 0; turn < 12; turn += 1) statuses.push((await guess()).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.json).toMatchObject({ code: 'too-many-attempts' });
  const other = await server.call('POST', '/api/Login/authenticate', {
    body: { userName: 'cliente', password: 'demo' },
  });
  expect(other.status).toBe(200);
});

it('lets somebody in with a new password, however many tries were stopped at the one before', async () => {
  const own = await aServer({ SIGN_IN_LIMIT: '100' });
  const token = await own.signIn('admin');
  const signIn = async (password: string, userName = 'cliente') =>
    (await own.call('POST', '/api/Login/authenticate', { body: { userName, password } })).status;
  const statuses = [];
  // Spaces around a name make no other one of it.
  for (let turn = 0; turn < 11; turn += 1) statuses.push(await signIn('x', turn % 2 === 0 ? 'cliente' : ' cliente '));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  const look = async () => (await own.call('GET', '/api/Customers/1/credentials', { token })).json;
  await expect.poll(look).toMatchObject({ userLock: { why: 'sign-in-locked' } });
  const issued = await own.call('POST', '/api/Customers/1/credentials/user', { token });
  expect(await look()).toMatchObject({ userLock: null });
  expect(await signIn(String(issued.json?.['password']))).toBe(200);
  // The new one is guarded as the old one was.
  const again = [];
  for (let turn = 0; turn < 10; turn += 1) again.push(await signIn('x'));
  expect(again).toEqual([...Array(9).fill(401), 429]);
  await expect.poll(look).toMatchObject({ userLock: { why: 'sign-in-locked' } });
  await own.close();
});

it('slows down a client that tries one password at many names', async () => {
  const statuses = [];
  for (let turn = 0; turn < 101; turn += 1) {
    const body = { userName: `nadie${turn}`, password: 'demo' };
    statuses.push((await server.call('POST', '/api/Login/authenticate', { body })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(50);
});

it('slows down tries of one name from many addresses, made-up ones too', async () => {
  const behindProxy = await aServer({ SIGN_IN_LIMIT: '20', TRUST_PROXY: 'true' });
  const statuses = [];
  for (let turn = 0; turn < 25; turn += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${turn}, 203.0.113.${turn}` };
    const body = { userName: 'gerente', password: 'x' };
    statuses.push((await behindProxy.call('POST', '/api/Login/authenticate', { body, headers })).status);
  }
  const invented = { 'x-forwarded-for': '192.0.2.200, 203.0.113.250' };
  const inventedAgain = { 'x-forwarded-for': '192.0.2.201, 203.0.113.250' };
  for (const [turn, headers] of [invented, invented, inventedAgain].entries()) {
    const body = { userName: 'vendedor', password: 'x' };
    const { status } = await behindProxy.call('POST', '/api/Login/authenticate', { body, headers });
    expect(status).toBe(turn < 2 ? 401 : 429);
  }
  await behindProxy.close();
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
  expect(statuses.slice(20)).toEqual(Array(5).fill(429));
});
