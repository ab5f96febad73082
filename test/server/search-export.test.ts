import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { searchExportWire } from '#adapters/wire/search-export.wire.ts';
import { fileService } from '#test/adapters/documents/a-file.builder.ts';
import { aProduct, writeProducts } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const { cells } = fileService();
let server: TestServer;
const tokens: Record<string, string> = {};
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro'];
beforeAll(async () => {
  server = await aServer();
  for (const user of everybody) tokens[user] = await server.signIn(user);
  await server.database.query(`update customer set show_selling_price = false where external_code = 'C2'`);
});
afterAll(() => server.close());

const path = '/api/Products/search-by-text/export';
const exported = (body: unknown, query = '', user = 'cliente') =>
  server.call('POST', `${path}${query}`, { token: tokens[user] ?? '', body });
const fileOf = async (body: unknown, query?: string, user?: string) => {
  const { status, json } = await exported(body, query, user);
  expect(status).toBe(200);
  const file = z.parse(searchExportWire, json);
  const rows = await cells(Buffer.from(file.content, 'base64'));
  if ('code' in rows) throw new Error(rows.code);
  const [heads = [], ...lines] = rows;
  return { file, heads, lines };
};
const all = { fulltextSearch: 'rodamiento' };

describe('an export of a search', () => {
  it('has all that is found at the caller’s prices, as a workbook unless told otherwise', async () => {
    const { file, heads, lines } = await fileOf({ ...all, page: 2 });
    expect(file).toMatchObject({ name: 'Búsqueda rodamiento.xlsx', articleCount: 6, totalCount: 6 });
    const price = heads.indexOf('Precio de lista');
    expect(lines.map((line) => [line[0], line[price]])).toEqual(
      Array.from({ length: 6 }, (_, place) => [`620${place}-2RS`, `${place + 1}000`]),
    );
    const csv = await fileOf(all, '?format=csv');
    expect(csv.file.name).toBe('Búsqueda rodamiento.csv');
    expect(csv.heads).toEqual(heads);
    expect(csv.lines.map((line) => line[price])).toEqual(Array.from({ length: 6 }, (_, place) => `${place + 1}000,00`));
  });

  it('agrees with the list: order, prices and filters', async () => {
    const body = { fulltextSearch: '620', codeSearch: '620', sort: 'cost', onlyOffers: false };
    const { json } = await server.call('POST', '/api/Products/search-by-text', {
      token: tokens['cliente'] ?? '',
      body,
    });
    const page = json as unknown as { subTypes: { products: { prices: { code: string; cost: number }[] }[] }[] };
    const listed = page.subTypes.flatMap(({ products }) =>
      products.flatMap(({ prices }) => prices.map(({ code, cost }) => [code, String(cost)])),
    );
    const { heads, lines } = await fileOf(body);
    expect(lines.map((line) => [line[0], line[heads.indexOf('Costo')]])).toEqual(listed);
    const nothing = await exported({ ...all, onlyOffers: true });
    expect([nothing.status, nothing.json?.['code']]).toEqual([409, 'nothing-to-export']);
  });

  it.each([
    ['cliente', true, true],
    ['otro', true, false],
    ['admin', false, false],
    ['vendedor', false, false],
  ])('has for %s: costs %s, selling prices %s', async (user, hasCost, hasSale) => {
    const { heads } = await fileOf(all, '', user);
    expect([heads.includes('Costo'), heads.includes('Precio de venta')]).toEqual([hasCost, hasSale]);
    expect(heads.includes('Código interno')).toBe(!hasCost);
  });

  it('is for everybody who is signed in', async () => {
    const answers = await Promise.all(everybody.map(async (user) => (await exported(all, '', user)).status));
    expect(answers).toEqual(everybody.map(() => 200));
    expect((await server.call('POST', path, { body: all })).status).toBe(401);
  });

  it.each([
    [all, '?format=pdf', 'format'],
    [all, '?formato=csv', 'formato'],
    [{ ...all, surprise: 1 }, '', 'surprise'],
    [{ fulltextSearch: 'x'.repeat(20_001) }, '', 'fulltextSearch'],
    [{ ...all, sort: 'dearest' }, '', 'sort'],
  ])('refuses %j%s', async (body, query, field) => {
    const answer = await exported(body, query);
    const errors = answer.json?.['errors'] as { readonly field: string }[];
    expect([answer.status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('leaves out what is switched off', async () => {
    await server.database.query('update product_brand set disabled = true');
    await writeProducts(createCatalogueDraftRepository(server.database), [aProduct({ code: 'nuevo' })]);
    await expect.poll(async () => (await exported(all)).status, { timeout: 10_000 }).toBe(409);
    expect((await exported(all, '', 'admin')).status).toBe(200);
  });
});
