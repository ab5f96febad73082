import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ SIGN_IN_LIMIT: '100' });
});
afterAll(() => server.close());

it('slows down whoever guesses passwords, and says for how long', async () => {
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

it('slows down whoever tries one password at many names', async () => {
  const statuses = [];
  for (let turn = 0; turn < 101; turn += 1) {
    const body = { userName: `nadie${turn}`, password: 'demo' };
    statuses.push((await server.call('POST', '/api/Login/authenticate', { body })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(50);
});
