import { overviewProblem } from '#adapters/texts/overview.es.ts';
import { overviewToWire, overviewWire } from '#adapters/wire/overview.wire.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

/** What staff look at first (docs/rules/overview.md 1). */
export const overviewRoutes = (app: App, service: OverviewService, guard: Guard): void => {
  app.get(
    '/api/Management/Overview',
    { ...guard('orderDesk'), schema: { tags: ['Management'], response: { 200: overviewWire } } },
    async (request, reply) => sendAnswer(reply, await service.read(callerOf(request)), overviewToWire, overviewProblem),
  );
};
