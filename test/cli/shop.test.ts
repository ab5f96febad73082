import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quickOrderWire } from '#adapters/wire/quick-order.wire.ts';
import { quotePageWire, quoteWire } from '#adapters/wire/quotes.wire.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, runCli, widestLine } from './a-terminal.ts';

let server: TestServer;
let directory: string;
let token: string;
const run = (words: readonly string[], typed = '', screen?: number) =>
  runCli(words, {
    environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
    typed,
    ...(screen === undefined ? {} : { screen }),
  });
const fileWith = (name: string, text: string): string => {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
};
const cart = async () => (await server.call('GET', '/api/ShoppingCarts', { token })).json?.['products'];

beforeAll(async () => {
  server = await aServer();
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  token = await server.signIn('cliente');
  await run(['login', 'cliente'], 'demo\n');
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

describe('quick-order', () => {
  it('tells what each line is, from a text, a spreadsheet or the input', async () => {
    const text = '6200-2RS x 3\n6205-2RS 3\n6201-2RS 1,5\nNADA-99 2';
    const piped = await run(['quick-order', '-', '--json'], text);
    const document = z.parse(quickOrderWire, documentOf(piped));
    expect(document.lines.map(({ state }) => state)).toEqual(['exact', 'wrong-multiple', 'not-whole', 'unknown']);
    expect((await run(['quick-order', fileWith('pedido.txt', text)])).stdout).toContain('Líneas listas: 1 de 4');
    const sheet = await run(['quick-order', fileWith('pedido.csv', 'Código;Cantidad\n6200-2RS;3\n')]);
    expect([sheet.exit, sheet.stdout]).toEqual([
      0,
      expect.stringContaining('Líneas listas: 1 de 1 · $ 3.000,00 a tus costos'),
    ]);
  });

  it('fits the screen, and says what to do', async () => {
    const { stdout } = await run(
      ['--no-color', 'quick-order', fileWith('pedido.txt', '6205-2RS 3\n6201-2RS 1,5')],
      '',
      80,
    );
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toContain('poné 4');
    expect(stdout).toContain('poné 1 o 2');
  });

  it('adds all to the cart, or nothing', async () => {
    const open = await run(['quick-order', '-', '--add', '--json'], '6200-2RS 3\nNADA-99 2');
    expect([open.exit, documentOf(open)]).toEqual([1, expect.objectContaining({ changed: false })]);
    const dry = await run(['quick-order', '-', '--add', '--dry-run', '--json'], '6200-2RS 3\n6201-2RS 2');
    expect([dry.exit, documentOf(dry)]).toEqual([0, expect.objectContaining({ changed: false, dryRun: true })]);
    expect(await cart()).toEqual([]);
    const added = await run(['quick-order', '-', '--add'], '6200-2RS 3\n6201-2RS 2');
    expect([added.exit, added.stdout]).toEqual([0, expect.stringContaining('En el carrito: 2 líneas')]);
    expect(await cart()).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
  });

  it('adds to what is in the cart already only once that is confirmed: run again, it may be the same order', async () => {
    const again = await run(['quick-order', '-', '--add'], '6200-2RS 1\n6203-2RS 1');
    expect([again.exit, again.stderr]).toEqual([
      64,
      expect.stringContaining('Sumar al carrito 2 líneas. Un artículo ya está ahí, y se suma a lo que hay'),
    ]);
    expect(await cart()).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
    const meant = await run(['quick-order', '-', '--add', '--yes', '--json'], '6200-2RS 1');
    expect(documentOf(meant)).toMatchObject({ changed: true });
    expect(await cart()).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  });

  it('says what it could not read', async () => {
    const missing = await run(['quick-order', join(directory, 'nada.xlsx')]);
    expect([missing.exit, missing.stderr]).toEqual([1, expect.stringContaining('No existe el archivo')]);
  });
});

describe('catalogue search --export', () => {
  const search = (...words: readonly string[]) => run(['catalogue', 'search', 'rodamiento', ...words]);

  it('keeps all that is found, in the format that the name says', async () => {
    const csv = join(directory, 'todo.csv');
    const { exit, stdout } = await search('--export', csv);
    expect([exit, stdout]).toEqual([0, `Guardado en ${csv}: 6 artículos\n`]);
    expect(readFileSync(csv, 'utf8').trimEnd().split('\r\n')).toHaveLength(7);
    const workbook = join(directory, 'todo.XLSX');
    expect(documentOf(await search('--export', workbook, '--json'))).toEqual({
      ...{ file: workbook, format: 'xlsx' },
      ...{ articleCount: 6, totalCount: 6 },
    });
    expect(readFileSync(workbook).subarray(0, 2).toString()).toBe('PK');
  });

  it('writes over nothing unasked', async () => {
    const file = fileWith('mio.csv', 'mío');
    const refused = await search('--export', file);
    expect([refused.exit, refused.stderr]).toEqual([1, expect.stringContaining('pisalo con --force')]);
    expect(readFileSync(file, 'utf8')).toBe('mío');
    expect((await search('--export', file, '--force')).exit).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('6200-2RS');
  });

  it('says what it cannot do, and writes nothing then', async () => {
    expect((await search('--export', 'todo.pdf')).exit).toBe(64);
    expect((await search('--export', join(directory, 'no', 'todo.csv'))).exit).toBe(1);
    const file = join(directory, 'nada.csv');
    const nothing = await run(['catalogue', 'search', 'zzzz', '--export', file]);
    expect([nothing.exit, nothing.stderr]).toEqual([1, expect.stringContaining('no encuentra ningún artículo')]);
    expect(existsSync(file)).toBe(false);
  });
});

describe('quotes', () => {
  const quoted = async (clientName: string) => {
    const lines = [{ kind: 'product', productPriceId: '1', quantity: 2, ownPrice: 1500 }];
    const { json } = await server.call('POST', '/api/Quotes', { token, body: { clientName, note: 'urgente', lines } });
    return `${String(json?.['year'])}-${String(json?.['number'])}`;
  };

  it('are listed, found and shown', async () => {
    const number = await quoted('Taller Peña');
    await quoted('Otra');
    const found = await run(['quotes', 'list', '--search', 'pena', '--json']);
    expect(z.parse(quotePageWire, documentOf(found)).quotes.map(({ clientName }) => clientName)).toEqual([
      'Taller Peña',
    ]);
    expect((await run(['quotes', 'list'], '', 80)).stdout).toContain('Página 1 de 1.');
    expect((await run(['quotes', 'list', '--search', 'nadie'])).stdout).toBe('No hay presupuestos así\n');
    const shown = await run(['quotes', 'show', number]);
    expect(shown.stdout).toContain('Taller Peña');
    expect(shown.stdout).toContain('3.000,00');
    expect(z.safeParse(quoteWire, documentOf(await run(['quotes', 'show', number, '--json']))).success).toBe(true);
  });

  it('are kept as PDF', async () => {
    const number = await quoted('Taller Sur');
    const file = join(directory, 'sur.pdf');
    const { exit, stdout } = await run(['quotes', 'pdf', number, '--output', file]);
    expect([exit, stdout]).toEqual([0, `Guardado en ${file}\n`]);
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await run(['quotes', 'pdf', number, '--output', join(directory, 'no', 'x.pdf')])).exit).toBe(1);
  });

  it('say which number is none', async () => {
    expect((await run(['quotes', 'show', 'x'])).exit).toBe(64);
    const gone = await run(['quotes', 'show', '2026-999']);
    expect([gone.exit, gone.stderr]).toEqual([1, expect.stringContaining('No encontramos ese presupuesto')]);
  });
});
