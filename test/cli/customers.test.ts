import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, runCli, widestLine } from './a-terminal.ts';

let server: TestServer;
let directory: string;
const run = (words: readonly string[], typed = '', screen?: number) =>
  runCli(words[0] === '--no-color' ? ['--no-color', 'customers', ...words.slice(1)] : ['customers', ...words], {
    environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
    typed,
    ...(screen === undefined ? {} : { screen }),
  });

beforeAll(async () => {
  server = await aServer();
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  await runCli(['login', 'admin'], {
    environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
    typed: 'demo\n',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

describe('customers', () => {
  it('are created, shown, changed and blocked', async () => {
    const words = [
      '--name',
      'Frenos del Litoral',
      '--price-list',
      'lista 1',
      '--cuit',
      '20 26756539 3',
      '--discounts',
      '10+5,5',
    ];
    const made = await run(['create', 'T-1', ...words]);
    expect([made.exit, made.stdout]).toEqual([0, expect.stringContaining('20-26756539-3')]);
    const repeated = await run(['create', 'T-1', ...words, '--json']);
    expect([repeated.exit, documentOf(repeated)]).toMatchObject([0, { changed: false, details: { code: 'T-1' } }]);
    const another = await run(['create', 'T-1', ...words, '--town', 'Rosario']);
    expect([another.exit, another.stderr]).toEqual([1, expect.stringContaining('Ya hay un cliente con ese código')]);
    expect(documentOf(await run(['show', 'T-1', '--json']))).toMatchObject({
      details: { code: 'T-1', discounts: [10, 5.5, 0, 0, 0], adminLogin: 't-1.admin', userLogin: 't-1' },
    });
    expect(documentOf(await run(['edit', 'T-1', '--town', 'Paraná', '--allow-offers', 'no', '--json']))).toMatchObject({
      details: { town: 'Paraná', allowOffers: false, name: 'Frenos del Litoral', discounts: [10, 5.5, 0, 0, 0] },
    });
    const items = await run(['edit', 'T-1', '--discount-items', 'SKF||5|temporada']);
    expect([items.stderr, items.stdout]).toEqual(['', expect.stringContaining('SKF 5 % (temporada)')]);
    const again = await run(['edit', 'T-1', '--town', 'Paraná', '--json']);
    expect(documentOf(again)).toMatchObject({ changed: false });
    expect(documentOf(await run(['block', 'T-1', '--dry-run', '--json']))).toMatchObject({ dryRun: true });
    const unasked = await run(['block', 'T-1']);
    expect([unasked.exit, unasked.stderr]).toEqual([64, expect.stringContaining('Esto se confirma antes de hacerlo')]);
    const other = await run(['block', 'T-1', '--confirm', 'T-2']);
    expect([other.exit, other.stderr]).toEqual([64, expect.stringContaining('--confirm dice «T-2», y esto es «T-1»')]);
    expect((await run(['block', 'T-1', '--confirm', 'T-2', '--dry-run'])).exit).toBe(64);
    const nothing = await run(['block', 'T-1', '--confirm', ' -- ']);
    expect([nothing.exit, nothing.stderr]).toEqual([64, expect.stringContaining('no dice ningún nombre')]);
    expect((await run(['block', 'T-1', '--confirm', 'frenos del litoral', '--dry-run'])).stdout).toContain('--dry-run');
    expect(documentOf(await run(['show', 'T-1', '--json']))).not.toMatchObject({ details: { state: 'Blocked' } });
    expect((await run(['block', 'T-1', '--confirm', 't-1'])).stdout).toContain('Bloqueado');
    // What is so already is not confirmed by another's name either.
    expect((await run(['block', 'T-1', '--confirm', 'T-2'])).exit).toBe(64);
    expect((await run(['block', 'T-1', '--confirm', 'T-1'])).exit).toBe(0);
    const unknown = await run(['list', '--state', 'Feliz']);
    expect([unknown.exit, unknown.stderr]).toEqual([
      64,
      expect.stringMatching(/No hay un estado «Feliz»[\s\S]*Bloqueado/),
    ]);
    const { stdout } = await run(['--no-color', 'list', '--state', 'bloqueado'], '', 80);
    expect(stdout).toContain('Frenos del Litoral');
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
  });

  it.each([
    [['create', 'T-2', '--name', 'x', '--price-list', 'nada'], 'Lista de precios: no existe «nada»'],
    [
      ['create', 'T-2', '--name', 'x', '--price-list', 'Lista 1', '--cuit', '20-26756539-2'],
      'CUIT: Ese CUIT no existe',
    ],
    [['create', 'C1', '--name', 'x', '--price-list', 'Lista 1'], 'Ya hay un cliente con ese código: Uno'],
    [['edit', 'nadie', '--town', 'x'], 'No hay un cliente con el código nadie'],
    [['show', 'nadie'], 'No hay un cliente con el código nadie'],
  ])('%j is refused with its reason', async (words, reason) => {
    const { exit, stderr } = await run(words);
    expect([exit, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });

  it('go out to a file and in from it', async () => {
    const file = join(directory, 'clientes.csv');
    expect((await run(['export', '--output', file])).exit).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('Código');
    const other = await run(['export', '--format', 'xlsx', '--output', file, '--force']);
    expect([other.exit, other.stderr]).toEqual([64, expect.stringContaining('no es nombre de un xlsx')]);
    const workbook = join(directory, 'clientes.xlsx');
    expect((await run(['export', '--output', workbook])).exit).toBe(0);
    expect(readFileSync(workbook).subarray(0, 2).toString()).toBe('PK');
    writeFileSync(file, 'Código;Razón social;Lista\nT-8;Ocho;Lista 1\nT-9;Nueve;Lista 9\n');
    const dry = await run(['import', file, '--dry-run']);
    expect([dry.exit, dry.stdout]).toEqual([1, expect.stringContaining('no existe «Lista 9»')]);
    expect((await run(['show', 'T-8'])).exit).toBe(1);
    expect((await run(['import', file])).exit).toBe(64);
    expect(documentOf(await run(['import', file, '--yes', '--json']))).toMatchObject({ created: 1, isDryRun: false });
    expect((await run(['show', 'T-8'])).exit).toBe(0);
    expect((await run(['import', join(directory, 'no-está.csv'), '--yes'])).exit).toBe(1);
  });
});
