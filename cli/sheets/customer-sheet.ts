import { customerRowReasonText, customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import type { SheetKind } from './sheet-kind.ts';

export const customerSheet: SheetKind<Parameters<typeof customerRowReasonText>[0]> = {
  name: 'customers',
  things: 'clientes',
  columns: customerSheetColumns,
  access: 'administration',
  serviceOf: ({ customerSheets }) => customerSheets,
  runsOf: ({ customerSheetRuns }) => customerSheetRuns,
  historyOf: ({ customerImports }) => customerImports,
  reasonText: customerRowReasonText,
};
