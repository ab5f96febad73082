import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { folder, run, json, theServer } = anOfficeTerminal();
const file = (name: string) => join(folder, name);

describe('imports rejections', () => {
  const rejections = (...words: readonly string[]) => run(['imports', 'rejections', ...words]);
  const importStock = async (name: string, rows: string, exit = 0) => {
    writeFileSync(file(name), `Código;Marca;Stock\n${rows}`);
    const ran = await run(['catalogue', 'import', file(name), '--kind', 'stock', '--yes', '--json']);
    expect(ran.exit).toBe(exit);
  };
  let id = '';

  /** An import of two rows, the second of which is refused. */
  beforeAll(async () => {
    await importStock('stock.csv', '6200-2RS;SKF;5\n;SKF;1\n', 1);
    const { records } = (await json('imports', 'list')) as { records: { id: string; fileName: string }[] };
    expect(records).toMatchObject([{ fileName: 'stock.csv' }]);
    id = records[0]?.id ?? '';
  });

  it('keeps the rows that one refused, with the reason, by its id or its beginning', async () => {
    const kept = await json('imports', 'rejections', id, '--output', file('r.csv'));
    expect(kept).toEqual({ file: file('r.csv') });
    expect(readFileSync(file('r.csv'), 'utf8').split('\r\n')).toEqual([
      '\ufeff"Código";"Marca";"Stock";"Fila del archivo";"Motivo del rechazo"',
      '"";"SKF";"1";"3";"Falta Código"',
      '',
    ]);
    const short = await rejections(id.slice(0, 8), '--format', 'csv', '--output', '-');
    expect([short.exit, short.stderr, short.stdout]).toEqual([0, '', readFileSync(file('r.csv'), 'utf8')]);
    await json('imports', 'rejections', id, '--output', file('r.xlsx'));
    expect(readFileSync(file('r.xlsx')).subarray(0, 2).toString()).toBe('PK');
  });

  it('writes over nothing unless it is told to', async () => {
    writeFileSync(file('mine.csv'), 'mío');
    const there = exitAndText(await rejections(id, '--output', file('mine.csv')));
    expect(there).toEqual({ exit: 1, text: expect.stringContaining('--force') });
    expect(readFileSync(file('mine.csv'), 'utf8')).toBe('mío');
    await json('imports', 'rejections', id, '--output', file('mine.csv'), '--force');
    expect(readFileSync(file('mine.csv'), 'utf8')).toContain('Falta Código');
  });

  it('says which there is not, which refused nothing, and what the format is of', async () => {
    const unknown = exitAndText(await rejections('ffff', '--output', file('x.csv')));
    expect(unknown).toEqual({ exit: 1, text: expect.stringContaining('No hay una importación así') });
    await importStock('good.csv', '6200-2RS;SKF;6\n');
    const { records } = (await json('imports', 'list', '--limit', '1')) as { records: { id: string }[] };
    const none = exitAndText(await rejections(records[0]?.id ?? '', '--output', file('x.csv')));
    expect(none).toEqual({ exit: 1, text: expect.stringContaining('no tuvo filas rechazadas') });
    const other = exitAndText(await rejections(id, '--format', 'csv', '--output', file('x.xlsx')));
    expect(other).toMatchObject({ exit: 64 });
    expect(existsSync(file('x.csv')) || existsSync(file('x.xlsx'))).toBe(false);
  });
});

