import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const path = '/api/Management/AccountAgeing';
const get = (query: string, user = 'gerente') => server.call('GET', `${path}${query}`, { token: tokens[user] ?? '' });

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('api/Management/AccountAgeing', () => {
  it('tells who owes what for how long', async () => {
    const { json } = await get('?q=C1');
    expect(json).toMatchObject({ count: 1, next: null, customers: [{ customerCode: 'C1', documents: 1 }] });
    expect((await get('?q=nadie')).json).toMatchObject({ count: 0, customers: [], owed: { more: 0 } });
  });

  it.each([
    '?late=2',
    '?x=1',
    `?q=${'1'.repeat(101)}`,
    '?after=x',
    '/table?format=doc',
    '/table',
    '/table?format=csv&after=x',
  ])('refuses %s', async (query) => expect((await get(query)).status).toBe(400));

  it('is a file of what is listed', async () => {
    const bytesOf = async (query: string) => Buffer.from(String((await get(query)).json?.['content']), 'base64');
    const csv = (await bytesOf('/table?format=csv&q=C1')).toString('utf8');
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain('"C1";"Uno"');
    expect((await bytesOf('/table?format=xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect((await get('/table?format=csv&q=nadie')).json).toMatchObject({ status: 409, code: 'nothing-to-export' });
  });

  it('is nobody’s who buys', async () => {
    expect([(await get('', 'cliente')).status, (await get('/table?format=csv', 'cliente')).status]).toEqual([403, 403]);
  });
});
