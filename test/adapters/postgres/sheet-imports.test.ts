import { expect, it } from 'vitest';
import { createImportHistoryRepository } from '#adapters/postgres/imports/import-history.ts';
import { createImportUndoRepository } from '#adapters/postgres/imports/import-undo.ts';
import { createSheetImportRepository } from '#adapters/postgres/imports/sheet-imports.ts';
import { readOfficeTrouble } from '#adapters/postgres/overview/office-trouble.ts';
import type { RejectedSheetLine } from '#core/imports/import-record.ts';
import { databases } from '#test/contracts/databases.ts';

const nothing = { new: 0, changed: 0, unchanged: 0, rejected: 0, missing: 0 };
const ended = (counts: typeof nothing, rejected: readonly RejectedSheetLine[] = []) => ({
  counts,
  rejected,
  isWhole: true,
});
const author = { userName: 'admin', actedBy: null };

it.each(databases)('%s: an import that broke off stays in the history with what it wrote', async (_name, open) => {
  const { database, dispose } = await open();
  const imports = createSheetImportRepository(database);
  const begin = (id: string) =>
    imports.begin({ id, kind: 'offers', fileName: `${id}.csv`, worksheet: '', supplier: null, headings: [] }, author);
  await begin('nothing');
  await imports.end('nothing', ended(nothing), author);
  await begin('broken');
  await database.query(
    `insert into sheet_import_change (record_id, thing, name, before, after)
     select id, thing, thing, before, '{}' from import_record,
            (values ('row 1', null::jsonb), ('row 2', '{}'), ('row 3', '{}')) change (thing, before) where import_id = 'broken'`,
  );
  await imports.end('broken', ended(nothing), author);
  expect(await database.query('select import_id as id, counts from import_record')).toEqual([
    { id: 'broken', counts: { ...nothing, new: 1, changed: 2 } },
  ]);
  await dispose();
});

it.each(databases)('%s: of many old changes none is left', async (_name, open) => {
  const { database, dispose } = await open();
  const imports = createSheetImportRepository(database);
  for (let at = 0; at < 11; at += 1) {
    const id = String(at);
    await imports.begin({ id, kind: 'offers', fileName: id, worksheet: '', supplier: null, headings: [] }, author);
    await database.query(
      `insert into sheet_import_change (record_id, thing, name, after)
       select id, n::text, '', '{}' from import_record, generate_series(1, $2::int) n where import_id = $1`,
      [id, at === 0 ? 1200 : 1],
    );
    await imports.end(id, ended({ ...nothing, new: 1 }), author);
  }
  expect(await database.query('select count(*)::int as count from sheet_import_change')).toEqual([{ count: 10 }]);
  await dispose();
});

it.each(databases)(
  '%s: how far an import is stands in the history until it ends, or tells nothing more',
  async (_name, open) => {
    const { database, dispose } = await open();
    const imports = createSheetImportRepository(database);
    const history = createImportHistoryRepository(database);
    const record = async () => (await history.list(['offers'], null)).records[0];
    const progress = async () => (await record())?.progress;
    await imports.begin(
      { id: 'long', kind: 'offers', fileName: 'long.csv', worksheet: '', supplier: null, headings: [] },
      author,
    );
    expect(await record()).toMatchObject({ isRunning: true, progress: null });
    await imports.advance('long', { done: 1200, total: 20_000 });
    // The import began long ago, and still says how far it is.
    await database.query(`update import_record set imported_at = now() - interval '2 hours'`);
    expect(await progress()).toEqual({ done: 1200, total: 20_000 });
    await database.query(`update import_record set told_at = now() - interval '31 minutes'`);
    expect(await record()).toMatchObject({ isRunning: false, progress: null });
    // A process that goes on with it says so before its first row: until it ends it cannot be undone.
    expect([await imports.goOn('long'), await imports.goOn('none')]).toEqual([{ new: 0, changed: 0 }, null]);
    expect(await record()).toMatchObject({ isRunning: true, isLast: false });
    await imports.advance('long', { done: 1300, total: 20_000 });
    await imports.end('long', ended({ ...nothing, rejected: 1 }, [{ line: 2, cells: ['x'], reasons: [] }]), author);
    expect((await history.list(['offers'], null)).records[0]).toMatchObject({
      progress: null,
      hasRejectedRows: true,
      isLast: false,
    });
    // An import that broke off before anything was written is left out.
    await imports.begin(
      { id: 'busy', kind: 'offers', fileName: 'busy.csv', worksheet: '', supplier: null, headings: [] },
      author,
    );
    const rejected = [{ line: 2, cells: ['x'], reasons: [] }];
    await imports.end('busy', { ...ended({ ...nothing, rejected: 1 }, rejected), isWhole: false }, author);
    expect((await history.list(['offers'], null)).records.map(({ id }) => id)).toEqual(['long']);
    await dispose();
  },
);

