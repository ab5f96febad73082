import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente', 'cliente.admin'])
    tokens[user] = await server.signIn(user);
  await anOffice(server.database);
  await server.database.query(`update customer set seller_id = case id when 1 then 1 end`);
});
afterAll(() => server.close());

const get = (path: string, user = 'gerente') =>
  server.call('GET', `/api/Management/${path}`, { token: tokens[user] ?? '' });
const correct = (path: string, body: unknown, headers: Record<string, string> = {}, user = 'gerente') =>
  server.call('PUT', `/api/Management/${path}/correction`, { token: tokens[user] ?? '', body, headers });
const casesOf = (answer: { readonly json: Record<string, unknown> | null }) =>
  ((answer.json?.['cases'] ?? []) as { readonly number?: string; readonly rmaNumber?: string }[]).map(
    ({ number, rmaNumber }) => number ?? rmaNumber,
  );

describe('claims and warranties of staff', () => {
  it('list by what the address asks, and show one with its entity tag', async () => {
    expect(casesOf(await get('StaffClaims?state=Created&q=4'))).toEqual(['2026-00000004']);
    expect(casesOf(await get('StaffWarranties?state=Pending,Refused'))).toEqual(['2026-00000004', '2026-00000002']);
    const one = await get('StaffClaims/2026-3');
    expect(one).toMatchObject({
      status: 200,
      json: { number: '2026-00000003', customerCode: 'C1', externalCode: 'RX3', version: 1, corrections: [] },
    });
    expect(one.headers.get('etag')).toBe('"1"');
    expect((await get('StaffWarranties/choices')).json).toMatchObject({
      types: [{ kind: 'fault', names: ['Al colocarlo', 'Con el tiempo'] }],
    });
  });

  it.each([
    'StaffClaims?state=Pending',
    'StaffClaims?state=',
    'StaffClaims?from=2026-02-31',
    'StaffClaims?who=1',
    'StaffClaims?after=x',
  ])('refuse %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(typeof answer.json?.['title']).toBe('string');
  });

  it.each(['x', '2026-99', '99999999999-1', '%00'])('know no claim %s', async (number) => {
    expect([400, 404]).toContain((await get(`StaffClaims/${number}`)).status);
  });

  it('are a seller’s of their own customers, who correct nothing', async () => {
    expect(casesOf(await get('StaffClaims', 'vendedor'))).not.toContain('2026-00000004');
    expect((await get('StaffClaims/2026-4', 'vendedor')).status).toBe(404);
    const body = { field: 'resolution', text: 'x', reason: 'y' };
    expect((await correct('StaffClaims/2026-1', body, { 'if-match': '"1"' }, 'vendedor')).status).toBe(403);
  });

  it('correct what was seen, with a reason', async () => {
    const body = { field: 'resolution', text: 'Era otro', reason: 'Mal escrito' };
    expect((await correct('StaffWarranties/2026-4', body)).status).toBe(428);
    expect((await correct('StaffWarranties/2026-4', body, { 'if-match': '"7"' })).status).toBe(412);
    expect(
      (await correct('StaffWarranties/2026-4', { ...body, reason: ' ' }, { 'if-match': '"1"' })).json,
    ).toMatchObject({
      code: 'case-correction-reason-missing',
      title: 'Escribí el motivo de la corrección',
    });
    const done = await correct('StaffWarranties/2026-4', body, { 'if-match': '"1"' });
    expect(done).toMatchObject({ status: 200, json: { resolution: 'Era otro', version: 2 } });
    expect(done.headers.get('etag')).toBe('"2"');
    const open = await correct('StaffWarranties/2026-2', body, { 'if-match': '"1"' });
    expect([open.status, open.json?.['code']]).toEqual([409, 'case-not-correctable']);
  });
});
