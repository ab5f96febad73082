import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, runCli } from './a-terminal.ts';

let server: TestServer;
let directory: string;
const run = (...words: readonly string[]) =>
  runCli(['catalogue', ...words], { environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory } });
const environmentOf = () => ({ API_BASE_URL: server.address, XDG_CONFIG_HOME: directory });
const file = (name: string) => join(directory, name);

beforeAll(async () => {
  server = await aServer();
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  const environment = { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory };
  await runCli(['login', 'admin'], { environment, typed: 'demo\n' });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

describe('what there is, as a sheet', () => {
  it('goes out in the format of its name, and a dry run of it changes nothing', async () => {
    const made = await run('export', '--kind', 'precios', '--price-list', 'lista 1', '--output', file('p.csv'));
    expect([made.exit, made.stdout]).toEqual([0, expect.stringContaining('p.csv: 6 filas')]);
    expect(readFileSync(file('p.csv'), 'utf8')).toContain('"6205-2RS";"SKF";"Lista 1";6000,00');
    const looked = documentOf(await run('import', file('p.csv'), '--kind', 'prices', '--dry-run', '--json'));
    expect(looked).toMatchObject({ summary: { new: 0, changed: 0, unchanged: 6, rejected: 0 } });
    expect(documentOf(await run('export', '--kind', 'stock', '--output', file('s.xlsx'), '--json'))).toMatchObject({
      ...{ kind: 'stock', format: 'xlsx', rowCount: 6, leftOutCount: 0 },
    });
    expect(readFileSync(file('s.xlsx')).subarray(0, 2).toString()).toBe('PK');
  });

  it('keeps its rejected rows where it is told, safe for a spreadsheet, or writes nothing', async () => {
    writeFileSync(file('r.csv'), 'Código;Marca;Precio\n6200-2RS;SKF;7000\n;SKF;1\n=8,71E+11;SKF;2\n');
    await run('import', file('r.csv'), '--kind', 'prices', '--dry-run', '--rejections', file('rejected.csv'));
    expect(readFileSync(file('rejected.csv'), 'utf8').split('\r\n')).toEqual([
      '\ufeff"Código";"Marca";"Precio";"Fila del archivo";"Motivo del rechazo"',
      expect.stringMatching(/^"";"SKF";.*;"3";"Falta Código"$/),
      expect.stringMatching(/^"'=8,71E\+11";"SKF";.*;"4";"El artículo =8,71E\+11 no está en el catálogo"$/),
      '',
    ]);
    writeFileSync(file('mine.csv'), 'mío');
    const over = (...words: readonly string[]) =>
      run('import', file('r.csv'), '--kind', 'prices', '--dry-run', '--rejections', ...words);
    const there = await over(file('mine.csv'));
    expect([there.exit, there.stderr]).toEqual([1, expect.stringContaining('pisalo con --force')]);
    expect(readFileSync(file('mine.csv'), 'utf8')).toBe('mío');
    const own = await over(file('r.csv'), '--force');
    expect([own.exit, own.stderr]).toEqual([64, expect.stringContaining('es el archivo que se importa')]);
    expect(readFileSync(file('r.csv'), 'utf8')).toContain('6200-2RS;SKF;7000');
    await over(file('mine.csv'), '--force');
    expect(readFileSync(file('mine.csv'), 'utf8')).toContain('Falta Código');
    const lost = await run('import', file('r.csv'), '--kind', 'prices', '--yes', '--rejections', '/no/hay/r.csv');
    expect([lost.exit, lost.stderr]).toEqual([1, expect.stringContaining('No se pudo escribir /no/hay/r.csv')]);
    // Nor does it wait there for somebody to import it.
    const token = await server.signIn('admin');
    expect((await server.call('GET', '/api/Imports/unconfirmed', { token })).json).toEqual([]);
    const prices = documentOf(await run('import', file('p.csv'), '--kind', 'prices', '--dry-run', '--json'));
    expect(prices).toMatchObject({ summary: { unchanged: 6 } });
  });

  it('says what is missing of prices', async () => {
    expect(await run('export', '--kind', 'prices')).toMatchObject({
      exit: 64,
      stderr: expect.stringContaining('--price-list'),
    });
    const unknown = await run('export', '--kind', 'prices', '--price-list', 'Otra');
    expect([unknown.exit, unknown.stderr]).toEqual([1, expect.stringContaining('No hay una lista de precios «Otra»')]);
  });

  it('is offers too: out, in again, and a new one', async () => {
    const sheet = ['Clase;Código;Marca;Desde cantidad;Descuento', 'Oferta;6200-2RS;SKF;10;12,5'].join('\n');
    writeFileSync(file('o.csv'), sheet);
    const dry = await run('offers-import', file('o.csv'), '--dry-run');
    expect([dry.exit, dry.stdout]).toEqual([0, expect.stringMatching(/Nuevos\s+1/)]);
    expect(documentOf(await run('offers-import', file('o.csv'), '--yes', '--json'))).toMatchObject({ created: 1 });
    expect((await run('offers-export', '--output', file('out.csv'))).exit).toBe(0);
    expect(documentOf(await run('offers-import', file('out.csv'), '--yes', '--json'))).toMatchObject({
      ...{ created: 0, changed: 0, unchanged: 1, rejected: [] },
    });
  });

  it('tells what was imported of a kind, and undoes the last of it', async () => {
    const imports = (...words: readonly string[]) => runCli(['imports', ...words], { environment: environmentOf() });
    const listed = documentOf(await imports('list', '--kind', 'offers', '--json')) as {
      records: readonly { id: string; fileName: string; undo: object | null }[];
    };
    expect(listed.records).toMatchObject([{ kind: 'offers', fileName: 'o.csv', importedBy: 'admin', isLast: true }]);
    expect(documentOf(await imports('list', '--kind', 'customers', '--json'))).toMatchObject({ records: [] });
    const [record] = listed.records;
    expect(await imports('undo', 'zzzz', '--kind', 'offers', '--yes')).toMatchObject({ exit: 1 });
    const undone = await imports('undo', record?.id ?? '', '--kind', 'offers', '--yes');
    expect([undone.exit, undone.stdout]).toEqual([0, expect.stringContaining('Se está deshaciendo o.csv')]);
    await expect
      .poll(async () => (await imports('list')).stdout, { timeout: 15_000 })
      .toMatch(/Ofertas +o\.csv(?:.|\n)*Deshecha/);
  });

  it('undoes the rest of one of whose articles somebody changed one since, with --rest', async () => {
    const imports = (...words: readonly string[]) => runCli(['imports', ...words], { environment: environmentOf() });
    writeFileSync(file('rest.csv'), 'Código;Marca;Precio\n6200-2RS;SKF;7\n6201-2RS;SKF;8\n');
    expect((await run('import', file('rest.csv'), '--kind', 'prices', '--yes')).exit).toBe(0);
    const products = await runCli(['products', 'sale', '6201-2RS', 'not-available'], { environment: environmentOf() });
    expect(products.exit).toBe(0);
    const [{ id }] = (documentOf(await imports('list', '--json')) as { records: [{ id: string }] }).records;
    for (const words of [['--yes'], ['--dry-run']]) {
      const refused = await imports('undo', id, ...words);
      expect([refused.exit, refused.stderr]).toEqual([1, expect.stringMatching(/\(6201-2RS SKF\)(?:.|\n)*--rest/)]);
    }
    const dry = await imports('undo', id, '--rest', '--dry-run');
    expect(dry.stdout).toContain('Deshacer el resto de rest.csv');
    expect((await imports('undo', id, '--rest', '--yes')).exit).toBe(0);
    await expect
      .poll(async () => (await imports('list')).stdout.replace(/\s+/g, ' '), { timeout: 15_000 })
      .toContain('Deshecha, menos 6201-2RS SKF (se cambió después)');
  });

  it('says with a mapping what each column is, and remembers it by a name', async () => {
    writeFileSync(file('m.csv'), 'qué;cuál;de;cuánto\nOferta;6201-2RS;SKF;20');
    const misread = await run('offers-import', file('m.csv'), '--dry-run');
    expect([misread.exit, misread.stderr]).toEqual([1, expect.stringContaining('--mapping ARCHIVO')]);
    const columns = { kind: 'qué', code: 'cuál', brand: 'de', percentage: 'cuánto' };
    writeFileSync(file('m.json'), JSON.stringify({ kind: 'offers', columns, constants: { minQuantity: '5' } }));
    const mappingOptions = ['--mapping', file('m.json'), '--supplier', 'Planilla vieja', '--yes', '--json'];
    expect(documentOf(await run('offers-import', file('m.csv'), ...mappingOptions))).toMatchObject({
      created: 1,
      rejected: [],
    });
    const again = documentOf(
      await run('offers-import', file('m.csv'), '--supplier', 'planilla VIEJA', '--dry-run', '--json'),
    );
    expect(again).toMatchObject({ unchanged: 1, rejected: [] });
  });
});

describe('prices of one of several lists', () => {
  it('asks of which of several lists prices are, where the sheet does not say', async () => {
    expect((await runCli(['price-lists', 'create', 'Lista 2'], { environment: environmentOf() })).exit).toBe(0);
    writeFileSync(file('l.csv'), 'Código;Marca;Precio\n6200-2RS;SKF;7000\n');
    const words = ['catalogue', 'import', file('l.csv'), '--kind', 'prices', '--dry-run'];
    const nobody = await runCli(words, { environment: environmentOf() });
    expect([nobody.exit, nobody.stderr]).toEqual([64, expect.stringContaining('Falta --price-list')]);
    const chosen = await runCli([...words, '--json'], { environment: environmentOf(), screen: 80, typed: 'lista 2\r' });
    expect(chosen.stderr).toContain('--price-list: ¿de qué lista son los precios?:\n  1 Lista 1\n  2 Lista 2\n');
    expect(documentOf(chosen)).toMatchObject({
      ...{ state: 'planned', constants: [{ field: 'priceList', value: 'Lista 2' }] },
      summary: { new: 1, rejected: 0 },
    });
    const unsaid = await runCli(words, { environment: environmentOf(), screen: 80, typed: '\r' });
    expect([unsaid.exit, unsaid.stderr]).toEqual([64, expect.stringContaining('Falta --price-list')]);
    // Nothing of it waits on the server.
    const token = await server.signIn('admin');
    expect((await server.call('GET', '/api/Imports/unconfirmed', { token })).json).toEqual([]);
  });
});
