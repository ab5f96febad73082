import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import { rejectedRowsQueryWire } from '#adapters/wire/import-history.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  type priceSheetApplyWire,
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
import type { PriceSheetPath, SheetPath } from '#adapters/wire/sheets.wire.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetReason, SheetRunFailure } from '#core/sheets/sheet-run.ts';
import type { SheetTargetFailure } from '#core/sheets/sheet-target.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem, statusOf } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';
import { sheetBodyLimit } from './sheet-routes.ts';

interface SheetRunCalls<Reason> {
  readonly path: SheetPath | PriceSheetPath;
  /** The sheets of the thing that its path names: a price list. */
  readonly serviceOf: (params: Readonly<Record<string, string>>) => SheetRunService<Reason>;
  /** What the path names beside the sheet, and the body that confirms one. */
  readonly named?: Readonly<Record<string, z.ZodMiniString>>;
  readonly applyWire?: typeof sheetApplyWire | typeof priceSheetApplyWire;
  /** Why that thing takes none, or none from that moment on. */
  readonly refusedAs?: readonly SheetTargetFailure['code'][];
  readonly columns: ColumnSet;
  readonly group: CallGroup;
}

const tags = ['Management'];
const runId = { id: z.string().check(z.maxLength(100)) };

/** Sheets of one kind that come in: kept with what they would do, and written by a job (docs/rules/sheets.md 1). */
export const sheetRunRoutes = <Reason extends SheetReason>(
  app: App,
  { path, serviceOf, named = {}, applyWire = sheetApplyWire, refusedAs = [], columns, group }: SheetRunCalls<Reason>,
  guard: Guard,
): void => {
  const base = sheetRunsPath(path);
  const ofPath = Object.keys(named).length === 0 ? {} : { params: z.object(named) };
  const params = z.object({ ...named, ...runId });
  const serviceFor = ({ params: ofRequest }: FastifyRequest) =>
    serviceOf(ofRequest as Readonly<Record<string, string>>);
  const problem = (failure: SheetRunFailure): string => sheetProblem(failure, columns);

  app.get(
    base,
    { ...guard(group), schema: { tags, ...ofPath, response: { 200: sheetRunsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await serviceFor(request).list(callerOf(request)), sheetRunsToWire, problem),
  );

  app.post(
    base,
    {
      ...guard(group),
      bodyLimit: sheetBodyLimit,
      schema: {
        tags,
        ...ofPath,
        body: sheetRunUploadWire,
        refusals: codes<SheetRunFailure>(...refusedAs),
        response: { 202: sheetRunWire },
      },
    },
    async (request, reply) => {
      const { content, ...reading } = request.body;
      const upload = { ...reading, content: Buffer.from(content, 'base64') };
      return sendAnswer(
        reply.status(202),
        await serviceFor(request).start(callerOf(request), upload),
        sheetRunToWire,
        problem,
      );
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
      sendAnswer(reply, await serviceFor(request).show(callerOf(request), request.params.id), sheetRunToWire, problem),
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
      const read = await serviceFor(request).readAgain(callerOf(request), request.params.id, seenAt, reading);
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
        body: applyWire,
        refusals: codes<SheetRunFailure>('import-not-found', 'import-not-ready', 'import-changed', ...refusedAs),
        response: { 202: sheetRunWire },
      },
    },
    async (request, reply) => {
      const { seenAt, supplier, ...more } = request.body;
      const at = 'at' in more ? more.at : null;
      const applied = await serviceFor(request).apply(callerOf(request), request.params.id, seenAt, supplier, at);
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
      const file = await serviceFor(request).rejectedRows(
        callerOf(request),
        request.params.id,
        format,
        clientAbortSignal(reply),
      );
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
      const discarded = await serviceFor(request).discard(callerOf(request), request.params.id, seenAt);
      if (discarded.ok) return reply.status(204).send(null);
      return sendProblem(reply, problem(discarded.val), discarded.val, { status: statusOf(discarded.val.code) });
    },
  );
};
