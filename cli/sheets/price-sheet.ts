import { rowChangesText } from '#adapters/texts/import-change.es.ts';
import { rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import { priceSheetColumns } from '#core/price-lists/management/price-sheet.service.ts';
import type { PricedList, SheetKind } from './sheet-kind.ts';

/** New prices of that list. */
export const priceSheetOf = (list: PricedList): SheetKind<RowReason> => ({
  name: 'list-prices',
  list,
  things: 'precios',
  columns: priceSheetColumns,
  access: 'management',
  runsOf: ({ priceSheetRuns }) => priceSheetRuns(list.id),
  historyOf: ({ priceListImports }) => priceListImports,
  reasonText: (reason) => rowReasonText(reason, 'prices'),
  changesText: (row, changes) => rowChangesText('prices', row, changes),
  problemText: priceSheetProblem,
});