describe('imports undo', () => {
  it('refuses before it asks, and names the import that came later', async () => {
    const { records } = (await json('imports', 'list')) as {
      records: { id: string; fileName: string; isLast: boolean }[];
    };
    const [last, first] = records;
    expect([last?.fileName, first?.fileName]).toEqual(['good.csv', 'stock.csv']);
    const words = ['imports', 'undo', first?.id ?? ''];
    const refused = {
      exit: 1,
      text: expect.stringMatching(
        new RegExp(
          `Después de esa hubo otra importación \\(good\\.csv, de admin, [^)]*\\)\\.\\nDeshacé primero ésa: imports undo ${last?.id.slice(0, 8)}\\n`,
        ),
      ),
    };
    for (const more of [[], ['--dry-run'], ['--yes']])
      expect(exitAndText(await run([...words, ...more]))).toEqual(refused);
    expect((await run(['imports', 'list'])).stdout).toContain(
      '  No se puede deshacer: después se importó «good.csv» (',
    );
  });

  it('says of a later import that is still being written that it is, and what to do once it is done', async () => {
    const { records } = (await json('imports', 'list')) as { records: { id: string }[] };
    const [last, first] = records;
    const { database } = theServer();
    const [before] = await database.query<{ readonly generation: number; readonly ended_at: string }>(
      'select generation, ended_at from import_record where import_id = $1',
      [last?.id],
    );
    const set = 'update import_record set generation = $2, ended_at = $3, told_at = now() where import_id = $1';
    await database.query(set, [last?.id, null, null]);
    expect(exitAndText(await run(['imports', 'undo', first?.id ?? '', '--yes']))).toEqual({
      exit: 1,
      text: expect.stringMatching(
        new RegExp(
          `Después de esa se está importando otra \\(good\\.csv, de admin, [^)]*\\)\\.\\nCuando termine, deshacé primero ésa: imports undo ${last?.id.slice(0, 8)}\\n`,
        ),
      ),
    });
    expect((await run(['imports', 'list'])).stdout).toContain('  No se puede deshacer: se está importando «good.csv»');
    await database.query(set, [last?.id, before?.generation, before?.ended_at]);
  });
});

describe('jobs retry', () => {
  interface Job {
    readonly id: string;
    readonly state: string;
  }
  const jobs = async (...words: readonly string[]) =>
    ((await json('jobs', 'list', ...words)) as { readonly jobs: readonly Job[] }).jobs;
  const lists = () => join(theServer().dataDir, 'price-lists');
  const aside = () => `${lists()}.aside`;
  let failed: Job | undefined;

  /** A file stands where the files of price lists belong. */
  beforeAll(async () => {
    if (existsSync(lists())) renameSync(lists(), aside());
    writeFileSync(lists(), '');
    expect((await run(['price-lists', 'regenerate'])).exit).toBe(1);
    [failed] = await jobs('--state', 'failed');
  });
  afterAll(() => rmSync(aside(), { recursive: true, force: true }));

  it('says what it would do, and begins one anew once what it failed for is mended', async () => {
    expect(failed).toMatchObject({ queue: 'price-lists', state: 'failed', attempts: 1 });
    const id = failed?.id ?? '';
    const dry = exitAndText(await run(['jobs', 'retry', id, '--dry-run']));
    expect(dry).toEqual({ exit: 0, text: expect.stringContaining(`Empezar de nuevo el trabajo ${id}`) });
    expect(await jobs('--state', 'failed')).toHaveLength(1);
    rmSync(lists());
    if (existsSync(aside())) renameSync(aside(), lists());
    const shown = (await run(['jobs', 'list'], { screen: 80 })).stdout;
    expect(shown).toContain(`${id.slice(0, 8)}  Archivos de listas de precios  `);
    expect(await json('jobs', 'retry', id.slice(0, 8))).toMatchObject({
      id,
      state: 'waiting',
      attempts: 0,
      changed: true,
    });
    await expect.poll(async () => (await jobs()).find((job) => job.id === id)?.state).toBe('done');
    // What is done is left alone, which a dry run says too.
    for (const words of [[], ['--dry-run']]) {
      const again = exitAndText(await run(['jobs', 'retry', id, ...words]));
      expect(again).toEqual({ exit: 1, text: expect.stringContaining('Ya está hecho: no hay qué reintentar') });
    }
  });

  it('says which there is not, and is for administrators', async () => {
    const unknown = exitAndText(await run(['jobs', 'retry', '5f0c1c1e-6f0b-4a8e-9a5e-2f6f5f0c1c1e']));
    const gone = { exit: 1, text: expect.stringContaining('Ese trabajo ya no está') };
    expect(unknown).toEqual(gone);
    expect(exitAndText(await run(['jobs', 'retry', 'nada', '--dry-run']))).toEqual(gone);
    await run(['login', 'gerente'], { typed: 'demo' });
    const refused = exitAndText(await run(['jobs', 'retry', failed?.id ?? '']));
    expect(refused).toEqual({ exit: 1, text: expect.stringContaining('no tiene permiso') });
  });
});
