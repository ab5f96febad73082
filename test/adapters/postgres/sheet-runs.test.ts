import { expect, it, vi } from 'vitest';
import { createSheetImportRepository } from '#adapters/postgres/imports/sheet-imports.ts';
import { createSheetRunRepository } from '#adapters/postgres/imports/sheet-runs.ts';
import { sheetKinds } from '#core/imports/record-kinds.ts';
import { Ok } from '#core/shared/result.ts';
import type { SheetReason, StoredSheetRun } from '#core/sheets/sheet-run.ts';
import { createSheetRunJob, jobOfSheetRun, queueOfSheetRun, sheetQueues } from '#core/sheets/sheet-run-job.ts';
import type { SheetRunner } from '#core/sheets/sheet-runner.ts';
import { jobsInMemory } from '#test/builders/jobs-in-memory.ts';
import { aSheetReport, aSheetRun } from '#test/builders/sheet-run.builder.ts';
import { databases } from '#test/contracts/databases.ts';

const day = 24 * 60 * 60 * 1000;
const bytes = (size: number) => Uint8Array.from({ length: size }, (_, at) => at % 251);

it.each(databases)(
  '%s: a sheet is kept whole, changed in one step, listed by its kind, and forgotten',
  async (_name, open) => {
    const { database, dispose } = await open();
    const runs = createSheetRunRepository(database);
    const run = aSheetRun({ understood: { preview: null, columns: [], constants: [], decimal: 'comma' } });
    const content = bytes(700_000);
    await runs.add(run, content);
    expect(await runs.find('one')).toEqual(run);
    expect(Buffer.from((await runs.content('one')) ?? []).equals(Buffer.from(content))).toBe(true);
    const { id, kind, state, attempt, changedAt } = run;
    expect(await runs.standing('one')).toEqual({ id, kind, state, attempt, changedAt });
    expect(await runs.standing('two')).toBeNull();
    expect(await runs.follow('one', 5)).toEqual({ stored: { ...run, lookedAt: 5 }, progress: null });
    expect([await runs.find('two'), await runs.follow('two', 5), await runs.content('two')]).toEqual([
      null,
      null,
      null,
    ]);

    // A cell of a sheet may hold what no JSON of a database does.
    const report = aSheetReport({
      rejected: [{ line: 2, cells: ['a\0b'], reasons: [{ code: 'no' }] }],
      rejectedCount: 1,
    });
    const planned = await runs.update('one', (stored) => ({ ...stored, state: 'planned', report, changedAt: 7 }));
    expect(planned?.state).toBe('planned');
    // What there was is kept beside it, and stays until another look takes its place.
    expect([await runs.look('one'), await runs.look('two')]).toEqual([null, null]);
    const look = { at: 7, created: [2], rejected: [4], changed: { '3': { zone: 'Norte' } } };
    await runs.update('one', (stored) => stored, look);
    await runs.update('one', (stored) => ({ ...stored, earlierImportId: 'before' }));
    await runs.update('one', () => null, { ...look, at: 8 });
    expect([await runs.look('one'), (await runs.find('one'))?.earlierImportId]).toEqual([look, 'before']);
    await runs.update('one', (stored) => ({ ...stored, earlierImportId: null }));
    expect((await runs.find('one'))?.report?.rejected[0]?.cells).toEqual(['a\ufffdb']);
    expect(await runs.update('one', () => null)).toBeNull();
    expect(await runs.update('two', (stored) => stored)).toBeNull();

    await runs.add(aSheetRun({ id: 'empty', kind: 'offers' }), bytes(0));
    expect(await runs.content('empty')).toEqual(bytes(0));
    const counts = { created: 1, changed: 0, unchanged: 0, rejectedCount: 1 };
    const [listed, ...none] = await runs.list('customers', null, 8);
    expect(listed).toMatchObject({ id: 'one', state: 'planned', lookedAt: 5, counts, failureCode: null });
    expect(none).toEqual([]);
    // Of a workbook with several the worksheet tells two looks apart.
    expect(listed).toMatchObject({ worksheet: '', wasApplied: false });
    const listedWith = async (...sheets: string[]) => {
      const preview = { sheets, sheet: 'Sur', others: [], headingRow: 0, rows: [] };
      const understood = { columns: [], decimal: 'auto', constants: [], preview } as const;
      await runs.update('one', (stored) => ({ ...stored, understood, importId: 'before' }));
      return (await runs.list('customers', null, 8))[0];
    };
    expect(await listedWith('Sur')).toMatchObject({ worksheet: '', wasApplied: true });
    expect(await listedWith('Norte', 'Sur')).toMatchObject({ worksheet: 'Sur' });
    await runs.update('one', (stored) => ({ ...stored, understood: null, importId: null }));
    const failure = { code: 'empty-file' } as const;
    await runs.add(aSheetRun({ id: 'failed', kind: 'documents', state: 'failed', failure }), bytes(1));
    expect(await runs.list('documents', null, 8)).toMatchObject([{ counts: null, failureCode: 'empty-file' }]);

    // How far it is while it is written the history tells.
    const imports = createSheetImportRepository(database);
    const author = { userName: 'admin', actedBy: null };
    await imports.begin(
      { id: 'import', kind: 'customers', fileName: 'x', worksheet: '', supplier: null, headings: [] },
      author,
    );
    await imports.advance('import', { done: 3, total: 9 });
    await runs.update('one', (stored) => ({ ...stored, state: 'writing', importId: 'import' }));
    expect((await runs.follow('one', 8))?.progress).toEqual({ done: 3, total: 9 });
    expect((await runs.list('customers', null, 8))[0]?.progress).toEqual({ done: 3, total: 9 });
    await runs.update('one', (stored) => ({ ...stored, state: 'done' }));
    await runs.dropContent('one');
    expect([await runs.content('one'), (await runs.find('one'))?.state]).toEqual([null, 'done']);
    expect(await runs.look('one')).toBeNull();
    // Whether it may go is asked of how it is then.
    const asked: StoredSheetRun[] = [];
    const forget = (mayGo: boolean) =>
      runs.forget('one', (latest) => {
        asked.push(latest);
        return mayGo;
      });
    expect([await forget(false), (await runs.find('one'))?.state]).toEqual([false, 'done']);
    expect([await forget(true), await forget(true), await runs.find('one')]).toEqual([true, false, null]);
    expect(asked.map(({ state, changedAt }) => [state, changedAt])).toEqual([
      ['done', 7],
      ['done', 7],
    ]);
    await dispose();
  },
);

