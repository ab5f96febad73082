import { documentRowReasonText, documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import type { SheetKind } from './sheet-kind.ts';

export const documentSheet: SheetKind<Parameters<typeof documentRowReasonText>[0]> = {
  name: 'documents',
  things: 'comprobantes',
  columns: documentSheetColumns,
  access: 'administration',
  serviceOf: ({ documentSheets }) => documentSheets,
  runsOf: ({ documentSheetRuns }) => documentSheetRuns,
  historyOf: ({ documentImports }) => documentImports,
  reasonText: documentRowReasonText,
};
