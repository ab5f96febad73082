import { catalogueExportProblem } from '#adapters/texts/catalogue-export.es.ts';
import {
  catalogueExportFactsToWire,
  catalogueExportQueryWire,
  catalogueExportWire,
} from '#adapters/wire/catalogue-export.wire.ts';
import type {
  CatalogueExport,
  CatalogueExportFailure,
  CatalogueExportService,
} from '#core/catalogue/export/catalogue-export.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';

/** What can be imported, out into a sheet of the same columns, for administrators (docs/rules/imports.md 12). */
export const catalogueExportRoutes = (app: App, service: CatalogueExportService, guard: Guard): void => {
  app.get(
    '/api/Imports/export',
    {
      ...guard('administration'),
      schema: {
        tags: ['Imports'],
        querystring: catalogueExportQueryWire,
        refusals: codes<CatalogueExportFailure>('price-list-missing', 'price-list-unknown', 'exports-busy', 'given-up'),
        response: { 200: catalogueExportWire },
      },
    },
    async (request, reply) => {
      const { kind, format, priceList = null } = request.query;
      const asked = { kind, format, priceList };
      const answer = await service.create(callerOf(request), asked, clientAbortSignal(reply));
      if (answer.ok) reply.type('application/json; charset=utf-8');
      const toJson = (file: CatalogueExport) => streamNamedFile(file, catalogueExportFactsToWire(file));
      return sendAnswer(reply, answer, toJson, catalogueExportProblem);
    },
  );
};
