import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, runCli, widestLine } from './a-terminal.ts';

let server: TestServer;
let directory: string;
const run = (words: readonly string[], typed = '', screen?: number) =>
  runCli(words[0] === '--no-color' ? ['--no-color', 'price-lists', ...words.slice(1)] : ['price-lists', ...words], {
    environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
    typed,
    // What is due by the server's clock is due here.
    now: Date.now,
    ...(screen === undefined ? {} : { screen }),
  });
interface Listed {
  readonly name: string;
  readonly prices: number;
  readonly changes: readonly { readonly id: string; readonly state: string }[];
}
const listed = async (name: string) =>
  (documentOf(await run(['list', '--json'])) as readonly Listed[]).find((list) => list.name === name);
const untilDone = (name: string) =>
  expect
    .poll(async () => (await listed(name))?.changes.map(({ state }) => state), { timeout: 15_000 })
    .toEqual(['done']);

beforeAll(async () => {
  server = await aServer();
  directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  await runCli(['login', 'gerente'], {
    environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
    typed: 'demo\n',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

describe('price lists of management', () => {
  it('are made, copied, compared, given to customers and taken out of use', async () => {
    expect((await run(['create', 'Vacía'])).stdout).toContain('Vacía');
    expect((await run(['show', 'vacía'])).stdout).toMatch(/^Lista +Vacía\nEstado +En uso\n/);
    expect(documentOf(await run(['show', 'Vacía', '--json']))).toMatchObject({ name: 'Vacía', prices: 0 });
    expect((await run(['show', 'ninguna'])).stderr).toContain('No hay una lista que se llame «ninguna»');
    expect((await run(['create', 'vacía'])).stdout).toBe('Ya estaba así: no se cambió nada\n');
    expect((await run(['create', 'Otra', '--dry-run', '--json'])).stdout).toContain('"dryRun": true');
    expect((await run(['list'])).stdout).not.toContain('Otra');
    const copy = ['copy', 'lista 1', 'Copia', '--rounding', 'tens', '--percentage'];
    expect((await run([...copy, '10'])).stdout).toContain('Copia');
    // The command ends once the prices are there.
    expect(await listed('Copia')).toMatchObject({ prices: 6, changes: [{ state: 'done' }] });
    expect(documentOf(await run([...copy, '10', '--json']))).toMatchObject({ name: 'Copia', changed: false });
    expect((await run([...copy, '12'])).exit).toBe(1);
    // The list's prices are written without another command.
    await expect.poll(async () => (await listed('Copia'))?.prices, { timeout: 15_000 }).toBe(6);
    const { stdout } = await run(['--no-color', 'list'], '', 80);
    expect(stdout).toMatch(/Lista +Estado +Clientes +Precios/);
    expect(stdout).toMatch(/Copia +En uso +0 +6/);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    const compared = await run(['--no-color', 'compare', 'Lista 1', 'copia', '--search', '6203'], '', 80);
    expect(compared.stdout).toMatch(/6203-2RS.*4\.000,00 +4\.400,00/);
    const narrow = await run(['--no-color', 'compare', 'Lista 1', 'copia', '--search', '6203'], '', 60);
    expect(narrow.stdout).toContain('No entra la columna Descripción: ');
    expect(widestLine(compared.stdout)).toBeLessThanOrEqual(80);
    const all = ['compare', 'Lista 1', 'copia', '--show', 'all', '--all'];
    const codes = (await run([...all, '--fields', 'code'])).stdout.trim().split('\n');
    const first = await run([...all, '--sort', 'code:desc', '--limit', '1', '--fields', 'code']);
    expect(first.stdout.trim()).toBe(codes.toSorted().at(-1));
    expect((await run(['list', '--limit', '1'])).stdout).toMatch(/\n\nHay más: un --limit mayor\n$/);
    expect((await run(['list', '--sort', 'name:desc', '--limit', '1', '--fields', 'name'])).stdout.trim()).toBe(
      'Lista 1',
    );
    const file = join(directory, 'comparada.csv');
    expect((await run(['compare', 'Lista 1', 'Copia', '--format', 'csv', '--output', file])).exit).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('6203-2RS');
    expect(documentOf(await run(['assign', 'Copia', 'C1', '--json']))).toEqual({
      list: 'Copia',
      moved: 1,
      changed: true,
    });
    expect(documentOf(await run(['assign', 'Lista 1', 'C1', '--dry-run', '--json']))).toEqual({
      list: 'Lista 1',
      changed: false,
      dryRun: true,
    });
    expect((await run(['withdraw', 'Copia', '--yes'])).stderr).toContain('Pasalos a otra lista antes de retirarla');
    expect((await run(['assign', 'Lista 1', '--all-of', 'Copia'])).exit).toBe(64);
    expect((await run(['assign', 'Lista 1', '--all-of', 'Copia', '--yes'])).stdout).toContain(
      '1 cliente compra desde ahora',
    );
    expect((await run(['withdraw', 'Copia'])).exit).toBe(64);
    expect((await run(['withdraw', 'Copia', '--yes'])).stdout).toContain('Retirada');
    expect((await run(['restore', 'Copia'])).stdout).toContain('En uso');
    expect(documentOf(await run(['rename', 'copia', 'Interior', '--dry-run', '--json']))).toMatchObject({
      dryRun: true,
      name: 'Copia',
    });
    expect(documentOf(await run(['rename', 'copia', 'Interior', '--json']))).toMatchObject({
      changed: true,
      name: 'Interior',
    });
    expect((await run(['rename', 'Interior', 'Copia'])).stdout).toContain('Copia');
    expect(documentOf(await run(['rename', 'Copia', '  Copia ', '--json']))).toMatchObject({ changed: false });
  });

  it('change by a percentage or by a sheet, at once or at a moment', async () => {
    const sheet = join(directory, 'nuevos.csv');
    writeFileSync(sheet, 'Código;Precio\n6203-2RS;4321,5\nNADIE;1\n');
    const looked = await run(['change', 'Vacía', '--sheet', sheet, '--dry-run']);
    expect([looked.exit, looked.stdout]).toEqual([1, expect.stringMatching(/Nuevos +1[\s\S]*Línea 3.*no está en el/)]);
    // What was only looked at is kept for nobody.
    const kept = () => server.database.query<{ state: string }>('select state from sheet_run', []);
    expect(await kept()).toEqual([]);
    const rejections = join(directory, 'rechazadas.csv');
    await run(['change', 'Vacía', '--sheet', sheet, '--dry-run', '--rejections', rejections]);
    expect(readFileSync(rejections, 'utf8')).toContain('El artículo NADIE no está en el catálogo');
    expect((await run(['change', 'Vacía', '--sheet', sheet, '--dry-run', '--rejections', rejections])).exit).toBe(1);
    const past = ['schedule', 'Vacía', '--at', '2001-01-01', '--sheet', sheet];
    expect((await run(past)).stderr).toContain('Ese momento ya pasó');
    expect(await kept()).toEqual([]);
    expect((await run(['change', 'Vacía', '--sheet', sheet])).exit).toBe(64);
    expect(
      documentOf(await run(['schedule', 'Vacía', '--at', '2027-01-01 08:30', '--sheet', sheet, '--json'])),
    ).toMatchObject({ isDryRun: false, created: 1, rejected: [{ line: 3 }] });
    const bad = join(directory, 'malos.csv');
    writeFileSync(bad, 'Código;Precio\nNADIE;1\n');
    // Before a person nothing is asked, and nothing is sent that an article which came in since would make a change of.
    const rejected = await run(['change', 'Vacía', '--sheet', bad], '', 80);
    expect([rejected.exit, rejected.stdout]).toEqual([1, expect.stringContaining('Se rechazaron todas las filas')]);
    expect(rejected.stderr).not.toContain('¿Cambiar ya');
    expect(await kept()).toEqual([{ state: 'done' }]);
    const records = async () =>
      documentOf(
        await runCli(['imports', 'list', '--kind', 'list-prices', '--json'], {
          environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
        }),
      );
    expect(await records()).toMatchObject({ records: [{ fileName: 'nuevos.csv' }] });
    const sent = await run(['change', 'Vacía', '--sheet', bad, '--yes'], '', 80);
    expect([sent.exit, sent.stdout]).toEqual([1, expect.stringContaining('quedó en el historial')]);
    expect(await records()).toMatchObject({ records: [{ fileName: 'malos.csv' }, { fileName: 'nuevos.csv' }] });
    const settled = await run([
      'schedule',
      'Vacía',
      '--at',
      '2027-01-01',
      '--percentage',
      '8',
      '--from-list',
      'Lista 1',
    ]);
    expect(settled.stdout).toContain('Para el 01/01/2027 08:30: 1 precio');
    expect(settled.stdout).toContain('Para el 01/01/2027 00:00');
    const several = await run(['cancel', 'Vacía']);
    expect([several.exit, several.stderr]).toEqual([64, expect.stringContaining('tiene 2 cambios que esperan')]);
    const first = (await listed('Vacía'))?.changes[0]?.id ?? '';
    expect((await run(['cancel', 'Vacía', first, '--dry-run'])).stdout).toContain('Anular el cambio de precios');
    const unsure = await run(['cancel', 'Vacía', first]);
    expect([unsure.exit, unsure.stderr]).toEqual([64, expect.stringContaining('--confirm "Vacía"')]);
    expect((await run(['cancel', 'Vacía', first, '--confirm', 'vacía'])).exit).toBe(0);
    expect((await run(['cancel', 'Vacía', '--yes'])).stdout).not.toContain('Para el');
    expect(documentOf(await run(['cancel', 'Vacía', '--yes', '--json']))).toMatchObject({ changed: false });
    const dry = ['change', 'Lista 1', '--percentage', '10', '--dry-run', '--json'];
    expect(documentOf(await run(dry))).toMatchObject({ name: 'Lista 1', changed: false, dryRun: true });
    const quiet = async (...words: readonly string[]) => {
      const { exit, stdout, stderr } = await run([...words, '--quiet']);
      return [exit, stdout, stderr];
    };
    expect(await quiet('change', 'Vacía', '--sheet', sheet, '--dry-run')).toEqual([1, '', '']);
    expect(await quiet('change', 'Lista 1', '--percentage', '10', '--dry-run')).toEqual([0, '', '']);
    expect(await quiet('change', 'Vacía', '--sheet', sheet, '--confirm', 'vacia')).toEqual([1, '', '']);
    const later = ['schedule', 'Vacía', '--at', '2027-01-01', '--percentage', '8', '--from-list', 'Lista 1'];
    expect(await quiet(...later)).toEqual([0, '', '']);
    expect((await run(['cancel', 'Vacía', '--yes', '--quiet'])).stdout).toBe('');
    await expect.poll(async () => (await listed('Vacía'))?.prices, { timeout: 15_000 }).toBe(1);
  });

  it('change once where the same is asked for again, since an answer was lost', async () => {
    await run(['copy', 'Lista 1', 'Otra vez', '--percentage', '0']);
    await untilDone('Otra vez');
    const now = () => Date.now();
    const again = (words: readonly string[]) =>
      runCli(['price-lists', ...words], {
        environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
        now,
      });
    const rise = ['change', 'Otra vez', '--percentage', '10', '--yes', '--json'];
    expect((await again(rise)).exit).toBe(0);
    // The command ends once the prices are others: what comes after it in a script has them.
    expect((await listed('Otra vez'))?.changes).toMatchObject([{ state: 'done', source: { percentage: 10 } }]);
    const second = await again(rise);
    expect([second.exit, documentOf(second)]).toEqual([0, expect.objectContaining({ changed: false })]);
    const at = ['schedule', 'Otra vez', '--at', '2027-01-01', '--percentage', '5'];
    await again(at);
    expect((await again(at)).stdout).toContain('Ya se había pedido: Para el 01/01/2027 00:00');
    expect((await listed('Otra vez'))?.changes).toHaveLength(2);
    const sixth = ['schedule', 'Otra vez', '--at', '2027-01-01', '--percentage', '6'];
    expect((await again(sixth)).exit).toBe(0);
    expect((await listed('Otra vez'))?.changes).toHaveLength(3);
  });

  it('are saved as the name of the file says', async () => {
    const file = join(directory, 'lista.csv');
    const environment = { API_BASE_URL: server.address, XDG_CONFIG_HOME: join(directory, 'cliente') };
    await runCli(['login', 'cliente'], { environment, typed: 'demo\n' });
    const download = (...words: readonly string[]) => runCli(['price-lists', 'download', ...words], { environment });
    const saved = await download('LÍSTA 1', '--output', file, '--json');
    expect(documentOf(saved)).toMatchObject({ format: 'semicolon', file });
    expect(readFileSync(file, 'utf8').slice(0, 2)).not.toBe('PK');
    expect((await download('Lista 1', '--format', 'excel', '--output', file, '--force')).exit).toBe(64);
    const compared = join(directory, 'diferencias.csv');
    expect((await run(['compare', 'Lista 1', 'Vacía', '--output', compared])).exit).toBe(0);
    expect(readFileSync(compared, 'utf8').slice(0, 2)).not.toBe('PK');
  });

  it('tell of prices that change steeply before they ask', async () => {
    const sheet = join(directory, 'coma.csv');
    writeFileSync(sheet, 'Código;Precio\n6203-2RS;40\nNADIE;1\n');
    const asked = await run(['change', 'Lista 1', '--sheet', sheet], 'n\r', 80);
    expect([asked.exit, asked.stdout]).toEqual([2, 'No se cambió nada\n']);
    const declined = await run(['change', 'Lista 1', '--percentage', '10', '--json'], 'n\r', 80);
    expect([declined.exit, documentOf(declined)]).toMatchObject([2, { name: 'Lista 1', changed: false }]);
    const askedText = stripVTControlCharacters(asked.stderr);
    const misnamed = await run(['change', 'Lista 1', '--sheet', sheet, '--confirm', 'Lista 2']);
    expect([misnamed.exit, misnamed.stderr]).toEqual([64, expect.stringContaining('esto es «Lista 1»')]);
    expect((await run(['change', 'Lista 1', '--percentage', '5', '--confirm', '…'])).exit).toBe(64);
    expect(askedText).toMatch(
      /Línea 3[^\n]*\n\nUn precio baja a la mitad o menos, o sube al doble o más:\nLínea 2 {2}6203-2RS [^\n]*: Precio: 4\.000,00 → 40,00\n {9}\(−99 %\)\n¿Cambiar ya/,
    );
    writeFileSync(sheet, 'Código;Precio\n6203-2RS;4100\n');
    expect((await run(['change', 'Lista 1', '--sheet', sheet, '--dry-run'])).stdout).not.toContain('a la mitad');
  });

  it('of a sheet that is asked for again, since its answer was lost, are told as those of before', async () => {
    await run(['create', 'Repetida']);
    const sheet = join(directory, 'repetida.csv');
    writeFileSync(sheet, 'Código;Precio\n6203-2RS;4321\n');
    const ofSheets = `select 1 from price_change where file_name = 'repetida.csv' and state in ('waiting', 'done')`;
    const changes = async () => (await server.database.query(ofSheets, [])).length;
    expect((await run(['change', 'Repetida', '--sheet', sheet, '--yes'])).exit).toBe(0);
    const once = await changes();
    const again = await run(['change', 'Repetida', '--sheet', sheet, '--yes']);
    expect([again.exit, again.stdout]).toEqual([0, expect.stringContaining('Ya se había pedido: Hecho el')]);
    expect(await changes()).toBe(once);
    writeFileSync(sheet, 'Código;Precio\n6203-2RS;4322\n');
    expect((await run(['change', 'Repetida', '--sheet', sheet, '--yes'])).stdout).not.toContain('Ya se había pedido');
    expect(await changes()).toBe(once + 1);
    const later = ['schedule', 'Repetida', '--at', '2027-01-02 08:30', '--sheet', sheet];
    expect((await run(later)).exit).toBe(0);
    const refused = await run(later);
    expect([refused.exit, refused.stderr]).toEqual([1, expect.stringMatching(/Ya espera una planilla.*--again/s)]);
    expect(await changes()).toBe(once + 2);
    expect((await run([...later, '--again'])).exit).toBe(0);
    expect(await changes()).toBe(once + 3);
  });

  it('of a sheet with columns told by hand are read so, and so is the next one of its supplier', async () => {
    await run(['create', 'Con columnas']);
    const [sheet, columns] = [join(directory, 'columnas.csv'), join(directory, 'columnas.json')];
    writeFileSync(sheet, 'cosa;cuánto\n6203-2RS;4300\n');
    const mapping = { kind: 'prices', recognise: false, columns: { code: 'cosa', price: 'cuánto' } };
    writeFileSync(columns, JSON.stringify(mapping));
    const words = ['change', 'Con columnas', '--sheet', sheet, '--supplier', 'Los Rodamientos'];
    const unread = await run([...words, '--dry-run']);
    expect([unread.exit, unread.stderr]).toEqual([1, expect.stringContaining('--mapping ARCHIVO')]);
    const done = await run([...words, '--mapping', columns, '--yes', '--json']);
    expect([done.exit, documentOf(done)]).toMatchObject([0, { created: 1, isDryRun: false }]);
    writeFileSync(sheet, 'cosa;cuánto\n6203-2RS;4310\n6204-2RS;9\n');
    expect(documentOf(await run([...words, '--dry-run', '--json']))).toMatchObject({
      mapping: JSON.stringify(mapping),
    });
    const alone = await run(['change', 'Con columnas', '--percentage', '2', '--mapping', columns, '--yes']);
    expect([alone.exit, alone.stderr]).toEqual([64, expect.stringContaining('--mapping va con --sheet')]);
  });

  it('by a percentage tell of one that doubles or halves and ask, tell it in the dry run and with --yes', async () => {
    await run(['copy', 'Lista 1', 'El doble', '--percentage', '0']);
    await untilDone('El doble');
    const words = ['change', 'El doble', '--percentage', '100'];
    const steepWarning =
      /\d+ precios suben al doble o más: \S+ .* pasa de \$ [\d.,]+ a \$ [\d.,]+\. Si es así, confirmalo/;
    const dry = await run([...words, '--dry-run']);
    expect([dry.exit, dry.stdout]).toEqual([0, expect.stringMatching(steepWarning)]);
    const asked = async (
      line: readonly string[],
      answers: readonly (readonly [question: string, answer: string])[],
    ) => {
      const open = [...answers];
      const ran = await runCli(['price-lists', ...line], {
        environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
        now: Date.now,
        screen: 400,
        onQuestion: (text, type) => {
          if (open[0] !== undefined && text.includes(open[0][0])) type(`${open.shift()?.[1]}\r`);
        },
      });
      expect(open).toEqual([]);
      return [ran.exit, stripVTControlCharacters(ran.stderr)];
    };
    const first = ['¿Cambiar ya', 's'] as const;
    expect(await asked(words, [first, ['¿Cambiar los precios igual?', 'n']])).toEqual([
      2,
      expect.stringMatching(steepWarning),
    ]);
    const at = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const later = ['schedule', 'El doble', '--at', at, '--percentage', '100'];
    const unasked = await run(later);
    expect([unasked.exit, unasked.stderr]).toEqual([1, expect.stringMatching(steepWarning)]);
    expect(unasked.stderr).toContain('Con --yes se hace igual');
    expect(await asked(later, [['¿Cambiar los precios igual?', 'n']])).toEqual([
      2,
      expect.stringMatching(steepWarning),
    ]);
    expect((await listed('El doble'))?.changes).toHaveLength(1);
    expect(await asked(later, [['¿Cambiar los precios igual?', 's']])).toEqual([
      0,
      expect.stringMatching(steepWarning),
    ]);
    expect((await listed('El doble'))?.changes).toHaveLength(2);
    const halved = ['schedule', 'El doble', '--at', at, '--percentage', '-50', '--yes'];
    expect((await run(halved)).stderr).toMatch(/\d+ precios bajan a la mitad o menos/);
    expect((await listed('El doble'))?.changes).toHaveLength(3);
    expect((await run(['change', 'El doble', '--percentage', '99', '--dry-run'])).stdout).not.toMatch(steepWarning);
    const done = await run([...words, '--yes']);
    expect([done.exit, done.stderr]).toEqual([0, expect.stringMatching(steepWarning)]);
  });

  it.each([
    ['refused', 'está retirada', "update price_list set withdrawn_at = now() where name like 'Confirmada%'"],
    ['broken off', 'La importación se interrumpió', 'delete from sheet_run_part'],
  ] as const)('of a sheet whose confirmation is %s leave nothing behind', async (how, reason, sql) => {
    await run(['create', `Confirmada ${how}`]);
    const sheet = join(directory, 'confirmada.csv');
    writeFileSync(sheet, 'Código;Precio\n6203-2RS;4200\n');
    const kept = () => server.database.query<{ id: string }>('select id from sheet_run order by id', []);
    const before = await kept();
    let isAnswered = false;
    const ran = await runCli(['price-lists', 'change', `Confirmada ${how}`, '--sheet', sheet], {
      environment: { API_BASE_URL: server.address, XDG_CONFIG_HOME: directory },
      now: Date.now,
      screen: 80,
      onQuestion: (text, type) => {
        if (isAnswered || !text.includes('¿Cambiar ya')) return;
        isAnswered = true;
        void server.database.query(sql, []).then(() => type('s\r'));
      },
    });
    expect([ran.exit, ran.stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(await kept()).toEqual(before);
  });

  it.each([
    [['create', 'LISTA 1'], 1, 'Ya hay una lista que se llama Lista 1'],
    [['rename', 'Nada', 'X'], 1, 'No hay una lista que se llame «Nada»'],
    [['rename', 'Vacía', 'LISTA 1'], 1, 'Ya hay una lista que se llama Lista 1'],
    [['copy', 'Nada', 'X'], 1, 'No hay una lista que se llame «Nada»'],
    [['change', 'Lista 1', '--yes'], 64, 'No dice con qué precios'],
    [['change', 'Lista 1', '--percentage', '2000', '--yes'], 64, 'Un porcentaje de -90 a 1000'],
    [['change', 'Lista 1', '--percentage', '1', '--sheet', 'x.csv', '--yes'], 64, 'no los dos'],
    [['change', 'Lista 1', '--percentage', '1', '--rejections', 'r.csv', '--yes'], 64, '--rejections va con --sheet'],
    [['schedule', 'Lista 1', '--at', '2027-01-01', '--percentage', '1', '--force'], 64, '--force va con --sheet'],
    [['change', 'Lista 1', '--sheet', 'no-esta.csv', '--yes'], 1, 'No existe el archivo'],
    [['schedule', 'Lista 1', '--at', 'pronto', '--percentage', '1'], 64, 'no es un día y una hora'],
    [['schedule', 'Lista 1', '--at', '2001-01-01', '--percentage', '1'], 1, 'Ese momento ya pasó'],
    [['assign', 'Lista 1'], 64, 'No dice a qué clientes'],
    [['assign', 'Lista 1', 'NADIE'], 1, 'No hay un cliente con el código NADIE'],
    [['withdraw', 'Lista 1', '--yes'], 1, 'no se retira'],
    [['cancel', 'Lista 1', '77'], 1, 'Ese cambio ya se hizo o ya se anuló'],
  ] as const)('%j is refused with its reason', async (words, exit, reason) => {
    const ran = await run(words);
    expect([ran.exit, ran.stderr]).toEqual([exit, expect.stringContaining(reason)]);
  });
});
