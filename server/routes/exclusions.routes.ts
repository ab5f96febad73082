import { exclusionsProblem } from '#adapters/texts/search.es.ts';
import {
  chosenExclusionsFromWire,
  exclusionListWire,
  exclusionsToWire,
  exclusionsWire,
} from '#adapters/wire/exclusions.wire.ts';
import type { ExclusionsDesk } from '#core/catalogue/exclusions-desk.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const exclusionRoutes = (app: App, desk: ExclusionsDesk, guard: Guard): void => {
  app.get(
    '/api/Products/exclusions',
    { ...guard('catalogue'), schema: { tags: ['Products'], response: { 200: exclusionsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.read(callerOf(request)), exclusionsToWire, exclusionsProblem),
  );

  app.put(
    '/api/Products/exclusions',
    {
      ...guard('catalogue'),
      schema: { tags: ['Products'], body: exclusionListWire, response: { 200: exclusionsWire } },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await desk.save(callerOf(request), chosenExclusionsFromWire(request.body)),
        exclusionsToWire,
        exclusionsProblem,
      ),
  );
};
