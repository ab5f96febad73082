import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnSets, emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { recognise } from '#core/imports/recognise.ts';
import { maxPreviewCell, maxPreviewColumns, maxPreviewRows, previewOf } from '#core/imports/sheet-preview.ts';

const asRows = (cells: readonly (readonly string[])[]) => cells.map((row, at) => ({ line: at + 1, cells: row }));
const opened = { sheets: ['Lista', 'Otra'], sheet: 'Lista', others: ['Otra'] };
const preview = (cells: readonly (readonly string[])[], mapping = emptyMapping) =>
  previewOf(columnSets.prices, mapping, opened, asRows(cells));

describe('the preview of a sheet', () => {
  it('points at the heading that is known, below titles', () => {
    const rows = [
      ['Lista de mayo', '', ''],
      ['Código', 'Detalle', 'Precio'],
      ['B1', 'Bujía', '10'],
    ];
    expect(preview(rows)).toEqual({ ...opened, headingRow: 1, rows });
  });

  it('points at the fullest of the first rows where no heading is known', () => {
    expect(
      preview([
        ['Repuestos', ''],
        ['pieza', 'vale', 'foto'],
        ['B1', '10', ''],
      ]).headingRow,
    ).toBe(1);
  });

  it('points above a row with a cell too many', () => {
    const row = (...cells: readonly string[]) => cells;
    const sheet = [
      row('Padrón', '', '', '', ''),
      row('nro', 'quién', 'dónde', 'bonif', 'nota'),
      row('1', 'Uno', 'Salta', '5', 'x'),
      row('2', 'Dos', 'Jujuy', '5', 'x', 'llamar'),
      row('3', 'Tres', 'Salta', '5', 'x'),
    ];
    expect(preview(sheet).headingRow).toBe(1);
  });

  it('points at none where the mapping says that there is none, or there is no row', () => {
    expect(preview([['B1', '10']], { ...emptyMapping, hasHeading: false }).headingRow).toBeNull();
    expect(preview([]).headingRow).toBeNull();
  });

  it('is small, for any sheet, and agrees with what was recognised', () => {
    const cell = fc.oneof(
      fc.constantFrom('Código', 'Precio', 'Marca', 'Lista de precios', ''),
      fc.string({ maxLength: 200 }),
    );
    const sheet = fc.array(fc.array(cell, { maxLength: 90 }), { maxLength: 30 });
    fc.assert(
      fc.property(sheet, (cells) => {
        const { rows, headingRow } = preview(cells);
        expect(rows.length).toBeLessThanOrEqual(maxPreviewRows);
        for (const row of rows) {
          expect(row.length).toBeLessThanOrEqual(maxPreviewColumns);
          for (const each of row) expect(each.length).toBeLessThanOrEqual(maxPreviewCell);
        }
        expect(headingRow !== null).toBe(cells.length > 0);
        const shown = recognise(columnSets.prices, emptyMapping, rows);
        if (shown.ok) expect(shown.val.headingRows).toBe((headingRow ?? -1) + 1);
      }),
    );
  });
});
