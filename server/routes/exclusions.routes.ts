import { exclusionsProblem } from '#adapters/texts/search.es.ts';
import {
  chosenExclusionsFromWire,
  exclusionListWire,
  exclusionsToWire,
  exclusionsWire,
} from '#adapters/wire/exclusions.wire.ts';
import type { ExclusionService, ExclusionsFailure } from '#core/catalogue/exclusions/exclusion.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const exclusionRoutes = (app: App, service: ExclusionService, guard: Guard): void => {
  app.get(
    '/api/Products/exclusions',
    { ...guard('catalogue'), schema: { tags: ['Products'], response: { 200: exclusionsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.read(callerOf(request)), exclusionsToWire, exclusionsProblem),
  );

  app.put(
    '/api/Products/exclusions',
    {
      ...guard('catalogue'),
      schema: {
        tags: ['Products'],
        body: exclusionListWire,
        refusals: codes<ExclusionsFailure>('exclusion-incomplete', 'exclusion-repeated', 'exclusion-unknown'),
        response: { 200: exclusionsWire },
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.save(callerOf(request), chosenExclusionsFromWire(request.body)),
        exclusionsToWire,
        exclusionsProblem,
      ),
  );
};
