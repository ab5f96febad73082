import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { maxBodyBytes } from '#adapters/wire/base64.wire.ts';
import { understoodSheetToWire, understoodSheetWire } from '#adapters/wire/imports.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  type SheetPath,
  sheetColumnsWire,
  sheetQueryWire,
  sheetReportToWire,
  sheetReportWire,
  sheetUploadWire,
} from '#adapters/wire/sheets.wire.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { maxSheetBytes, type SheetFailure, type SheetService } from '#core/sheets/sheet.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';

const tags = ['Management'];
export const sheetBodyLimit = maxBodyBytes(maxSheetBytes);

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

/** Why nobody knows which column of a sheet is which. */
const misreadSheet = codes<SheetFailure>(
  'empty-sheet',
  'heading-not-found',
  'text-called-excel',
  'missing-columns',
  'ambiguous-column',
  'mapped-heading-not-found',
  'mapping-not-json',
  'mapping-unknown-key',
  'mapping-wrong-value',
  'mapping-wrong-kind',
  'sheet-not-found',
  'decimal-mark-unclear',
);

export interface SheetCalls<Reason> {
  readonly path: SheetPath;
  readonly service: SheetService<Reason>;
  readonly columns: ColumnSet;
  readonly group: CallGroup;
}

/** Things of one kind as a spreadsheet, out, and in by one call that waits for it (docs/rules/customers.md 12). */
export const sheetRoutes = <Reason extends object>(
  app: App,
  { path, service, columns, group }: SheetCalls<Reason>,
  guard: Guard,
): void => {
  const problem = (failure: SheetFailure): string => sheetProblem(failure, columns);

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
      const file = await service.exportAll(callerOf(request), request.query.format, clientAbortSignal(reply));
      if (file.ok) reply.type('application/json; charset=utf-8');
      return sendAnswer(reply, file, streamNamedFile, problem);
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
          ...codes<SheetFailure>('too-many-sheet-rows', 'catalogue-busy', 'interrupted'),
          ...misreadSheet,
          ...unreadableSheet,
        ],
        response: { 200: sheetReportWire },
      },
    },
    async (request, reply) => {
      const { dryRun, allRejected, content, ...reading } = request.body;
      const upload = { ...reading, content: Buffer.from(content, 'base64') };
      const report = await service.importFile(callerOf(request), upload, dryRun, allRejected);
      return sendAnswer(reply, report, sheetReportToWire, problem);
    },
  );

  app.post(
    `${path}/columns`,
    {
      ...guard(group),
      bodyLimit: sheetBodyLimit,
      schema: {
        tags,
        body: sheetColumnsWire,
        refusals: [...misreadSheet, ...unreadableSheet],
        response: { 200: understoodSheetWire },
      },
    },
    async (request, reply) => {
      const { content, ...reading } = request.body;
      const upload = { ...reading, content: Buffer.from(content, 'base64') };
      return sendAnswer(reply, await service.readColumns(callerOf(request), upload), understoodSheetToWire, problem);
    },
  );
};
