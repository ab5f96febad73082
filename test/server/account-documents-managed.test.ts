import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const path = '/api/Management/AccountDocuments';
const body = {
  customer: 'C1',
  letter: 'A',
  pointOfSale: 3,
  number: 416,
  date: '2026-11-01',
  expiration: '2026-12-01',
  total: 1234.5,
  debt: 1234.5,
};
const pdf = Buffer.from('%PDF-1.7\nhola\n%%EOF\n').toString('base64');

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('api/Management/AccountDocuments', () => {
  it('lists by what is asked, and refuses what cannot be read at its field', async () => {
    const { json } = await server.call('GET', `${path}?q=1-3`, as('gerente'));
    expect(json).toMatchObject({ documents: [{ title: 'A 00001-00000003', customerCode: 'C2' }], next: null });
    for (const query of ['state=pago', 'letter=X', 'from=2026-02-30', 'x=1', `q=${'1'.repeat(101)}`, 'after=x']) {
      expect((await server.call('GET', `${path}?${query}`, as('gerente'))).status, query).toBe(400);
    }
    expect((await server.call('GET', path, as('cliente'))).status).toBe(403);
  });

  it('creates one, once, with its place and its tag', async () => {
    const made = await server.call('POST', path, { ...as('admin'), body });
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"']);
    expect(made.json).toMatchObject({ title: 'A 00003-00000416', customerName: 'Uno', total: 1234.5 });
    expect(made.headers.get('location')).toBe(`${path}/${made.json?.['id']}`);
    const twice = await server.call('POST', path, { ...as('admin'), body });
    expect([twice.status, twice.json?.['code']]).toEqual([409, 'document-taken']);
    expect(twice.json?.['title']).toContain('Ya está cargado A 00003-00000416, de Uno');
  });

  it.each([
    [{ customer: 'nadie' }, 'customer'],
    [{ pointOfSale: 100_000 }, 'pointOfSale'],
    [{ number: 1.5 }, 'number'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2099-01-31', expiration: '2099-03-01' }, 'date'],
    [{ expiration: '2026-10-01' }, 'expiration'],
    [{ total: -1 }, 'total'],
    [{ total: 1e30 }, 'total'],
    [{ debt: 0.001 }, 'debt'],
    [{ debt: 2000 }, 'debt'],
  ])('%j is told at %s, and nothing is stored', async (part, field) => {
    const answer = await server.call('POST', path, { ...as('admin'), body: { ...body, number: 900, ...part } });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: [{ field }] });
    expect((await server.call('GET', `${path}?q=3-900`, as('admin'))).json).toMatchObject({ documents: [] });
  });

  it('tells all that is wrong at once, each at its field', async () => {
    const wrong = { ...body, number: 0, pointOfSale: 0, date: '2026-02-30', total: -1 };
    for (const [method, to, more] of [
      ['POST', path, {}],
      ['PUT', `${path}/1`, { headers: { 'if-match': '"1"' } }],
    ] as const) {
      const { status, json } = await server.call(method, to, { ...as('admin'), body: wrong, ...more });
      const fields = ((json?.['errors'] ?? []) as { readonly field: string }[]).map(({ field }) => field);
      expect([method, status, fields]).toEqual([method, 400, ['pointOfSale', 'number', 'date', 'total']]);
    }
  });

  it('corrects what was seen', async () => {
    const put = (tag: string | null, part: object) =>
      server.call('PUT', `${path}/1`, {
        ...as('admin'),
        body: { ...body, number: 1, pointOfSale: 1, ...part },
        ...(tag === null ? {} : { headers: { 'if-match': tag } }),
      });
    expect((await put(null, {})).status).toBe(428);
    expect((await put('"7"', {})).json).toMatchObject({ status: 412, code: 'document-moved' });
    expect((await put('"1"', { debt: 1 })).json).toMatchObject({ debt: 1, version: 2, changed: { by: 'admin' } });
  });

  it('keeps a real PDF, which its customer gets', async () => {
    const attach = (content: string) => server.call('PUT', `${path}/1/pdf`, { ...as('admin'), body: { content } });
    const no = await attach(Buffer.from('<html>').toString('base64'));
    expect([no.status, no.json?.['code']]).toEqual([400, 'pdf-unreadable']);
    expect((await attach(Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64'))).status).toBe(413);
    expect((await attach(pdf)).json).toMatchObject({ hasPdf: true });
    const { json } = await server.call('GET', '/api/CurrentAccounts/1/pdf', as('cliente'));
    expect(json).toEqual({ name: 'A 00001-00000001.pdf', content: pdf });
    const named = (name: string) =>
      server.call('POST', `${path}/pdf`, { ...as('admin'), body: { name, content: pdf } });
    expect((await named('a0001-00000003.pdf')).json).toMatchObject({ title: 'A 00001-00000003', hasPdf: true });
    expect((await named('foto.pdf')).json).toMatchObject({ status: 400, code: 'pdf-names-no-document' });
    expect((await named('A 9-9.pdf')).status).toBe(404);
  });
});
