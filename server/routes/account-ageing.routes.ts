import { ageingProblem } from '#adapters/texts/account-ageing.es.ts';
import {
  ageingFilterFromWire,
  ageingPageToWire,
  ageingPageWire,
  ageingQueryWire,
  ageingTableQueryWire,
} from '#adapters/wire/account-ageing.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { AgeingFailure, AgeingService } from '#core/current-account/ageing/ageing.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { sendListFile } from './list-file-answer.ts';

const path = '/api/Management/AccountAgeing';
const tags = ['Management'];
const refused = codes<AgeingFailure>;

/** Debts by customer and age (docs/rules/current-account.md 14). */
export const accountAgeingRoutes = (app: App, service: AgeingService, guard: Guard): void => {
  app.get(
    path,
    {
      ...guard('staffOrders'),
      schema: {
        tags,
        querystring: ageingQueryWire,
        refusals: refused('page-key-unreadable'),
        response: { 200: ageingPageWire },
      },
    },
    async (request, reply) => {
      const { after = null, ...query } = request.query;
      const page = await service.list(callerOf(request), ageingFilterFromWire(query), after);
      return sendAnswer(reply, page, ageingPageToWire, ageingProblem);
    },
  );

  app.get(
    `${path}/table`,
    {
      ...guard('staffOrders'),
      schema: {
        tags,
        querystring: ageingTableQueryWire,
        refusals: refused('nothing-to-export', 'exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query;
      const file = await service.table(
        callerOf(request),
        ageingFilterFromWire(query),
        format,
        clientAbortSignal(reply),
      );
      return sendListFile(reply, file, ageingProblem);
    },
  );
};
