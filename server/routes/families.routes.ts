import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import {
  familiesToWire,
  familiesWire,
  familyPageToWire,
  familyPageWire,
  familySearchFromWire,
  familySearchWire,
  propertyValuesToWire,
  propertyValuesWire,
} from '#adapters/wire/families.wire.ts';
import type { FamilyDesk } from '#core/catalogue/family-desk.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const familyRoutes = (app: App, desk: FamilyDesk, guard: Guard): void => {
  app.get(
    '/api/ProductTypes/with-filter-configuration',
    { ...guard('catalogue'), schema: { tags: ['ProductTypes'], response: { 200: familiesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.families(callerOf(request)), familiesToWire, catalogueProblem),
  );

  app.post(
    '/api/Products/search-by-family',
    {
      ...guard('catalogue'),
      schema: { tags: ['Products'], body: familySearchWire, response: { 200: familyPageWire } },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await desk.search(callerOf(request), familySearchFromWire(request.body)),
        familyPageToWire,
        catalogueProblem,
      ),
  );

  app.post(
    '/api/Products/technical-information-options',
    {
      ...guard('catalogue'),
      schema: { tags: ['Products'], body: familySearchWire, response: { 200: propertyValuesWire } },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await desk.options(callerOf(request), familySearchFromWire(request.body)),
        propertyValuesToWire,
        catalogueProblem,
      ),
  );
};
