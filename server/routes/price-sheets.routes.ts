import * as z from 'zod/mini';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import { priceSheetUploadWire } from '#adapters/wire/price-list-management.wire.ts';
import { sheetReportToWire, sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { PriceSheetFailure, PriceSheetService } from '#core/price-lists/management/price-sheet.service.ts';
import { asId } from '#core/shared/ids.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { sheetBodyLimit, unreadableSheet } from './sheet-routes.ts';

/** New prices of a list out of a sheet, at once or from a moment on (docs/rules/price-list-management.md 8). */
export const priceSheetRoutes = (app: App, service: PriceSheetService, guard: Guard): void => {
  app.post(
    '/api/Management/PriceLists/:id/sheets',
    {
      ...guard('management'),
      bodyLimit: sheetBodyLimit,
      schema: {
        tags: ['Management'],
        params: z.object({ id: z.string().check(z.maxLength(64)) }),
        body: priceSheetUploadWire,
        refusals: [
          ...codes<PriceSheetFailure>(
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
