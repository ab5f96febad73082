import * as z from 'zod/mini';
import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import {
  importHistoryQueryWire,
  importHistoryToWire,
  importHistoryWire,
  importMappingQueryWire,
  importMappingsToWire,
  importMappingsWire,
  rejectedRowsQueryWire,
  undoQueryWire,
} from '#adapters/wire/import-history.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { ImportHistoryFailure, ImportHistoryService } from '#core/imports/import-history.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';

interface ImportHistoryCalls {
  /** 'api/Imports', or that of one kind of sheet. */
  readonly path: string;
  readonly service: ImportHistoryService;
  readonly tag: string;
  readonly group: CallGroup;
  /** The roles that may read the history; left out: the group's. */
  readonly reading?: CallGroup;
}

/** The imports, their rejected rows as a file, and how each supplier's sheets are read. */
export const importHistoryRoutes = (
  app: App,
  { path, service, tag, group, reading = group }: ImportHistoryCalls,
  guard: Guard,
): void => {
  const tags = [tag];
  app.get(
    path,
    {
      ...guard(reading),
      schema: { tags, querystring: importHistoryQueryWire, response: { 200: importHistoryWire } },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.list(callerOf(request), request.query.after ?? null),
        importHistoryToWire,
        importHistoryProblem,
      ),
  );

  app.get(
    `${path}/:id/rejected`,
    {
      ...guard(group),
      schema: {
        tags,
        params: z.object({ id: z.string().check(z.maxLength(100)) }),
        querystring: rejectedRowsQueryWire,
        refusals: codes<ImportHistoryFailure>('import-not-found', 'nothing-rejected', 'exports-busy'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format = 'xlsx' } = request.query;
      const file = await service.rejectedRows(callerOf(request), request.params.id, format, clientAbortSignal(reply));
      if (file.ok) reply.type('application/json; charset=utf-8');
      return sendAnswer(reply, file, streamNamedFile, importHistoryProblem);
    },
  );

  app.post(
    `${path}/:id/undo`,
    {
      ...guard(group),
      schema: {
        tags,
        params: z.object({ id: z.string().check(z.maxLength(100)) }),
        querystring: undoQueryWire,
        refusals: codes<ImportHistoryFailure>(
          'import-not-found',
          'already-undone',
          'import-running',
          'later-import',
          'changed-since-import',
          'undone-list-in-use',
          'catalogue-busy',
        ),
        response: { 204: z.null() },
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply.status(204),
        await service.undo(callerOf(request), request.params.id, request.query.rest === 'true'),
        () => null,
        importHistoryProblem,
      ),
  );

  app.get(
    `${path}/mappings`,
    { ...guard(group), schema: { tags, response: { 200: importMappingsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.mappings(callerOf(request)), importMappingsToWire, importHistoryProblem),
  );

  app.delete(
    `${path}/mappings`,
    {
      ...guard(group),
      schema: {
        tags,
        querystring: importMappingQueryWire,
        refusals: codes<ImportHistoryFailure>('mapping-not-found'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { kind, supplier } = request.query;
      const forgotten = await service.forgetMapping(callerOf(request), kind, supplier);
      return sendAnswer(reply.status(204), forgotten, () => null, importHistoryProblem);
    },
  );
};
