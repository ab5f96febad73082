import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimOptionsWire, claimPageWire, managedClaimPageWire } from '#adapters/wire/claims.wire.ts';
import { actualAccountWire, bankAccountsWire, documentPageWire } from '#adapters/wire/current-account.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { faultSequencesWire, managedWarrantyPageWire, warrantiesWire } from '#adapters/wire/warranties.wire.ts';
import { textsOfPdf } from '#test/adapters/documents/a-pdf.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const get = (path: string, user = 'cliente.admin') => server.call('GET', path, as(user));
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro'];

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('answers of the back office', () => {
  it.each([
    ['/api/Demands/1', claimPageWire, 'cliente.admin'],
    ['/api/demands/ORIGINS', claimOptionsWire, 'cliente.admin'],
    ['/api/Demands/reasons', claimOptionsWire, 'cliente.admin'],
    ['/api/Management/Demands/1', managedClaimPageWire, 'gerente'],
    ['/api/Management/Warranties/1', managedWarrantyPageWire, 'gerente'],
    ['/api/Warranties', warrantiesWire, 'cliente.admin'],
    ['/api/Warranties/fault-sequence', faultSequencesWire, 'cliente.admin'],
    ['/api/CurrentAccounts/actual', actualAccountWire, 'cliente'],
    ['/api/CurrentAccounts/historic/1', documentPageWire, 'cliente'],
    ['/api/CurrentAccounts/bank-accounts', bankAccountsWire, 'cliente'],
    ['/api/CurrentAccounts/1/pdf', namedFileWire, 'cliente'],
  ] as const)('%s have the shape of the wire', async (path, wire, user) => {
    const answer = await get(path, user);
    expect(answer.status).toBe(200);
    expect(z.safeParse<z.ZodMiniType>(wire, answer.json).error?.issues).toBeUndefined();
  });

  it.each([
    ['/api/Demands/1', ['cliente.admin']],
    ['/api/Demands/origins', ['cliente.admin']],
    ['/api/Demands/reasons', ['cliente.admin']],
    ['/api/Management/Demands/1', ['admin', 'gerente']],
    ['/api/Management/Warranties/1', ['admin', 'gerente']],
    ['/api/Warranties', ['cliente.admin']],
    ['/api/Warranties/fault-sequence', ['cliente.admin']],
    ['/api/CurrentAccounts/actual', ['cliente.admin', 'cliente', 'otro']],
    ['/api/CurrentAccounts/historic/1', ['cliente.admin', 'cliente', 'otro']],
    ['/api/CurrentAccounts/bank-accounts', ['cliente.admin', 'cliente', 'otro']],
    ['/api/CurrentAccounts/1/pdf', ['admin', 'cliente.admin', 'cliente']],
  ])('%s is for %j', async (path, allowed) => {
    const answers = await Promise.all(everybody.map(async (user) => [user, (await get(path, user)).status] as const));
    expect(answers.filter(([, status]) => status === 200).map(([user]) => user)).toEqual(allowed);
    expect((await server.call('GET', path)).status).toBe(401);
  });

  it('are described in OpenAPI', async () => {
    const { json } = await server.call('GET', '/api/openapi.json');
    const paths = json?.['paths'] as Record<string, unknown>;
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/Demands/{page}', '/api/Warranties', '/api/CurrentAccounts/{id}/pdf']),
    );
  });
});

describe('claims', () => {
  it('bear numbers as orders do, and belong to their company', async () => {
    const { json } = await get('/api/Demands/1');
    const numbers = ['2026-00000005', '2026-00000003', '2026-00000002', '2026-00000001'];
    expect(json).toMatchObject({ demands: numbers.map((number) => ({ number })), currentPage: 1, totalPages: 1 });
  });

  it.each(['0', '-1', 'x', '1.5'])('page %s is the first', async (page) => {
    expect((await get(`/api/Demands/${page}`)).json).toMatchObject({ currentPage: 1 });
  });

  it.each(['9', '99999999999'])('page %s of one is that one', async (page) => {
    expect((await get(`/api/Demands/${page}`)).json).toEqual((await get('/api/Demands/1')).json);
  });

  it('are associated once, and their company’s list says so', async () => {
    const associate = (body: unknown, user = 'gerente') =>
      server.call('POST', '/api/Management/Demands/associate', { ...as(user), body });
    const first = await associate({ demandId: '5', externalCode: ' FX-77 ' });
    expect(first.json).toMatchObject({ externalCode: 'FX-77', currentTracking: { state: 'InProgress' } });
    const again = await associate({ demandId: '5', externalCode: 'FX-78' });
    expect([again.status, again.json?.['title']]).toEqual([
      409,
      'Alguien ya asoció este reclamo: quedó con el código FX-77',
    ]);
    expect((await associate({ demandId: '999', externalCode: 'FX' })).status).toBe(404);
    expect((await associate({ demandId: '4', externalCode: '  ' })).status).toBe(400);
    expect((await associate({ demandId: '4', externalCode: 'FX', state: 'Accepted' })).status).toBe(400);
    expect((await associate({ demandId: '4', externalCode: 'FX' }, 'cliente.admin')).status).toBe(403);
    const { json } = await get('/api/Demands/1');
    expect(json).toHaveProperty('demands.0.tracking.1.state', 'InProgress');
  });
});

describe('warranties', () => {
  it('bear an RMA number', async () => {
    const warranties = (await get('/api/Warranties')).json as unknown as { rmaNumber: string; product: string }[];
    expect(warranties.map(({ rmaNumber }) => rmaNumber)[0]).toBe('2026-00000004');
    expect(warranties).toHaveLength(4);
  });
});

describe('the current account', () => {
  it('tells debt, age and the days after which a row stands out', async () => {
    const { json } = await get('/api/CurrentAccounts/actual');
    expect(json).toMatchObject({
      maxDays: 60,
      documents: [
        { id: '1', title: 'A 00001-00000001', date: '2026-08-01', total: 1210, debt: 1210, hasPdf: true },
        { id: '2', title: 'A 00001-00000002', total: 500.5, debt: 0, hasPdf: false },
      ],
    });
  });

  it('prints a document for its company and for administrators only', async () => {
    const { json } = await get('/api/CurrentAccounts/1/pdf', 'admin');
    expect(json?.['name']).toBe('A 00001-00000001.pdf');
    const texts = textsOfPdf(Buffer.from(String(json?.['content']), 'base64'));
    expect(texts).toEqual(expect.arrayContaining(['Uno', '6200-2RS', '$ 1.210,00']));
  });

  it.each([
    ['another company’s', '4'],
    ['one without lines', '2'],
    ['an unknown one', '99'],
    ['no number', 'x'],
  ])('does not have the PDF of %s', async (_what, id) => {
    const answer = await get(`/api/CurrentAccounts/${id}/pdf`, 'cliente');
    expect([answer.status, answer.json?.['code']]).toEqual([404, 'document-not-found']);
  });
});
