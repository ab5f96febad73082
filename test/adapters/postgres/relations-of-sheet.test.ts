import { describe, expect, it } from 'vitest';
import { importRows } from '#core/catalogue/import/plan/import-rows.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { aSheet, today } from '#test/core/catalogue/import/a-sheet.builder.ts';

describe.each(databases)('a sheet of related products on %s', (_name, open) => {
  const on = distributorForAll(open);

  it('says a pair once, with the brand and without it, wherever its rows stand', async () => {
    const { catalogueDrafts } = on.distributor;
    const products = ['PAIR-1', 'PAIR-2', 'PAIR-3'].map((code, at) => aProduct({ line: at + 1, code, brand: 'SKF' }));
    const draft = (await catalogueDrafts.begin('prueba')).unwrap();
    await draft.write('catalogue', planBatch('catalogue', products, new Map()));
    await draft.publish('prueba');
    const headings = ['Código', 'Marca', 'Relación', 'Código relacionado', 'Marca relacionada', 'Cantidad'];
    // The first ten rows of a sheet are read at once; later ones come three at a time.
    const others = Array.from({ length: 12 }, (_, at) => ['PAIR-1', 'SKF', `Grupo ${at}`, 'PAIR-3', 'SKF', '1']);
    const sheet = aSheet([
      headings,
      ['PAIR-1', 'SKF', 'Reemplazos', 'PAIR-2', 'SKF', '1'],
      ['PAIR-1', '', 'REEMPLAZOS', 'pair-2', 'SKF', ''],
      ['PAIR-1', 'SKF', 'Kit', 'PAIR-2', '', '2'],
      ...others,
      ['PAIR-1', 'SKF', 'Kit', 'PAIR-2', 'SKF', '3'],
      ['PAIR-1', '', 'Reemplazos', 'PAIR-2', '', '1'],
    ]);
    const reading = (await readDrafts('relations', emptyMapping, sheet, { today })).unwrap();
    const rejected: RejectedRow[] = [];
    const result = await importRows(
      'relations',
      { layout: reading.layout, batches: reading.batches, rowsOf: async () => [] },
      catalogueDrafts,
      null,
      {
        onProgress: async () => undefined,
        onRejected: async (some) => void rejected.push(...some),
        onRepeated: async () => undefined,
      },
      new AbortController().signal,
    );
    expect(result.unwrap().summary).toMatchObject({ new: 14, rejected: 3 });
    expect(rejected.map(({ line, reasons }) => [line, reasons])).toEqual([
      [3, [{ code: 'duplicate-in-file', firstLine: 2, name: 'PAIR-1' }]],
      [17, [{ code: 'relation-twice', firstLine: 4, name: 'PAIR-1 SKF' }]],
      [18, [{ code: 'duplicate-in-file', firstLine: 2, name: 'PAIR-1' }]],
    ]);
  });
});
