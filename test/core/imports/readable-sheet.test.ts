import { describe, expect, it } from 'vitest';
import { columnSets, emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { parseMapping } from '#core/imports/parse-mapping.ts';
import { isReadableSheet } from '#core/imports/readable-sheet.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';

const isReadable = (kind: ImportKind, ...rows: string[][]) => isReadableSheet(columnSets[kind], emptyMapping, rows);

describe('a worksheet that is read of a workbook (docs/rules/imports.md 27)', () => {
  it('has the headings of its kind, under titles too', () => {
    expect(isReadable('prices', ['Lista N° 12', 'Marzo'], ['Código', 'Precio'], ['A', '1'])).toBe(true);
    expect(isReadable('stock', ['Código', 'Stock'])).toBe(true);
  });

  it('is none that is a cover, an index or empty', () => {
    expect(isReadable('prices')).toBe(false);
    expect(isReadable('prices', ['Distribuidora Norte S.A.'], ['Vigente desde', '1/11/2026'])).toBe(false);
    // A word alone may be a heading: 'Lista' is one of prices.
    expect(isReadable('prices', ['Lista'], ['Vigente desde noviembre'])).toBe(false);
    expect(isReadable('prices', ['Marca', 'Código'], ['SKF', '6200'])).toBe(false);
  });

  it('is one whose columns a person has to name', () => {
    expect(isReadable('catalogue', ['Código', 'Marca', 'Lo que es', 'Precio'])).toBe(true);
    expect(isReadable('prices', ['Código', 'Precio', 'Importe'])).toBe(true);
  });

  it('is one with the headings that a mapping names', () => {
    const mapping = parseMapping(
      JSON.stringify({ kind: 'prices', recognise: false, columns: { code: 'pieza', price: 'vale' } }),
      columnSets.prices,
    ).unwrap();
    const fits = (...rows: string[][]) => isReadableSheet(columnSets.prices, mapping, rows);
    expect([fits(['Código', 'Precio']), fits(['pieza', 'vale'])]).toEqual([false, true]);
  });
});
