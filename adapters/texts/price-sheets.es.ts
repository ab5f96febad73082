import { columnSets } from '#core/catalogue/import/columns.ts';
import type { PriceSheetFailure } from '#core/price-lists/management/price-sheet.service.ts';
import { importFailureTexts } from './import.es.ts';
import { priceListManagementTexts } from './price-list-management.es.ts';
import { type Texts, tell } from './problem-text.es.ts';
import { sheetSizeTexts } from './sheets.es.ts';

const texts: Texts<PriceSheetFailure> = {
  ...priceListManagementTexts,
  ...importFailureTexts(columnSets.prices),
  ...sheetSizeTexts,
  'price-sheet-empty': () => 'La planilla no tiene ninguna fila con precios',
  'reading-too-slow': () => 'La planilla tarda demasiado en leerse: guardala de nuevo, o como CSV',
  'given-up': () => 'Se dejó de leer la planilla',
};

export const priceSheetProblem = (failure: PriceSheetFailure): string => tell(texts, failure);
