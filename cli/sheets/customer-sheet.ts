import { customerRowReasonText, customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { changesTextOf } from '../views/sheet.view.ts';
import type { ExchangedSheet } from './sheet-kind.ts';

export const customerSheet: ExchangedSheet<Parameters<typeof customerRowReasonText>[0]> = {
  name: 'customers',
  list: null,
  things: 'clientes',
  columns: customerSheetColumns,
  access: 'administration',
  serviceOf: ({ customerSheets }) => customerSheets,
  runsOf: ({ customerSheetRuns }) => customerSheetRuns,
  historyOf: ({ customerImports }) => customerImports,
  reasonText: customerRowReasonText,
  changesText: changesTextOf(customerSheetColumns),
  problemText: (failure) => sheetProblem(failure, customerSheetColumns),
};
