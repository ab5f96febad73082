import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';
import { type Asker, accessTable } from './access-table.ts';
import type { Description } from './described-calls.ts';

const users: Readonly<Record<Exclude<Asker, 'visitor'>, string>> = {
  Admin: 'admin',
  Manager: 'gerente',
  Seller: 'vendedor',
  CustomerAdmin: 'cliente.admin',
  CustomerUser: 'cliente',
};
const askers: readonly Asker[] = ['visitor', 'Admin', 'Manager', 'Seller', 'CustomerAdmin', 'CustomerUser'];

/** What would begin long work, or end the session that asks: who may make it is not tried out here. */
const notTried: ReadonlySet<string> = new Set([
  'POST /api/Login/logout',
  'POST /api/Vl/Update/create-prices-files',
  'POST /api/Backups',
]);

/** What stands in an address where a call has a parameter: of nobody, where it names something. */
const parameters: Readonly<Record<string, string>> = {
  id: '999999999',
  number: '2026-99999999',
  page: '1',
  value: 'true',
  kind: 'user',
  category: 'Slider',
  folder: 'Slider',
  name: 'nada.png',
};

const addressOf = (path: string): string => path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? 'x');

const rows = accessTable.flatMap(({ by, calls }) => calls.map((call) => ({ by, call })));

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of Object.values(users)) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

const as = (user: string) => ({ token: tokens[user] ?? '' });

describe('the access matrix (docs/rules/access.md 3)', () => {
  it('has every call of the API once, and no other', async () => {
    const { json } = await server.call('GET', '/api/openapi.json');
    const { paths } = json as unknown as Description;
    const there = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/api/') ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`) : [],
    );
    expect(rows.map(({ call }) => call).toSorted()).toEqual(there.toSorted());
  });

  it.each(askers)('is kept for %s, call by call', async (asker) => {
    const wrong: string[] = [];
    for (const { by, call } of rows) {
      const may = by.includes(asker);
      if (may && notTried.has(call)) continue;
      const [method = '', path = ''] = call.split(' ');
      const answer = await fetch(`${server.address}${addressOf(path)}`, {
        method,
        headers: {
          ...(asker === 'visitor' ? {} : { authorization: `Bearer ${as(users[asker]).token}` }),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      const { code = '' } = (await answer.json().catch(() => ({}))) as { readonly code?: string };
      const refused = code === 'not-signed-in' || code === 'not-allowed';
      const expected = asker === 'visitor' ? 401 : 403;
      if (may ? refused : answer.status !== expected || !refused) wrong.push(`${call}: ${answer.status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});
