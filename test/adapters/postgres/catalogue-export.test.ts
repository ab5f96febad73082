import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueSheetWriter } from '#adapters/documents/catalogue-sheet-files.ts';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { createTableFiles } from '#adapters/documents/table-files.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { createStoredDraftRepository } from '#adapters/postgres/catalogue-draft/stored-draft-repository.ts';
import { importKindTexts } from '#adapters/texts/import-kinds.es.ts';
import { createCatalogueExportService } from '#core/catalogue/export/create-catalogue-export-service.ts';
import { importRows } from '#core/catalogue/import/plan/import-rows.ts';
import { type ImportKind, importKinds } from '#core/imports/record-kinds.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import type { TestDatabase } from '#test/contracts/databases.ts';
import { demoDatabases } from '#test/contracts/demo-databases.ts';

const worker = (name: string) => pathToFileURL(join(process.cwd(), `dist/workers/${name}.worker.js`));
const admin = callerOf(0, { role: 'Admin', customerId: null });
const silent = {
  onProgress: () => Promise.resolve(),
  onRejected: () => Promise.resolve(),
  onRepeated: () => Promise.resolve(),
};

const everySheet = [...importKinds.map((kind) => [kind, 'csv'] as const), ['catalogue', 'xlsx'] as const] as const;
/**
 * What else holds a database to its SQL are the contracts: on a second one the two sheets with the most rows are
 * enough.
 */
const largestSheets = [['catalogue', 'csv'] as const, ['prices', 'csv'] as const] as const;
const applicationsRead = 20_000;

const firstLines = async (path: string, count: number): Promise<string> => {
  const lines = (await readFile(path, 'utf8')).split('\r\n', count);
  const first = path.replace('.csv', '-first.csv');
  await writeFile(first, `${lines.join('\r\n')}\r\n`);
  return first;
};

const databases = demoDatabases.map(
  ([name, open], index) => [name, index === 0 ? everySheet : largestSheets, open] as const,
);

describe.each(databases)("the demo's sheets on %s", (_name, sheets, open) => {
  let test: TestDatabase;
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-sheets-'));
  beforeAll(async () => {
    test = await open();
  }, 120_000);
  afterAll(async () => {
    await test.dispose();
    rmSync(directory, { recursive: true, force: true });
  });

  let made = 0;
  const take = async (kind: ImportKind, format: SheetFormat) => {
    const files = createTableFiles(join(directory, 'made'), worker('table-writer'), () => `file-${made++}`);
    const service = createCatalogueExportService({
      drafts: createStoredDraftRepository(test.database),
      writer: createCatalogueSheetWriter(files),
      clock: { now: () => noon },
      names: importKindTexts,
    });
    const [list] = await test.database.query<{ name: string }>('select name from price_list order by id limit 1');
    const priceList = kind === 'prices' ? (list?.name ?? '') : null;
    const file = (await service.create(admin, { kind, format, priceList })).unwrap();
    const path = join(directory, `${kind}.${format}`);
    writeFileSync(path, await buffer(file.content));
    return { ...file, path };
  };
  const alreadyTaken = new Map<string, ReturnType<typeof take>>();
  const taken = (kind: ImportKind, format: SheetFormat): ReturnType<typeof take> => {
    const name = `${kind}.${format}`;
    const file = alreadyTaken.get(name) ?? take(kind, format);
    alreadyTaken.set(name, file);
    return file;
  };
  const planned = async <Kind extends ImportKind>(kind: Kind, path: string) => {
    const reading = { mapping: null, sheet: null, priceList: null };
    const { signal } = new AbortController();
    const stream = (await createDraftSource(worker('draft-reader')).open(kind, path, reading, signal)).unwrap();
    const drafts = createCatalogueDraftRepository(test.database);
    return (await importRows(kind, stream, drafts, null, silent, signal)).unwrap().summary;
  };

  // A workbook is written and read by the same columns: one kind shows it, the properties of sheets show the others.
  it.each(sheets)(
    '%s as %s come back unchanged, all of them',
    async (kind, format) => {
      const file = await taken(kind, format);
      expect(file.rowCount).toBeGreaterThan(20);
      // Tens of thousands of vehicles that fit are one rule: the first of them show it.
      const path = kind === 'applications' ? await firstLines(file.path, applicationsRead + 1) : file.path;
      expect(await planned(kind, path)).toMatchObject({
        new: 0,
        changed: 0,
        missing: 0,
        rejected: 0,
        unchanged: kind === 'applications' ? Math.min(file.rowCount, applicationsRead) : file.rowCount,
        newNames: { brands: [], families: [], priceLists: [], vehicles: [] },
      });
      expect([kind, file.leftOutCount]).toEqual([kind, 0]);
    },
    180_000,
  );

  it('has every product with its own price row', async () => {
    const [row] = await test.database.query<{ n: number }>('select count(*)::int as n from product');
    expect((await taken('catalogue', 'csv')).rowCount).toBe(row?.n);
  }, 60_000);

  it('has the price rows of other brands too, among prices and stock', async () => {
    const [row] = await test.database.query<{ n: number; others: number }>(
      `select count(*)::int as n, count(*) filter (where pp.brand_id <> p.brand_id)::int as others
         from product_price pp join product p on p.id = pp.product_id`,
    );
    expect(row?.others).toBeGreaterThan(100);
    expect((await taken('prices', 'csv')).rowCount).toBe(row?.n);
    if (sheets === everySheet) expect((await taken('stock', 'csv')).rowCount).toBe(row?.n);
  }, 60_000);
});
