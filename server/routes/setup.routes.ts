import { setupProblem } from '#adapters/texts/setup.es.ts';
import { setupFactsWire } from '#adapters/wire/setup.wire.ts';
import type { SetupService } from '#core/setup/setup.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

/** How far the shop is set up. */
export const setupRoutes = (app: App, service: SetupService, guard: Guard): void => {
  app.get(
    '/api/Management/Setup',
    { ...guard('administration'), schema: { tags: ['Setup'], response: { 200: setupFactsWire } } },
    async (request, reply) => sendAnswer(reply, await service.facts(callerOf(request)), (facts) => facts, setupProblem),
  );
};