it.each(databases)('%s: what nobody asked about for a day goes, and the oldest beyond fifty', async (_name, open) => {
  const { database, dispose } = await open();
  const runs = createSheetRunRepository(database);
  await runs.add(aSheetRun({ id: 'old', state: 'planned' }), bytes(1));
  await runs.add(aSheetRun({ id: 'written', state: 'writing', changedAt: day }), bytes(1));
  for (let at = 0; at < 51; at += 1) {
    const [lookedAt, changedAt] = [day + 1, day + at];
    await runs.add(aSheetRun({ id: `run ${at}`, state: 'failed', lookedAt, changedAt }), bytes(1));
  }
  const kept = new Set((await database.query<{ id: string }>('select id from sheet_run')).map(({ id }) => id));
  expect(kept.has('old')).toBe(false);
  expect(kept.has('written')).toBe(true);
  expect([kept.has('run 0'), kept.has('run 50')]).toEqual([false, true]);
  // A day later no new one need come: neither asking for one nor the list finds them.
  const later = 2 * day + 2;
  expect(await runs.follow('run 50', later)).toBeNull();
  expect((await runs.list('customers', null, later)).map(({ id }) => id)).toEqual([]);
  expect(await database.query('select id from sheet_run')).toEqual([]);
  await dispose();
});

it.each(databases)('%s: a file that was cut off by the end of its process is none', async (_name, open) => {
  const { database, dispose } = await open();
  // Nothing more reaches the database once a second part is there.
  let partsLeft = 2;
  const dying = new Proxy(database, {
    get: (target, name) =>
      name !== 'query'
        ? Reflect.get(target, name)
        : (sql: string, values: readonly unknown[]) => {
            if (sql.includes('sheet_run_part')) partsLeft -= 1;
            return partsLeft < 0 ? Promise.reject(new Error('gone')) : target.query(sql, values);
          },
  });
  await expect(createSheetRunRepository(dying).add(aSheetRun({ id: 'cut' }), bytes(700_000))).rejects.toThrow('gone');
  expect(await database.query('select 1 as there from sheet_run_part')).toHaveLength(2);
  expect(await createSheetRunRepository(database).content('cut')).toBeNull();
  await dispose();
});

it.each(databases)('%s: sheets of a kind are written one by one, while others are read', async (_name, open) => {
  const { database, dispose } = await open();
  const runs = createSheetRunRepository(database);
  const jobs = jobsInMemory()();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  // Every run is held until it is let go.
  const held: SheetRunner<SheetReason> = {
    carryOut: async (_caller, { fileName }) => {
      begun.push(fileName);
      await new Promise<void>((resolve) => ends.set(fileName, resolve));
      return Ok(aSheetReport());
    },
    exportAll: () => Promise.reject(new Error('nothing is exported')),
    understand: async () => Ok({ preview: null, columns: [], constants: [], decimal: 'comma' }),
  };
  const runners = Object.fromEntries(sheetKinds.map((kind) => [kind, held])) as Record<
    StoredSheetRun['kind'],
    SheetRunner<SheetReason>
  >;
  const job = createSheetRunJob({ runs, runners, clock: { now: () => 5 } });
  for (const queue of sheetQueues) jobs.work(queue, job);
  const bring = async (id: string, { kind, state }: Pick<StoredSheetRun, 'kind' | 'state'>) => {
    const run = aSheetRun({ id, fileName: id, kind, state, importId: state === 'writing' ? `of ${id}` : null });
    await runs.add(run, bytes(1));
    await jobs.add(queueOfSheetRun(run), jobOfSheetRun(run), { id });
  };
  await bring('first', { kind: 'customers', state: 'writing' });
  await vi.waitFor(() => expect(begun).toEqual(['first']));
  await bring('second', { kind: 'customers', state: 'writing' });
  await bring('read', { kind: 'customers', state: 'reading' });
  await bring('offers', { kind: 'offers', state: 'writing' });
  await vi.waitFor(() => expect(new Set(begun)).toEqual(new Set(['first', 'read', 'offers'])));
  for (const id of ['read', 'offers']) ends.get(id)?.();
  await vi.waitFor(async () => expect((await runs.find('offers'))?.state).toBe('done'));
  expect(begun).not.toContain('second');
  ends.get('first')?.();
  await vi.waitFor(() => expect(begun).toContain('second'));
  ends.get('second')?.();
  await vi.waitFor(async () => expect((await runs.find('second'))?.state).toBe('done'));
  await jobs.close();
  await dispose();
});
