import { offerRowReasonText, offerSheetColumns } from '#adapters/texts/offer-sheets.es.ts';
import type { SheetKind } from './sheet-kind.ts';

export const offerSheet: SheetKind<Parameters<typeof offerRowReasonText>[0]> = {
  name: 'offers',
  things: 'ofertas',
  columns: offerSheetColumns,
  access: 'management',
  serviceOf: ({ offerSheets }) => offerSheets,
  runsOf: ({ offerSheetRuns }) => offerSheetRuns,
  historyOf: ({ offerImports }) => offerImports,
  reasonText: offerRowReasonText,
};
