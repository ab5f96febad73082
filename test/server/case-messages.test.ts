import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaseMessageService } from '#adapters/http/case-messages.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aPng } from '#test/builders/sized-picture.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await aServer();
  for (const user of ['gerente', 'vendedor', 'cliente', 'cliente.admin']) tokens[user] = await server.signIn(user);
  await anOffice(server.database);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, user: string, body?: unknown, key?: string) =>
  server.call(method, `/api/CaseMessages/${path}`, {
    token: tokens[user] ?? '',
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const picture = Buffer.from(aPng(4, 3)).toString('base64');

describe('messages on claims and warranties', () => {
  it('go from the company to staff and back, with their pictures, once for each key', async () => {
    const body = { text: 'Vino así', pictures: [picture] };
    const sent = await call('POST', 'claim/2026-5', 'cliente.admin', body, 'k');
    expect(sent.status).toBe(200);
    expect((await call('POST', 'claim/2026-5', 'cliente.admin', body, 'k')).json).toEqual(sent.json);
    expect((await call('GET', 'unread', 'gerente')).json).toEqual({
      cases: [{ kind: 'claim', number: '2026-00000005', count: 1 }],
    });
    const seen = await call('GET', 'claim/2026-5', 'gerente');
    const [message] = (seen.json?.['messages'] ?? []) as {
      readonly id: string;
      readonly pictures: readonly string[];
    }[];
    const name = message?.pictures[0] ?? '';
    expect((await call('GET', `claim/2026-5/pictures/${name}`, 'gerente')).json).toEqual({ name, content: picture });
    expect((await call('PUT', 'claim/2026-5/opened', 'gerente', { upTo: message?.id })).status).toBe(204);
    expect((await call('GET', 'unread', 'gerente')).json).toEqual({ cases: [] });
    expect((await call('POST', 'claim/2026-5', 'gerente', { text: 'Gracias' })).status).toBe(200);
    expect((await call('GET', 'claim/2026-5', 'cliente.admin')).json).toMatchObject({
      messages: [{ side: 'company' }, { side: 'staff', author: '', text: 'Gracias' }],
    });
    for (const path of ['Cases', 'cases', 'files/Cases']) {
      const plain = await fetch(`${server.address}/${path}/${name}`);
      expect(plain.headers.get('content-type') ?? '').not.toContain('image');
    }
  });

  it.each<[string, unknown, number, RegExp]>([
    ['nothing', {}, 400, /Escribí el mensaje/],
    ['too long a text', { text: 'x'.repeat(2001) }, 400, /demasiado largo: hasta 2.000/],
    ['five pictures', { pictures: Array.from({ length: 5 }, () => picture) }, 400, /hasta 4 fotos/],
    ['an SVG', { pictures: [picture, Buffer.from('<svg/>').toString('base64')] }, 400, /La foto 2 no es una foto JPG/],
    [
      'a bomb',
      { pictures: [Buffer.from(aPng(60_000, 60_000)).toString('base64')] },
      400,
      /La foto 1 tiene más de 50 millones/,
    ],
    ['no base64', { pictures: ['*'] }, 400, /./],
    ['something else', { texto: 'x' }, 400, /./],
  ])('are refused with %s', async (_name, body, status, title) => {
    const answer = await call('POST', 'claim/2026-1', 'cliente.admin', body);
    expect([answer.status, answer.json?.['title']]).toEqual([status, expect.stringMatching(title)]);
    expect((await call('GET', 'claim/2026-1', 'cliente.admin')).json).toMatchObject({ messages: [] });
  });

  it.each(['claim/x', 'claim/2026-99', 'warranty/99999999999-1', 'claim/2026-4', 'order/2026-1'])(
    'know no %s of that company',
    async (path) => {
      expect([400, 404]).toContain((await call('GET', path, 'cliente.admin')).status);
      expect([400, 404]).toContain((await call('POST', path, 'cliente.admin', { text: 'x' })).status);
      expect([400, 404]).toContain((await call('PUT', `${path}/opened`, 'cliente.admin', { upTo: '1' })).status);
      expect([400, 404]).toContain((await call('GET', `${path}/pictures/..%2fx.png`, 'cliente.admin')).status);
    },
  );

  it('are refused from the sixty-first of an hour on, with when it goes again', async () => {
    await server.database.query(
      `insert into case_message (claim_id, side, by, at, text, request_key, request_hash)
       select claim.id, 'company', 'cliente.admin', now(), 'x', 'many ' || n, '' from claim, generate_series(1, 60) n
        where claim.year = 2026 and claim.number = 5`,
    );
    const answer = await call('POST', 'claim/2026-3', 'cliente.admin', { text: 'x' });
    expect([answer.status, answer.json?.['title']]).toEqual([
      429,
      expect.stringMatching(
        /^Tu empresa ya mandó 60 mensajes en una hora\. Este no se mandó: podés mandarlo desde las \d\d:\d\d$/,
      ),
    ]);
    const service = createCaseMessageService({
      baseUrl: server.address,
      token: () => tokens['cliente.admin'] ?? null,
    });
    const which = { kind: 'claim', year: 2026, number: 3 } as const;
    expect((await service.write(callerOf(1), which, { text: 'x', pictures: [] }, 'k2')).val).toMatchObject({
      code: 'too-many-messages',
      max: 60,
    });
    expect((await call('POST', 'claim/2026-3', 'gerente', { text: 'x' })).status).toBe(200);
  });

  it('are read by a seller, and written by none', async () => {
    await server.database.query('update customer set seller_id = 1 where id = 1');
    expect((await call('GET', 'claim/2026-5', 'vendedor')).status).toBe(200);
    expect((await call('POST', 'claim/2026-5', 'vendedor', { text: 'x' })).status).toBe(403);
    expect((await call('GET', 'claim/2026-5', 'cliente')).status).toBe(403);
    expect((await call('GET', 'claim/2026-5?most=0', 'gerente')).status).toBe(400);
    expect((await call('GET', 'claim/2026-5?most=9999', 'gerente')).status).toBe(200);
  });
});
