import { offerRowReasonText, offerSheetColumns } from '#adapters/texts/offer-sheets.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { changesTextOf } from '../views/sheet.view.ts';
import type { ExchangedSheet } from './sheet-kind.ts';

export const offerSheet: ExchangedSheet<Parameters<typeof offerRowReasonText>[0]> = {
  name: 'offers',
  list: null,
  things: 'ofertas',
  columns: offerSheetColumns,
  access: 'management',
  serviceOf: ({ offerSheets }) => offerSheets,
  runsOf: ({ offerSheetRuns }) => offerSheetRuns,
  historyOf: ({ offerImports }) => offerImports,
  reasonText: offerRowReasonText,
  changesText: changesTextOf(offerSheetColumns),
  problemText: (failure) => sheetProblem(failure, offerSheetColumns),
};
