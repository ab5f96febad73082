import { expect, it } from 'vitest';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import { sheetProblem, sheetReadText, sheetStandText } from '#adapters/texts/sheets.es.ts';
import { columnSets } from '#core/catalogue/import/rows/columns.ts';

it('a planned sheet says when it was read and who brought it, and whether that is of today in Buenos Aires', () => {
  const run = { changedAt: Date.parse('2026-03-09T02:05:00Z'), startedBy: 'ana' };
  const read = 'Leída el 08/03/2026 23:05:00, la subió ana';
  expect(sheetReadText(run, Date.parse('2026-03-09T02:59:59Z'))).toBe(read);
  expect(sheetReadText(run, Date.parse('2026-03-09T03:00:00Z'))).toBe(
    `${read}. No es de hoy: desde entonces algo pudo cambiar`,
  );
});

it('of prices that broke off nobody is told that they are not settled twice', () => {
  expect(priceSheetProblem({ code: 'interrupted' })).toBe(
    'La importación se interrumpió. Mirá en los cambios de la lista si los precios ya quedaron. Si no, leé la planilla de nuevo',
  );
  expect(priceSheetProblem({ code: 'catalogue-busy', holder: '' })).not.toContain('no se repite');
  expect(sheetProblem({ code: 'interrupted' }, columnSets.stock)).toContain('lo que ya entró no se repite');
});

it('of those that wait, one that would write nothing is not ready', () => {
  const stand = (wouldWrite: number, rejected: number) =>
    sheetStandText({ state: 'planned', planned: { wouldWrite, rejected } });
  expect(stand(1, 2)).toBe('Listo para importar');
  expect(stand(0, 0)).toBe('No cambia nada');
  expect(stand(0, 2)).toBe('Se rechazan filas y ninguna otra cambia');
  expect(sheetStandText({ state: 'reading', planned: null })).toBe('Leyendo');
});
