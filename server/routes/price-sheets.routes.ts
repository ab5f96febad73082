import * as z from 'zod/mini';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import { priceSheetUploadWire } from '#adapters/wire/price-list-management.wire.ts';
import { priceSheetApplyWire } from '#adapters/wire/sheet-runs.wire.ts';
import { priceListsPath, sheetReportToWire, sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import { type PriceSheetService, priceSheetColumns } from '#core/price-lists/management/price-sheet.service.ts';
import { asId, type PriceListId } from '#core/shared/ids.ts';
import type { SheetFailure } from '#core/sheets/sheet.service.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { sheetBodyLimit, unreadableSheet } from './sheet-routes.ts';
import { sheetRunRoutes } from './sheet-runs.routes.ts';

const listId = z.string().check(z.maxLength(64));

/** Sheets of new prices of each list, kept with what they would do (docs/rules/sheets.md 1). */
export const priceSheetRunRoutes = (
  app: App,
  runsOf: (id: PriceListId) => SheetRunService<RowReason>,
  guard: Guard,
): void =>
  sheetRunRoutes(
    app,
    {
      path: `${priceListsPath}/:list/sheets`,
      named: { list: listId },
      serviceOf: ({ list = '' }) => runsOf(asId<'price-list'>(list)),
      applyWire: priceSheetApplyWire,
      refusedAs: ['price-list-not-found', 'price-list-withdrawn', 'moment-unreadable', 'moment-past', 'moment-too-far'],
      columns: priceSheetColumns,
      group: 'management',
    },
    guard,
  );

/**
 * New prices of a list out of a sheet, at once or from a moment on (docs/rules/price-list-management.md 8), brought and
 * settled by one call. The screen and the terminal keep it first (above); this stays for programs, as such a call of
 * customers, documents and offers does (docs/rules/sheets.md 3).
 */
export const priceSheetRoutes = (app: App, service: PriceSheetService, guard: Guard): void => {
  app.post(
    '/api/Management/PriceLists/:id/sheets',
    {
      ...guard('management'),
      bodyLimit: sheetBodyLimit,
      schema: {
        tags: ['Management'],
        params: z.object({ id: listId }),
        body: priceSheetUploadWire,
        refusals: [
          ...codes<SheetFailure>(
            'price-list-not-found',
            'price-list-withdrawn',
            'moment-unreadable',
            'moment-past',
            'moment-too-far',
            'too-many-price-changes',
            'too-many-sheet-rows',
            'price-sheet-empty',
            'price-change-gone',
            'given-up',
            'reading-too-slow',
            'interrupted',
            'empty-sheet',
            'heading-not-found',
            'missing-columns',
            'ambiguous-column',
          ),
          ...unreadableSheet,
        ],
        response: { 200: sheetReportWire },
      },
    },
    async (request, reply) => {
      const { fileName, content, at, dryRun, allRejected } = request.body;
      const sheet = { fileName, content: Buffer.from(content, 'base64'), at };
      const id = asId<'price-list'>(request.params.id);
      const report = await service.schedule(
        callerOf(request),
        id,
        sheet,
        { isDryRun: dryRun, allRejected },
        clientAbortSignal(reply),
      );
      return sendAnswer(reply, report, sheetReportToWire, priceSheetProblem);
    },
  );
};
