import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActivityService } from '#adapters/http/activity.ts';
import { nobody } from '#core/session/caller-of-user.ts';
import { asId } from '#core/shared/ids.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

const as = (user: string) => ({ token: tokens[user] ?? '' });
const path = '/api/Management/Activity';

describe('the activity (docs/rules/activity.md 1)', () => {
  it.each(['gerente', 'vendedor', 'cliente.admin'])('is nothing for %s', async (user) => {
    expect((await server.call('GET', path, as(user))).status).toBe(403);
    expect((await server.call('GET', `${path}/export`, as(user))).status).toBe(403);
  });

  it.each([path, '/api/Management/Customers/1/activity', `${path}/export`])(
    'of %s by what it does not know is refused',
    async (of) => {
      const { status, json } = await server.call('GET', `${of}?q=x`, as('admin'));
      expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('No se conoce este dato: q')]);
    },
  );

  it('says who looked at a customer’s passwords, and from where', async () => {
    await server.call('GET', '/api/Customers/1/credentials', as('admin'));
    const { json } = await server.call('GET', `${path}?word=logins&customer=1&user=ADMIN`, as('admin'));
    expect(json).toMatchObject({
      entries: [{ userName: 'admin', network: '127.0.0.1', action: 'credentials-seen', customer: { id: '1' } }],
      next: null,
    });
  });

  it('says from where claims, warranties, documents and acting as a customer were changed, each found by itself', async () => {
    await anOffice(server.database);
    const made = async (
      answer: Promise<{ readonly status: number; readonly json: Record<string, unknown> | null }>,
    ) => {
      const { status, json } = await answer;
      expect(status).toBeLessThan(300);
      return json ?? {};
    };
    const association = { demandId: '2026-5', externalCode: 'F-5' };
    await made(server.call('POST', '/api/Management/Demands/associate', { ...as('gerente'), body: association }));
    const pending = { state: 'Pending' };
    await made(server.call('PUT', '/api/Management/Warranties/2026-1/state', { ...as('gerente'), body: pending }));
    const finished = { isFinished: true };
    await made(server.call('PUT', '/api/CurrentAccounts/1', { ...as('admin'), body: finished }));
    const acted = { customerId: 1 };
    const { token } = await made(server.call('POST', '/api/Login/admin-as-customer', { ...as('admin'), body: acted }));
    await made(server.call('POST', '/api/Login/back-to-admin', { token: String(token) }));
    const entries = async (query: string) =>
      ((await server.call('GET', `${path}?${query}`, as('admin'))).json?.['entries'] ?? []) as readonly {
        readonly action: string;
        readonly network: string | null;
      }[];
    for (const [query, action] of [
      ['claim=2026-00000005', 'claim-associated'],
      ['warranty=2026-1', 'warranty-moved'],
      ['document=1', 'document-finished'],
    ] as const) {
      expect(await entries(query)).toMatchObject([{ action, network: '127.0.0.1' }]);
    }
    const acts = (await entries('word=customers')).filter(({ action }) => action.startsWith('impersonation'));
    expect(acts.map(({ network }) => network)).toEqual(['127.0.0.1', '127.0.0.1']);
    for (const query of ['product=%00', 'document=%00', 'claim=%00', 'section=%F0%9F%98%80']) {
      expect((await server.call('GET', `${path}?${query}`, as('admin'))).status).toBeLessThan(500);
    }
  });

  it('tells that no page gave a key', async () => {
    const { json } = await server.call('GET', '/api/Management/Activity?after=ayer', {
      token: await server.signIn('admin'),
    });
    expect(json).toMatchObject({ status: 400, code: 'page-key-unreadable' });
  });

  it.each(['word=nada', 'from=2026-02-30', 'to=ayer', 'after=123456789012345678901'])(
    'asked with %s is refused at its field',
    async (query) => {
      const refused = await server.call('GET', `${path}?${query}`, as('admin'));
      expect(refused.json).toMatchObject({ status: 400, errors: [{ field: query.split('=')[0] }] });
    },
  );

  it('is the same by the client over HTTP, page by page, and as a file', async () => {
    await server.database.query(
      `insert into audit_entry (user_name, action, facts)
       select 'muchos', 'order-moved', jsonb_build_object('order', '=' || n, 'before', 'Sent', 'after', 'Received')
         from generate_series(1, 60) n`,
    );
    const client = createActivityService({ baseUrl: server.address, token: () => tokens['admin'] ?? '' });
    const filter = { userName: 'muchos', word: 'orders' } as const;
    const first = (await client.list(nobody, filter, null)).unwrap();
    expect(first.entries).toHaveLength(50);
    const second = (await client.list(nobody, filter, first.next)).unwrap();
    expect([second.entries.length, second.next]).toEqual([10, null]);
    const file = (await client.exported(nobody, filter, 'csv')).unwrap();
    const lines = (await text(Readable.from(file.content))).trim().split('\r\n');
    expect([file.name, lines.length]).toEqual([expect.stringMatching(/^Actividad \d{4}-\d\d-\d\d\.csv$/), 61]);
    expect(lines[1]).toContain('"Cambió el estado del pedido =60";"";"Enviado";"Recibido"');
  });

  it('tells managers of one customer alone, page by page', async () => {
    await server.database.query(
      `insert into audit_entry (user_name, action, facts)
       select 'muchos', 'credentials-seen', jsonb_build_object('customerId', '1') from generate_series(1, 60)`,
    );
    await server.database.query(
      `insert into audit_entry (user_name, action, facts) values ('ajeno', 'credentials-seen', '{"customerId": "999"}')`,
    );
    const manager = createActivityService({ baseUrl: server.address, token: () => tokens['gerente'] ?? '' });
    const first = (await manager.ofCustomer(nobody, asId('1'), null)).unwrap();
    expect(first.entries).toHaveLength(50);
    const second = (await manager.ofCustomer(nobody, asId('1'), first.next)).unwrap();
    const all = [...first.entries, ...second.entries];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ userName }) => userName === 'muchos')).toHaveLength(60);
    expect(all.filter(({ userName }) => userName === 'ajeno')).toEqual([]);
    expect((await manager.list(nobody, {}, null)).val).toMatchObject({ code: 'not-allowed' });
  });

  it('tells staff of a name that is locked; who tries learns nothing more', async () => {
    const limited = await aServer({ SIGN_IN_LIMIT: '20' });
    const body = { userName: 'cliente', password: 'mala' };
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) {
      statuses.push((await limited.call('POST', '/api/Login/authenticate', { body })).status);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    const token = await limited.signIn('admin');
    await expect
      .poll(async () => (await limited.call('GET', `${path}?word=logins`, { token })).json?.['entries'])
      .toMatchObject([{ userName: 'cliente', action: 'sign-in-locked', network: '127.0.0.1' }]);
    await limited.close();
  });
});
