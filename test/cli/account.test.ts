import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { actualAccountWire, documentPageWire } from '#adapters/wire/current-account.wire.ts';
import { priceListsWire } from '#adapters/wire/price-lists.wire.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, runCli, widestLine } from './a-terminal.ts';

let server: TestServer;
let directory: string;
const run = (words: readonly string[], typed = '', screen?: number) =>
  runCli(words, {
    environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
    typed,
    ...(screen === undefined ? {} : { screen }),
  });

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  await run(['login', 'cliente'], 'demo\n');
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

describe('account', () => {
  it('tells what is owed, and what it comes to', async () => {
    const { exit, stdout } = await run(['account']);
    expect(exit).toBe(0);
    expect(stdout).toContain('A 00001-00000001');
    expect(stdout).toContain('Total 1.710,50 · pagado 500,50 · deuda 1.210,00');
    const document = z.parse(actualAccountWire, documentOf(await run(['account', '--json'])));
    expect(document.documents.map(({ debt }) => debt)).toEqual([1210, 0]);
  });

  it('fits the screen', async () => {
    const { stdout } = await run(['--no-color', 'account'], '', 80);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toContain('A 00001-00000002');
  });

  it('says of the running total that it is of what was paid', async () => {
    const { stdout } = await run(['--no-color', 'account'], '', 120);
    expect(stdout).toMatch(/Pagado +Deuda +Pagado acum\./);
    expect(widestLine(stdout)).toBeLessThanOrEqual(120);
  });

  it('tells what is settled by pages', async () => {
    const { stdout } = await run(['account', '--historic']);
    expect(stdout).toContain('R 00002-00000001');
    expect(stdout).toContain('Página 1 de 1.');
    const page = z.parse(documentPageWire, documentOf(await run(['account', '--historic', '--page', '1', '--json'])));
    expect(page).toMatchObject({ currentPage: 1, documents: [{ title: 'R 00002-00000001', total: 300 }] });
    // As of every list, a page after the last one has no rows.
    expect((await run(['account', '--historic', '--page', '9'])).stdout).toBe('No hay tantas páginas: es una\n');
    const whole = await run([
      'account',
      '--historic',
      '--all',
      '--sort',
      'total:desc',
      '--limit',
      '1',
      '--fields',
      'title',
    ]);
    expect(whole.stdout).toBe('R 00002-00000001\n');
  });
});

describe('price-lists', () => {
  it('are listed with their dates', async () => {
    const lists = z.parse(priceListsWire, documentOf(await run(['price-lists', 'list', '--json'])));
    expect(lists.map(({ listPrice, excel }) => [listPrice, excel.name])).toEqual([['Lista 1', 'Lista 1.xlsx']]);
    const { stdout } = await run(['--no-color', 'price-lists', 'list'], '', 80);
    expect(stdout).toContain('Lista 1');
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
  });

  it('are kept as the file that is asked for', async () => {
    const workbook = join(directory, 'lista.xlsx');
    const kept = await run(['price-lists', 'download', 'lista 1', '--output', workbook]);
    expect([kept.exit, kept.stdout]).toEqual([0, `Guardado en ${workbook}\n`]);
    expect(readFileSync(workbook).subarray(0, 2).toString()).toBe('PK');
    const text = join(directory, 'lista.csv');
    const semicolon = await run([
      ...['price-lists', 'download', 'Lista 1', '--format', 'semicolon', '--output', text, '--json'],
    ]);
    expect(documentOf(semicolon)).toEqual({ list: 'Lista 1', format: 'semicolon', file: text });
    expect(readFileSync(text, 'utf8')).toContain('"Código";"Marca"');
  });

  it('say which one is none, and what could not be written', async () => {
    const none = await run(['price-lists', 'download', 'Mayorista']);
    expect([none.exit, none.stderr]).toEqual([1, expect.stringContaining('No hay una lista que se llame «Mayorista»')]);
    const nowhere = await run(['price-lists', 'download', 'Lista 1', '--output', join(directory, 'no', 'x.xlsx')]);
    expect([nowhere.exit, nowhere.stderr]).toEqual([1, expect.stringContaining('No se pudo escribir')]);
  });
});
