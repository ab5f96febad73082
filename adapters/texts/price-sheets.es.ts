import { priceSheetColumns } from '#core/price-lists/management/price-sheet.service.ts';
import type { SheetRunFailure } from '#core/sheets/sheet-run.ts';
import { sheetProblem } from './sheets.es.ts';

/** Why new prices are not taken out of a sheet. */
export const priceSheetProblem = (failure: SheetRunFailure): string =>
  failure.code === 'given-up' ? 'Se dejó de leer la planilla' : sheetProblem(failure, priceSheetColumns);
