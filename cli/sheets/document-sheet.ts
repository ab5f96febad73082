import { documentRowReasonText, documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { changesTextOf } from '../views/sheet.view.ts';
import type { ExchangedSheet } from './sheet-kind.ts';

export const documentSheet: ExchangedSheet<Parameters<typeof documentRowReasonText>[0]> = {
  name: 'documents',
  list: null,
  things: 'comprobantes',
  columns: documentSheetColumns,
  access: 'administration',
  serviceOf: ({ documentSheets }) => documentSheets,
  runsOf: ({ documentSheetRuns }) => documentSheetRuns,
  historyOf: ({ documentImports }) => documentImports,
  reasonText: documentRowReasonText,
  changesText: changesTextOf(documentSheetColumns),
  problemText: (failure) => sheetProblem(failure, documentSheetColumns),
};
