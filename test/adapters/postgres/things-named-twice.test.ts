import { describe, expect, it } from 'vitest';
import { importRows } from '#core/catalogue/import/plan/import-rows.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { aSheet, today } from '#test/core/catalogue/import/a-sheet.builder.ts';

describe.each(databases)('a sheet that names a thing with its brand and without it, on %s', (_name, open) => {
  const on = distributorForAll(open);

  /** What a dry run counts of a sheet, and why rows stay out, by line. */
  const looked = async (kind: ImportKind, headings: readonly string[], ...rows: readonly (readonly string[])[]) => {
    const { catalogueDrafts } = on.distributor;
    const known = (await catalogueDrafts.begin('prueba')).unwrap();
    const products = ['TWICE-1', 'TWICE-2'].map((code, at) => aProduct({ line: at + 1, code, brand: 'SKF' }));
    const stored = await catalogueDrafts.stored('catalogue', products);
    await known.write('catalogue', planBatch('catalogue', products, stored.rows));
    await known.publish('prueba');
    const reading = (await readDrafts(kind, emptyMapping, aSheet([headings, ...rows]), { today })).unwrap();
    const rejected: RejectedRow[] = [];
    const result = await importRows(
      kind,
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
    return {
      summary: result.unwrap().summary,
      rejected: rejected.map(({ line, reasons: [reason] }) => [line, reason]),
    };
  };
  // The first ten rows of a sheet are read at once; later ones come three at a time.
  const others = (row: (at: number) => readonly string[]) => Array.from({ length: 12 }, (_, at) => row(at));

  it('has one price of it in a list, and tells both where they differ', async () => {
    const { summary, rejected } = await looked(
      'prices',
      ['Código', 'Marca', 'Lista de precios', 'Precio'],
      ['TWICE-1', 'SKF', 'Lista 1', '10'],
      ['twice-1', '', 'Lista 1', '12'],
      ['TWICE-1', '', 'Lista 2', '12'],
      ...others((at) => [`NADIE-${at}`, '', 'Lista 1', '1']),
      ['TWICE-1', 'SKF', 'lista 1', '10'],
      ['TWICE-1', 'SKF', 'Lista 2', '13'],
    );
    expect(summary).toMatchObject({ new: 1, changed: 1, rejected: 15 });
    expect(rejected.filter(([, reason]) => (reason as { code: string }).code !== 'product-not-found')).toEqual([
      [3, { code: 'two-prices', firstLine: 2, name: 'twice-1', first: '10', second: '12' }],
      [17, { code: 'duplicate-in-file', firstLine: 2, name: 'TWICE-1 SKF' }],
      [18, { code: 'two-prices', firstLine: 4, name: 'TWICE-1 SKF', first: '12', second: '13' }],
    ]);
  });

  it('has one purchase cost of it', async () => {
    const { rejected } = await looked(
      'costs',
      ['Código', 'Marca', 'Costo'],
      ['TWICE-1', 'SKF', '10'],
      ['TWICE-1', '', '12'],
    );
    expect(rejected).toEqual([[3, { code: 'two-prices', firstLine: 2, name: 'TWICE-1', first: '10', second: '12' }]]);
  });

  it('has an equivalent of it once', async () => {
    const { summary, rejected } = await looked(
      'equivalences',
      ['Código', 'Marca', 'Marca equivalente', 'Código equivalente'],
      ['TWICE-1', 'SKF', 'FAG', 'E-1'],
      ['TWICE-1', '', 'fag', 'e-1'],
      ['TWICE-1', '', 'FAG', 'E-2'],
      ['TWICE-2', '', 'FAG', 'E-1'],
    );
    expect(summary).toMatchObject({ new: 3, rejected: 1 });
    expect(rejected).toEqual([[3, { code: 'duplicate-in-file', firstLine: 2, name: 'TWICE-1' }]]);
  });

  it('has each of several equivalents of one cell once, and no row out of which one is new', async () => {
    const { summary, rejected } = await looked(
      'equivalences',
      ['Código', 'Marca', 'Marca equivalente', 'Código equivalente'],
      ['TWICE-1', 'SKF', 'FAG', 'MANY-1 / MANY-2'],
      ['TWICE-1', '', 'FAG', 'MANY-2; MANY-3'],
      ['TWICE-1', '', 'FAG', 'many-1; MANY-3'],
    );
    expect(summary).toMatchObject({ new: 3, rejected: 1 });
    expect(summary.examples.map(({ line, changes }) => [line, changes.at(-1)?.to])).toEqual([
      [2, 'MANY-1'],
      [2, 'MANY-2'],
      [3, 'MANY-3'],
    ]);
    expect(rejected.map(([line]) => line)).toEqual([4]);
  });
});
