import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseAway, isAway } from '#adapters/postgres/database/database-away.ts';
import { aLine } from '#test/contracts/a-line.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { aServer, type TestServer } from './a-server.ts';

const url = process.env['TEST_DATABASE_URL'];

describe.skipIf(url === undefined)('a PostgreSQL that is not there', () => {
  let test: TestDatabase;
  let line: Awaited<ReturnType<typeof aLine>>;
  let server: TestServer;
  let token = '';
  beforeAll(async () => {
    const opened = databases.find(([name]) => name === 'PostgreSQL');
    if (opened === undefined) throw new Error('no PostgreSQL');
    test = await opened[1]();
    const [own] = await test.database.query<{ name: string }>('select current_database() as name');
    const through = new URL(url ?? '');
    line = await aLine(new URL(url ?? ''));
    through.hostname = '127.0.0.1';
    through.port = String(line.port);
    through.pathname = `/${own?.name}`;
    server = await aServer({ DATABASE_URL: through.href });
    token = await server.signIn('cliente');
  }, 60_000);
  afterAll(async () => {
    line.set('open');
    await server.close();
    await line.close();
    await test.dispose();
  });

  const cart = () => server.call('GET', '/api/ShoppingCarts', { token });
  const readiness = async () => (await server.call('GET', '/readyz')).status;

  it.each(['cut', 'frozen'] as const)(
    '%s: calls get a 503 with when to ask again, and all is well once it is back',
    async (state) => {
      await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
      expect((await cart()).status).toBe(200);
      line.set(state);
      const answers = await Promise.all(Array.from({ length: 30 }, cart));
      for (const { status, json, headers } of answers) {
        expect(status).toBe(503);
        expect(json).toMatchObject({
          code: 'database-away',
          title: expect.stringContaining('La base de datos no responde'),
        });
        expect(headers.get('content-type')).toContain('application/problem+json');
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(await readiness()).toBe(503);
      expect((await server.call('GET', '/healthz')).status).toBe(200);
      line.set('open');
      await expect.poll(async () => (await cart()).status, { timeout: 25_000 }).toBe(200);
      await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
    },
    90_000,
  );
});

describe('trouble of the database', () => {
  it.each(['ECONNREFUSED', '08006', '53100', '53300', '57P01', '57014', '58030', '25006'])('%s is its own', (code) => {
    expect(isAway(Object.assign(new Error('x'), { code }))).toBe(true);
  });
  it.each(['08P01', '23505', '42601', '22P02', '40001', 'ENOENT'])('%s is not', (code) => {
    expect(isAway(Object.assign(new Error('x'), { code }))).toBe(false);
  });
  it('knows a full disk', () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    expect([new DatabaseAway(full).isDiskFull, new DatabaseAway(new Error('x')).isDiskFull]).toEqual([true, false]);
  });
});
