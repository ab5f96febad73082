import * as z from 'zod/mini';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { rejectedRowsQueryWire } from '#adapters/wire/import-history.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  sheetApplyWire,
  sheetDiscardQueryWire,
  sheetReadingWire,
  sheetRunsPath,
  sheetRunsToWire,
  sheetRunsWire,
  sheetRunToWire,
  sheetRunUploadWire,
  sheetRunWire,
} from '#adapters/wire/sheet-runs.wire.ts';
import type { SheetPath } from '#adapters/wire/sheets.wire.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetReason, SheetRunFailure } from '#core/sheets/sheet-run.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem, statusOf } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';
import { sheetBodyLimit } from './sheet-routes.ts';

interface SheetRunCalls<Reason> {
  readonly path: SheetPath;
  readonly service: SheetRunService<Reason>;
  readonly columns: ColumnSet;
  readonly group: CallGroup;
}

const tags = ['Management'];
const params = z.object({ id: z.string().check(z.maxLength(100)) });

/** Sheets of one kind that come in: kept with what they would do, and written by a job (docs/rules/sheets.md 1). */
export const sheetRunRoutes = <Reason extends SheetReason>(
  app: App,
  { path, service, columns, group }: SheetRunCalls<Reason>,
  guard: Guard,
): void => {
  const base = sheetRunsPath(path);
  const problem = (failure: SheetRunFailure): string => sheetProblem(failure, columns);

  app.get(base, { ...guard(group), schema: { tags, response: { 200: sheetRunsWire } } }, async (request, reply) =>
    sendAnswer(reply, await service.list(callerOf(request)), sheetRunsToWire, problem),
  );

  app.post(
    base,
    {
      ...guard(group),
      bodyLimit: sheetBodyLimit,
      schema: { tags, body: sheetRunUploadWire, response: { 202: sheetRunWire } },
    },
    async (request, reply) => {
      const { content, ...said } = request.body;
      const upload = { ...said, content: Buffer.from(content, 'base64') };
      return sendAnswer(reply.status(202), await service.start(callerOf(request), upload), sheetRunToWire, problem);
    },
  );

  app.get(
    `${base}/:id`,
    {
      ...guard(group),
      schema: {
        tags,
        params,
        refusals: codes<SheetRunFailure>('import-not-found'),
        response: { 200: sheetRunWire },
      },
    },
    async (request, reply) =>
      sendAnswer(reply, await service.show(callerOf(request), request.params.id), sheetRunToWire, problem),
  );

  app.post(
    `${base}/:id/read`,
    {
      ...guard(group),
      schema: {
        tags,
        params,
        body: sheetReadingWire,
        refusals: codes<SheetRunFailure>('import-not-found', 'import-not-ready', 'import-changed'),
        response: { 202: sheetRunWire },
      },
    },
    async (request, reply) => {
      const { seenAt, ...reading } = request.body;
      const read = await service.readAgain(callerOf(request), request.params.id, seenAt, reading);
      return sendAnswer(reply.status(202), read, sheetRunToWire, problem);
    },
  );

  app.post(
    `${base}/:id/apply`,
    {
      ...guard(group),
      schema: {
        tags,
        params,
        body: sheetApplyWire,
        refusals: codes<SheetRunFailure>('import-not-found', 'import-not-ready', 'import-changed'),
        response: { 202: sheetRunWire },
      },
    },
    async (request, reply) => {
      const { seenAt, supplier } = request.body;
      const applied = await service.apply(callerOf(request), request.params.id, seenAt, supplier);
      return sendAnswer(reply.status(202), applied, sheetRunToWire, problem);
    },
  );

  app.get(
    `${base}/:id/rejected`,
    {
      ...guard(group),
      schema: {
        tags,
        params,
        querystring: rejectedRowsQueryWire,
        refusals: codes<SheetRunFailure>('import-not-found', 'import-not-ready', 'nothing-rejected', 'exports-busy'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format = 'xlsx' } = request.query;
      const file = await service.rejectedRows(callerOf(request), request.params.id, format, clientAbortSignal(reply));
      if (file.ok) reply.type('application/json; charset=utf-8');
      return sendAnswer(reply, file, streamNamedFile, problem);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      ...guard(group),
      schema: {
        tags,
        params,
        querystring: sheetDiscardQueryWire,
        refusals: codes<SheetRunFailure>('import-not-found', 'import-not-ready', 'import-changed'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const seenAt = Number(request.query.seenAt);
      const discarded = await service.discard(callerOf(request), request.params.id, seenAt);
      if (discarded.ok) return reply.status(204).send(null);
      return sendProblem(reply, problem(discarded.val), discarded.val, { status: statusOf(discarded.val.code) });
    },
  );
};
