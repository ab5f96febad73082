import { beforeEach, describe, expect, it } from 'vitest';
import { createStoredDraftRepository } from '#adapters/postgres/catalogue-draft/stored-draft-repository.ts';
import { documentsOf } from '#adapters/postgres/search/search-rows.ts';
import { sheetColumns } from '#core/catalogue/export/sheet-columns.ts';
import { createSheetRows } from '#core/catalogue/export/sheet-rows.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import { withKnownNames } from '#core/catalogue/import/names/known-names.ts';
import { importRows } from '#core/catalogue/import/plan/import-rows.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import { tellsOf } from '#core/search/index/applications.ts';
import { asId } from '#core/shared/ids.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { aSheet, today } from '#test/core/catalogue/import/a-sheet.builder.ts';

const headings = ['Código', 'Marca del vehículo', 'Modelo', 'Motor', 'Años', 'Notas'];
const withBrand = ['Marca', ...headings];
type Row = readonly string[];
let made = 0;

describe.each(databases)('what a part fits, in several ranges of years, on %s', (_name, open) => {
  const on = distributorForAll(open);
  let code = '';
  beforeEach(async () => {
    made += 1;
    code = `RANGES-${made}`;
    await sold(aProduct({ line: 1, code, brand: 'SKF' }));
  });

  const sold = async (product: DraftOf['catalogue']) => {
    const draft = (await on.distributor.catalogueDrafts.begin('prueba')).unwrap();
    await draft.write('catalogue', planBatch('catalogue', [product], new Map()));
    await draft.publish('prueba');
    await on.distributor.follower.look();
  };

  /** Walks a sheet whose rows come three at a time, and imports it where that is asked. */
  const walked = async (rows: readonly Row[], isImported: boolean, heads: Row = headings) => {
    const reading = (await readDrafts('applications', emptyMapping, aSheet([heads, ...rows]), { today })).unwrap();
    const rejected: RejectedRow[] = [];
    const { catalogueDrafts, follower } = on.distributor;
    const draft = isImported ? (await catalogueDrafts.begin('prueba')).unwrap() : null;
    const result = await importRows(
      'applications',
      { layout: reading.layout, batches: reading.batches, rowsOf: async () => [] },
      catalogueDrafts,
      draft,
      {
        onProgress: async () => undefined,
        onRejected: async (some) => void rejected.push(...some),
        onRepeated: async () => undefined,
      },
      new AbortController().signal,
    );
    await draft?.publish('prueba');
    await follower.look();
    const { summary } = result.unwrap();
    return {
      counts: [summary.new, summary.changed, summary.unchanged, summary.rejected],
      examples: summary.examples.flatMap(({ changes }) => changes),
      reasons: rejected.map(({ line, reasons }) => [line, reasons.map((reason) => reason.code)]),
    };
  };
  const dryRun = (rows: readonly Row[]) => walked(rows, false);
  const imported = (rows: readonly Row[]) => walked(rows, true);

  const productId = async () => {
    const [row] = await on.database.query<{ id: number }>('select id from product where code = $1', [code]);
    return row?.id ?? 0;
  };
  const fits = async (): Promise<readonly string[]> => {
    const [catalogueProduct] = await on.distributor.productRepository.products([asId(String(await productId()))]);
    return (
      catalogueProduct?.shown.cars.flatMap(({ vehicle, types }) =>
        types.map(({ details }) => `${vehicle} ${details}`),
      ) ?? []
    );
  };
  /** The years of some that a search finds the part by. */
  const foundBy = async (years: readonly number[]): Promise<readonly number[]> => {
    const [now] = await on.database.query<{ now: number }>('select max(generation) as now from catalogue_generation');
    const [document] = await documentsOf(on.database, [await productId()], now?.now ?? 0);
    return years.filter((year) => document?.applications.some((each) => tellsOf(each, [], year)));
  };

  it('one cell with two ranges is two spans of years on the product, and a year between them is not found', async () => {
    expect(await imported([[code, 'Volkswagen', 'Gol', '1.6', '1998-2004 / 08-12', '']])).toMatchObject({
      counts: [1, 0, 0, 0],
    });
    expect(await fits()).toEqual(['Gol 1.6 · 98–04', 'Gol 1.6 · 08–12']);
    expect(await foundBy([1997, 1998, 2004, 2005, 2007, 2008, 2012, 2013])).toEqual([1998, 2004, 2008, 2012]);
  });

  it('two rows of it, far apart in the sheet, are the same', async () => {
    // The first ten rows of a sheet are read at once.
    const others = Array.from({ length: 20 }, (_, at) => [code, 'Volkswagen', `Modelo ${at}`, '1.6', '', '']);
    const rows = [
      [code, 'Volkswagen', 'Gol', '1.6', '98-04', ''],
      ...others,
      [code, 'VOLKSWAGEN', 'gol', '1.6', '2008-2012', ''],
      [code, 'Volkswagen', 'Gol', '1.6', '1998-2004', ''],
    ];
    const result = await imported(rows);
    expect(result.counts).toEqual([21, 0, 0, 1]);
    expect(result.reasons).toEqual([[24, ['duplicate-in-file']]]);
    expect((await fits()).filter((each) => each.startsWith('Gol'))).toEqual(['Gol 1.6 · 98–04', 'Gol 1.6 · 08–12']);
    const oneCell = [code, 'Volkswagen', 'Gol', '1.6', '1998-2004, 2008-2012', ''];
    expect((await dryRun([oneCell, ...others])).counts).toEqual([0, 0, 21, 0]);
  });

  it('a row that names the brand and one that does not are of the same part', async () => {
    const rows = [
      ['SKF', code, 'Volkswagen', 'Gol', '1.6', '1998-2004', ''],
      ['', code, 'Volkswagen', 'Gol', '1.6', '2008-2012', ''],
      ['', code.toLowerCase(), 'Volkswagen', 'Gol', '1.6', '98-04', ''],
    ];
    const result = await walked(rows, true, withBrand);
    expect(result.counts).toEqual([1, 0, 0, 1]);
    expect(result.reasons).toEqual([[4, ['duplicate-in-file']]]);
    expect(await fits()).toEqual(['Gol 1.6 · 98–04', 'Gol 1.6 · 08–12']);
    expect((await walked(rows, false, withBrand)).counts).toEqual([0, 0, 1, 1]);
    // One of the two rows says the same as the years that were there.
    const other = [rows[0] ?? [], ['', code, 'Volkswagen', 'Gol', '1.6', '2015', '']];
    expect((await walked(other, true, withBrand)).counts).toEqual([0, 1, 0, 0]);
    expect(await fits()).toEqual(['Gol 1.6 · 98–04', 'Gol 1.6 · 15']);
  });

  it('a sheet that says other years takes the place of all that there were, also in other letters', async () => {
    await imported([[code, 'Volkswagen', 'Gol', '1.6 Nafta', '1998-2004', 'Delantero']]);
    const corrected = [code, 'Volkswagen', 'Gol', '1.6 NAFTA', '1998-2005', 'delantero'];
    const looked = await dryRun([corrected]);
    expect(looked.counts).toEqual([0, 1, 0, 0]);
    expect(looked.examples).toEqual([{ field: 'year', from: '1998-2004', to: '1998-2005' }]);
    await imported([corrected]);
    expect(await fits()).toEqual(['Gol 1.6 Nafta Delantero · 98–05']);
    await imported([[code, 'Volkswagen', 'Gol', '1.6 Nafta', '98-05 / 09>', 'Delantero']]);
    expect(await foundBy([1998, 2005, 2007, 2009, 2026])).toEqual([1998, 2005, 2009, 2026]);
    await imported([[code, 'Volkswagen', 'Gol', '1.6 Nafta', '2009 en adelante', 'Delantero']]);
    expect(await foundBy([1998, 2005, 2007, 2009, 2026])).toEqual([2009, 2026]);
  });

  it('goes out as one cell, and in again changes nothing', async () => {
    await imported([
      [code, 'Volkswagen', 'Gol', '1.6', 'hasta 1995 / 98-04 / 2008 en adelante', ''],
      [code, 'Volkswagen', 'Gol', '1.8', 'todos', ''],
    ]);
    const columns = sheetColumns('applications');
    const row = createSheetRows('applications', columns, withKnownNames([]));
    const cells: Row[] = [];
    for await (const drafts of createStoredDraftRepository(on.database).drafts('applications', null))
      for (const draft of drafts) if (draft.code === code) cells.push((row(draft) ?? []).map((cell) => cell ?? ''));
    const at = columns.findIndex(({ heading }) => heading === 'Años');
    expect(cells.map((each) => each[at])).toEqual(['hasta 1995 / 1998-2004 / 2008 en adelante', '']);
    const place = (heading: string) => columns.findIndex((each) => each.heading === heading);
    const again = cells.map((each) => headings.map((heading) => each[place(heading)] ?? ''));
    expect((await dryRun(again)).counts).toEqual([0, 0, 2, 0]);
  });

  it('rows of an unknown part are each rejected at their line', async () => {
    const result = await imported([
      ['NOBODY', 'Volkswagen', 'Gol', '1.6', '98-04', ''],
      ['NOBODY', 'Volkswagen', 'Gol', '1.6', '08-12', ''],
      [code, 'Volkswagen', 'Gol', '1.6', '12-08 / 98-04', ''],
    ]);
    expect(result.counts).toEqual([0, 0, 0, 3]);
    expect(result.reasons).toEqual([
      [2, ['product-not-found']],
      [3, ['product-not-found']],
      [4, ['years-reversed']],
    ]);
    expect(await fits()).toEqual([]);
  });
});
