import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { actualAccountWire, managedDocumentsWire, managedDocumentWire } from '#adapters/wire/current-account.wire.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro'];
const path = '/api/CurrentAccounts';
const find = (title: string) => server.call('GET', `${path}?title=${encodeURIComponent(title)}`, as('admin'));
const titles = async (title: string) =>
  z.parse(managedDocumentsWire, (await find(title)).json).map((document) => document.title);
const settle = (id: string, body: unknown) => server.call('PUT', `${path}/${id}`, { ...as('admin'), body });
const actual = async (user: string) => {
  const { json } = await server.call('GET', `${path}/actual`, as(user));
  return z.parse(actualAccountWire, json).documents.map(({ title }) => title);
};

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('documents of every company', () => {
  it.each([
    ['GET', `${path}?title=a`, undefined],
    ['GET', `${path}/1`, undefined],
    ['PUT', `${path}/1`, { isFinished: false }],
    ['DELETE', `${path}/999`, undefined],
  ])('%s %s is for administrators only', async (method, address, body) => {
    const answers = await Promise.all(
      everybody.map(
        async (user) => [user, (await server.call(method, address, { ...as(user), body })).status] as const,
      ),
    );
    expect(answers.filter(([, status]) => status !== 403).map(([user]) => user)).toEqual(['admin']);
    expect((await server.call(method, address, { body })).status).toBe(401);
  });

  it('are found by part of their number, of any company', async () => {
    expect(await titles('a1-1')).toEqual(['A 00001-00000001']);
    expect(await titles('0001-00000003')).toEqual(['A 00001-00000003']);
    expect(await titles('r')).toEqual(['R 00002-00000001']);
    expect(await titles('hola')).toEqual([]);
    const { json } = await find('1-1');
    expect(json).toMatchObject([
      {
        id: '1',
        title: 'A 00001-00000001',
        customerName: 'Uno',
        customerFantasyName: expect.any(String),
        date: '2026-08-01',
        expiration: '2026-08-31',
        total: 1210,
        debt: 1210,
        days: expect.any(Number),
        isFinished: false,
        isExpired: true,
        hasPdf: true,
      },
    ]);
  });

  it.each(['', `${path}?title=`, `${path}?title=%20`, `${path}?title=${'1'.repeat(101)}`, `${path}?title=1&x=1`])(
    'bad input is told with its field: %s',
    async (address) => {
      const answer = await server.call('GET', address === '' ? path : address, as('admin'));
      expect(answer.status).toBe(400);
    },
  );

  it.each(['%', '9'.repeat(13), '9'.repeat(100), 'ñandú', `'; drop table customer`, '1-99999999'])(
    '%j finds nothing and breaks nothing',
    async (text) => {
      const answer = await find(text);
      expect([answer.status, answer.json]).toEqual([200, []]);
    },
  );

  it('are settled, which their company sees at once, and written down', async () => {
    const settled = await settle('1', { isFinished: true });
    expect(settled.status).toBe(200);
    expect(z.parse(managedDocumentWire, settled.json)).toMatchObject({ isFinished: true, isExpired: false });
    expect((await server.call('GET', `${path}/1`, as('admin'))).json).toEqual(settled.json);
    expect(await actual('cliente')).toEqual(['A 00001-00000002']);
    expect((await settle('1', { isFinished: false })).json).toMatchObject({ isFinished: false, isExpired: true });
    expect(await actual('cliente')).toEqual(['A 00001-00000001', 'A 00001-00000002']);
    const entries = await server.database.query('select user_name, action from audit_entry order by id');
    expect(entries).toEqual([
      { user_name: 'admin', action: 'document-finished' },
      { user_name: 'admin', action: 'document-reopened' },
    ]);
  });

  it.each([{}, { isFinished: 'yes' }, { isFinished: true, debt: 0 }, [], { isFinished: null }])(
    'are not settled by %j',
    async (body) => {
      expect((await settle('1', body)).status).toBe(400);
    },
  );

  it.each(['999', 'x', '0', '99999999999999999999'])('none is at %s', async (id) => {
    for (const [method, body] of [['GET'], ['PUT', { isFinished: true }], ['DELETE']] as const) {
      const answer = await server.call(method, `${path}/${id}`, { ...as('admin'), body });
      expect([answer.status, answer.json?.['code']]).toEqual([404, 'document-not-found']);
    }
  });

  it('are taken away for good', async () => {
    expect((await server.call('DELETE', `${path}/4`, as('admin'))).status).toBe(204);
    expect((await server.call('DELETE', `${path}/4`, as('admin'))).status).toBe(404);
    expect(await actual('otro')).toEqual([]);
    expect(await titles('a1-3')).toEqual([]);
  });

  it('are in OpenAPI', async () => {
    const paths = (await server.call('GET', '/api/openapi.json')).json?.['paths'] as Record<string, object>;
    expect(Object.keys(paths['/api/CurrentAccounts/{id}'] ?? {}).sort()).toEqual(['delete', 'get', 'put']);
  });
});
