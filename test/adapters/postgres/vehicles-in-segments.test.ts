import { describe, expect, it } from 'vitest';
import { importRows } from '#core/catalogue/import/plan/import-rows.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { aSheet, today } from '#test/core/catalogue/import/a-sheet.builder.ts';

describe.each(databases)('a sheet of vehicles without segments, on %s', (_name, open) => {
  const on = distributorForAll(open);

  it('leaves out every row of a version whose model is in several segments', async () => {
    const { catalogueDrafts } = on.distributor;
    const sheetOf = async (...rows: readonly (readonly string[])[]) =>
      (await readDrafts('vehicles', emptyMapping, aSheet(rows), { today })).unwrap();
    const known = (await catalogueDrafts.begin('prueba')).unwrap();
    for (const segment of ['Autos', 'Camiones']) {
      const { batches } = await sheetOf(['Segmento', 'Marca', 'Modelo'], [segment, 'Tatra', 'Mixto']);
      for await (const read of batches)
        await known.write('vehicles', planBatch('vehicles', read.unwrap().drafts, new Map()));
    }
    await known.publish('prueba');
    const reading = await sheetOf(
      ['Marca', 'Modelo', 'Versión', 'Año'],
      ...['2001', '2002', '2003'].map((year) => ['Tatra', 'Mixto', '1.6', year]),
      ['Tatra', 'Nuevo', '1.6', '2001'],
    );
    const rejected: RejectedRow[] = [];
    let last: readonly number[] = [];
    const result = await importRows(
      'vehicles',
      {
        layout: reading.layout,
        batches: (async function* () {
          for await (const read of reading.batches) {
            last = read.unwrap().rows.map(({ line }) => line);
            yield read;
          }
        })(),
        rowsOf: async (lines) =>
          lines.filter((line) => last.includes(line)).map((line) => ({ line, cells: ['there'] })),
      },
      catalogueDrafts,
      null,
      {
        onProgress: async () => undefined,
        onRejected: async (some) => void rejected.push(...some),
        onRepeated: async () => undefined,
      },
      new AbortController().signal,
    );
    expect(result.unwrap().summary).toMatchObject({ new: 1, rejected: 3 });
    expect(rejected.map(({ line, cells, reasons: [reason] }) => [line, cells, reason?.code])).toEqual(
      [2, 3, 4].map((line) => [line, ['there'], 'model-in-segments']),
    );
  });
});
