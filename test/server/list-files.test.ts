import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activityTableTexts,
  claimTableTexts,
  customerTableTexts,
  mailTableTexts,
  paymentTableTexts,
  warrantyTableTexts,
} from '#adapters/texts/list-tables.es.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const get = (path: string, user = 'admin') =>
  server.call('GET', `/api/Management/${path}`, { token: tokens[user] ?? '' });

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente']) tokens[user] = await server.signIn(user);
  await server.database.query(
    `insert into payment (customer_id, request_key, amount, paid_on, method, reference, note, reported_by, request_hash)
     select 1, 'k' || n, n + 0.5, '2026-11-01', 'transfer', '=' || n, '', 'cliente', '' from generate_series(1, 60) n`,
  );
  await server.database.query(
    `insert into outbox_mail (recipients, subject, body) select '{uno@example.com}', '=' || n, '' from generate_series(1, 60) n`,
  );
  await server.database.query(`insert into audit_entry (user_name, action, facts) values ('ana', 'mail-tested', '{}')`);
});
afterAll(() => server.close());

const lists = [
  ['StaffClaims/table', claimTableTexts, '?q=zzz', 6],
  ['StaffWarranties/table', warrantyTableTexts, '?q=zzz', 6],
  ['Payments/table', paymentTableTexts, '?state=refused', 61],
  ['Customers/table', customerTableTexts, '?text=zzz', null],
  ['Mails/table', mailTableTexts, '?state=failed', 61],
  ['Activity/export', activityTableTexts, '?user=nadie', null],
] as const;

describe.each(lists)('all that a list finds: %s', (path, { name, ...headings }, nothing, lines) => {
  const bytesOf = async (query: string) =>
    Buffer.from(String((await get(`${path}${query}`)).json?.['content']), 'base64');

  it('is a text of every row with the headings of the screen, or a workbook', async () => {
    const csv = (await bytesOf('?format=csv')).toString('utf8').replace('\uFEFF', '');
    const [first = '', ...rows] = csv.trimEnd().split('\r\n');
    expect(first).toBe(
      Object.values(headings)
        .map((heading) => `"${heading}"`)
        .join(';'),
    );
    if (lines !== null) expect(rows).toHaveLength(lines - 1);
    expect((await bytesOf('?format=xlsx')).subarray(0, 2).toString()).toBe('PK');
    const { json } = await get(`${path}?format=csv`);
    expect(json?.['name']).toMatch(new RegExp(`^${name} \\d{4}-\\d\\d-\\d\\d\\.csv$`));
  });

  it('of nothing is told, and what cannot be read is refused', async () => {
    const query = `${path}${nothing}`;
    expect((await get(`${query}&format=csv`)).json).toMatchObject({ status: 409, code: 'nothing-to-export' });
    expect((await get(`${path}?format=doc`)).status).toBe(400);
    expect((await get(`${path}?format=csv`, 'cliente')).status).toBe(403);
  });
});

it('makes formulas of what people typed harmless, and keeps amounts numbers', async () => {
  const { json } = await get('Payments/table?format=csv&q=C1');
  const csv = Buffer.from(String(json?.['content']), 'base64').toString('utf8');
  expect(csv).toContain(`"Transferencia";"'=60";"";60,50;`);
});
