import { searchExportProblem } from '#adapters/texts/search-export.es.ts';
import { textSearchFromWire, textSearchWire } from '#adapters/wire/catalogue.wire.ts';
import { searchExportFactsToWire, searchExportQueryWire, searchExportWire } from '#adapters/wire/search-export.wire.ts';
import type { SearchExportFailure, SearchExportService } from '#core/catalogue/text-search/search-export.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';

/**
 * What a search lists, as a file; its answer is that of adapters/wire/named-file.wire.ts with how many articles are in
 * the file, and were found.
 */
export const searchExportRoutes = (app: App, service: SearchExportService, guard: Guard): void => {
  app.post(
    '/api/Products/search-by-text/export',
    {
      ...guard('catalogue'),
      schema: {
        tags: ['Products'],
        querystring: searchExportQueryWire,
        body: textSearchWire,
        refusals: codes<SearchExportFailure>('nothing-to-export', 'exports-busy', 'given-up'),
        response: { 200: searchExportWire },
      },
    },
    async (request, reply) => {
      const asked = textSearchFromWire(request.body);
      const answer = await service.create(callerOf(request), asked, request.query.format, clientAbortSignal(reply));
      if (answer.ok) reply.type('application/json; charset=utf-8');
      const toJson = (file: Parameters<typeof searchExportFactsToWire>[0]) =>
        streamNamedFile(file, searchExportFactsToWire(file));
      return sendAnswer(reply, answer, toJson, searchExportProblem);
    },
  );
};
