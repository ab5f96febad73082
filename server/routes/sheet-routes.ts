import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { sheetQueryWire, sheetReportToWire, sheetReportWire, sheetUploadWire } from '#adapters/wire/sheets.wire.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { SheetFailure, SheetService } from '#core/sheets/sheet.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientLeft } from '../client-left.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';

const tags = ['Management'];
/** A file of the largest size in base64, and its envelope. */
export const sheetBodyLimit = 12 * 1024 * 1024;

/** Why a file is no sheet that can be read. */
export const unreadableSheet = codes<SheetFailure>(
  'empty-file',
  'not-a-spreadsheet',
  'old-excel',
  'password-protected',
  'unreadable-encoding',
  'unclosed-quote',
  'damaged-file',
  'zip-bomb',
  'too-large',
);

/** Things of one kind as a spreadsheet, out and in, for administrators where nothing else is said (docs/rules/customers.md 12). */
export const sheetRoutes = <Reason extends object>(
  app: App,
  path: string,
  service: SheetService<Reason>,
  guard: Guard,
  group: CallGroup = 'administration',
): void => {
  app.get(
    path,
    {
      ...guard(group),
      schema: {
        tags,
        querystring: sheetQueryWire,
        refusals: codes<SheetFailure>('exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const file = await service.take(callerOf(request), request.query.format, clientLeft(reply));
      if (file.ok) reply.type('application/json; charset=utf-8');
      return sendAnswer(reply, file, streamNamedFile, sheetProblem);
    },
  );

  app.post(
    path,
    {
      ...guard(group),
      bodyLimit: sheetBodyLimit,
      schema: {
        tags,
        body: sheetUploadWire,
        refusals: [
          ...codes<SheetFailure>('sheet-columns-missing', 'too-many-sheet-rows', 'catalogue-busy'),
          ...unreadableSheet,
        ],
        response: { 200: sheetReportWire },
      },
    },
    async (request, reply) => {
      const { content, dryRun, allRejected } = request.body;
      const report = await service.bring(callerOf(request), Buffer.from(content, 'base64'), dryRun, allRejected);
      return sendAnswer(reply, report, sheetReportToWire, sheetProblem);
    },
  );
};