it.each(databases)(
  '%s: an import is not undone while it writes, and is once its process is gone',
  async (_name, open) => {
    const { database, dispose } = await open();
    const imports = createSheetImportRepository(database);
    const undo = async (id: string) => (await createImportUndoRepository(database).ask(id, author)).val;
    const begin = async (id: string) => {
      await imports.begin({ id, kind: 'offers', fileName: id, worksheet: '', supplier: null, headings: [] }, author);
      await database.query(
        `insert into sheet_import_change (record_id, thing, name, after) select id, 'row 1', '', '{}' from import_record where import_id = $1`,
        [id],
      );
    };
    await begin('running');
    expect(await undo('running')).toEqual({ code: 'import-running' });
    await database.query(
      `update import_record set imported_at = now() - interval '31 minutes' where import_id = 'running'`,
    );
    expect(await undo('running')).toBeUndefined();
    const history = createImportHistoryRepository(database);
    const first = async () => (await history.list(['offers'], null)).records[0];
    expect(await first()).toMatchObject({ isLast: true, undo: { askedBy: 'admin', undoneAt: null } });
    // The undoing gave up, and nobody said so: it may be asked for again.
    await database.query(`update import_record set undo_asked_at = now() - interval '16 minutes'`);
    expect(await first()).toMatchObject({ isLast: true, undo: null });
    await begin('ended');
    expect(await first()).toMatchObject({ id: 'ended', isLast: false });
    await imports.end('ended', ended({ ...nothing, new: 1 }), author);
    expect(await undo('ended')).toBeUndefined();
    await dispose();
  },
);

it.each(databases)(
  '%s: one that broke off is told and counts as failed until one of its kind is imported whole',
  async (_name, open) => {
    const { database, dispose } = await open();
    const imports = createSheetImportRepository(database);
    const history = createImportHistoryRepository(database);
    const begin = (id: string) =>
      imports.begin(
        { id, kind: 'customers', fileName: `${id}.csv`, worksheet: '', supplier: null, headings: [] },
        author,
      );
    const failed = async () => (await readOfficeTrouble(database, '2020-01-01')).imports;
    const listedImports = async () =>
      (await history.list(['customers'], null)).records.map(({ id, brokeOff }) => [id, brokeOff]);
    await begin('alive');
    expect([await failed(), await listedImports()]).toEqual([{ count: 0, newest: null }, [['alive', false]]]);
    await database.query(`update import_record set imported_at = now() - interval '31 minutes'`);
    await begin('cut');
    await imports.end('cut', { ...ended({ ...nothing, new: 1 }), isWhole: false }, author);
    expect([await failed(), await listedImports()]).toEqual([
      { count: 2, newest: null },
      [
        ['cut', true],
        ['alive', true],
      ],
    ]);
    await begin('whole');
    await imports.end('whole', ended({ ...nothing, changed: 1 }), author);
    expect(await failed()).toEqual({ count: 0, newest: null });
    await dispose();
  },
);
