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
  await server.database.query(
    `insert into app_user (user_name, name, role, customer_id, password_hash)
     select 'otro.admin', 'otro.admin', 'CustomerAdmin', 2, password_hash from app_user where user_name = 'otro'`,
  );
  for (const user of [...Object.values(users), 'otro.admin', 'otro']) tokens[user] = await server.signIn(user);
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

/** Everything that a company, or a seller, has by an address of its own. */
describe('what is another’s (docs/rules/access.md 3)', () => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const make = async (path: string, body: object) =>
      String((await server.call('POST', path, { ...as('cliente.admin'), body })).json?.['id']);
    ids['list'] = await make('/api/SavedLists', { name: 'Mía', lines: [{ productPriceId: '1', quantity: 1 }] });
    ids['search'] = await make('/api/SavedSearches', { name: 'Mía', query: 'q=bujia' });
    const [document] = await server.database.query<{ id: number }>(
      `insert into account_document (customer_id, date, letter, point_of_sale, number, total, debt, expiration)
       values (1, '2026-01-05', 'A', 1, 1, 10, 10, '2026-02-05') returning id`,
    );
    await server.database.query(
      `insert into account_document_line (document_id, position, quantity, unit_price) values ($1, 1, 1, 10)`,
      [document?.id],
    );
    ids['document'] = String(document?.id);
  });

  const calls = [
    ['GET', '/api/SavedLists/{list}'],
    ['DELETE', '/api/SavedLists/{list}'],
    ['DELETE', '/api/SavedSearches/{search}'],
    ['GET', '/api/CurrentAccounts/{document}/pdf'],
  ] as const;

  it.each(calls)('%s %s is not there for another company, and is for its own', async (method, path) => {
    const address = path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? '');
    const headers = { 'if-match': '"1"' };
    const statusFor = async (user: string) => (await server.call(method, address, { ...as(user), headers })).status;
    expect(await statusFor('otro.admin')).toBe(404);
    expect(await statusFor('cliente.admin')).toBeLessThan(300);
  });

  it.each([
    ['GET', '/api/Customers/{customer}/credentials'],
    ['POST', '/api/Customers/{customer}/credentials/user'],
  ] as const)('%s %s is for the seller of the customer alone', async (method, path) => {
    await server.database.query('update customer set seller_id = case id when 1 then 1 end');
    const statusFor = async (customer: string) => {
      const answer = await server.call(method, path.replace('{customer}', customer), as('vendedor'));
      return [answer.status, answer.json?.['code']];
    };
    expect(await statusFor('1')).not.toEqual([403, 'customer-not-yours']);
    expect(await statusFor('2')).toEqual([403, 'customer-not-yours']);
    expect(await statusFor('999')).toEqual([403, 'customer-not-yours']);
  });
});
