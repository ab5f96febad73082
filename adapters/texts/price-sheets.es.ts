import type { ReadFailure } from '#core/catalogue/import/draft-source.port.ts';
import type { PriceListManagementFailure } from '#core/price-lists/management/price-list-management.service.ts';
import { maxPriceSheetRows, type PriceSheetFailure } from '#core/price-lists/management/price-sheet.service.ts';
import { importFailureText } from './import.es.ts';
import { formatCount } from './numbers.es.ts';
import { priceListManagementProblem } from './price-list-management.es.ts';

type ListFailure = Exclude<Extract<PriceSheetFailure, PriceListManagementFailure>, { readonly code: 'given-up' }>;

const isOfLists = (failure: PriceSheetFailure): failure is ListFailure =>
  /^(not-(signed|allowed|offered)|unreachable|moment-|price-|too-many-price|first-price|customer-)/.test(failure.code);

export const priceSheetProblem = (failure: PriceSheetFailure): string => {
  if (failure.code === 'too-many-sheet-rows') {
    return `La planilla tiene más de ${formatCount(maxPriceSheetRows)} filas. Dividila en partes`;
  }
  if (failure.code === 'price-sheet-empty') return 'Ninguna fila de la planilla dice un precio que sirva';
  if (isOfLists(failure)) return priceListManagementProblem(failure);
  if (failure.code === 'reading-too-slow')
    return 'La planilla tarda demasiado en leerse: guardala de nuevo, o como CSV';
  if (failure.code === 'given-up') return 'Se dejó de leer la planilla';
  return importFailureText(failure as Exclude<ReadFailure, { code: 'reading-too-slow' | 'given-up' }>, 'prices');
};
