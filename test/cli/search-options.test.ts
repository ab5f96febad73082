import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { textSearchPageWire } from '#adapters/wire/catalogue.wire.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, runCli } from './a-terminal.ts';

let server: TestServer;
let directory: string;
const run = (...words: readonly string[]) =>
  runCli(words, { environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory }, typed: 'demo\n' });
const page = async (...words: readonly string[]) =>
  z.parse(textSearchPageWire, documentOf(await run('catalogue', 'search', ...words, '--json')));
const productsOf = ({ subTypes }: z.infer<typeof textSearchPageWire>) => subTypes.flatMap(({ products }) => products);

beforeAll(async () => {
  server = await aServer();
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  await run('login', 'cliente');
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

describe('catalogue search', () => {
  it('explains where it is told to, in JSON too', async () => {
    expect(productsOf(await page('6200')).every(({ explanation }) => explanation === undefined)).toBe(true);
    const [first] = productsOf(await page('6200-2RS', '--explain'));
    expect(first?.explanation).toMatchObject({ by: 'code', section: 'exact' });
    expect((await run('catalogue', 'search', '6200-2RS', '--explain')).stdout).toContain('se ubica por: su código');
  });

  it('sorts by names in either language, and says which there are', async () => {
    const costs = async (sort: string) =>
      productsOf(await page('620', '--sort', sort)).map(({ prices }) => prices[0]?.cost ?? 0);
    const sorted = await costs('costo');
    expect(sorted.length).toBeGreaterThan(1);
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
    expect(await costs('cost')).toEqual(sorted);
    expect(await costs('COSTO')).toEqual(sorted);
    const wrong = await run('catalogue', 'search', '620', '--sort', 'precio');
    expect([wrong.exit, wrong.stderr]).toEqual([
      64,
      expect.stringContaining('relevancia, costo, ganancia, stock, nuevo'),
    ]);
  });

  it('says how many this user leaves out, and finds them where it is told to', async () => {
    const all = (await page('620')).totalCount ?? 0;
    expect(all).toBeGreaterThan(0);
    const token = await server.signIn('cliente');
    const { productBrands = [], productTypes = [] } = (await page('620')).facets ?? {};
    const body = [{ productBrandId: productBrands[0]?.id, productTypeId: productTypes[0]?.id }];
    expect((await server.call('PUT', '/api/Products/exclusions', { token, body })).status).toBe(200);
    const left = await page('620');
    expect(left.hiddenCount).toBeGreaterThan(0);
    expect((left.totalCount ?? 0) + (left.hiddenCount ?? 0)).toBe(all);
    expect((await run('catalogue', 'search', '620')).stdout).toContain('con --with-hidden se ven');
    const seen = await run('catalogue', 'search', '620', '--with-hidden');
    expect(seen.stdout).not.toContain('Marcas y Familias');
    expect((await page('620', '--with-hidden')).totalCount).toBe(all);
  });

  it('gives as many articles as are asked for, and says whether there are more', async () => {
    const all = (await page('620', '--with-hidden')).totalCount ?? 0;
    expect(all).toBeGreaterThan(2);
    const [first, second] = productsOf(await page('620', '--with-hidden'));
    const ran = await run('catalogue', 'search', '620', '--with-hidden', '--limit', '2', '--json');
    const document = documentOf(ran) as Pick<z.infer<typeof textSearchPageWire>, 'subTypes'>;
    expect(document).toMatchObject({ totalCount: all, hasMore: true });
    expect(document).not.toHaveProperty('currentPage');
    expect(document.subTypes.flatMap(({ products }) => products)).toEqual([first, second]);
    const text = (await run('catalogue', 'search', '620', '--with-hidden', '--limit', '2')).stdout;
    expect(text).toContain(`${all} artículos, acá 2. Hay más: un --limit mayor`);
    const few = (await run('catalogue', 'search', '6200-2RS', '--limit', '500')).stdout;
    expect(few).not.toContain('Hay más');
    expect((await run('catalogue', 'search', '620', '--limit', '0')).exit).toBe(64);
    const both = await run('catalogue', 'search', '620', '--limit', '5', '--export', join(directory, 'x.csv'));
    expect([both.exit, both.stderr]).toEqual([64, expect.stringContaining('--limit')]);
  });
});
