import { overviewProblem } from '#adapters/texts/overview.es.ts';
import { overviewToWire, overviewWire } from '#adapters/wire/overview.wire.ts';
import {
  idleCustomersQueryWire,
  idleCustomersToWire,
  idleCustomersWire,
  stalePriceFilesToWire,
  stalePriceFilesWire,
} from '#adapters/wire/overview-lists.wire.ts';
import type { OverviewFailure, OverviewService } from '#core/overview/overview.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

/**
 * What staff look at first, and the lists of its figures that have no screen of their own (docs/rules/overview.md 1,
 * 6).
 */
export const overviewRoutes = (app: App, service: OverviewService, guard: Guard): void => {
  app.get(
    '/api/Management/Overview',
    { ...guard('staffOrders'), schema: { tags: ['Management'], response: { 200: overviewWire } } },
    async (request, reply) => sendAnswer(reply, await service.read(callerOf(request)), overviewToWire, overviewProblem),
  );
  app.get(
    '/api/Management/Overview/idle-customers',
    {
      ...guard('staffOrders'),
      schema: {
        tags: ['Management'],
        querystring: idleCustomersQueryWire,
        refusals: codes<OverviewFailure>('page-key-unreadable'),
        response: { 200: idleCustomersWire },
      },
    },
    async (request, reply) => {
      const page = await service.idleCustomers(callerOf(request), request.query.after ?? null);
      return sendAnswer(reply, page, idleCustomersToWire, overviewProblem);
    },
  );
  app.get(
    '/api/Management/Overview/stale-price-files',
    { ...guard('management'), schema: { tags: ['Management'], response: { 200: stalePriceFilesWire } } },
    async (request, reply) => {
      const files = await service.stalePriceFiles(callerOf(request));
      return sendAnswer(reply, files, stalePriceFilesToWire, overviewProblem);
    },
  );
};
