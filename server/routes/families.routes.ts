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
import type { FamilyService } from '#core/catalogue/families/family.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const familyRoutes = (app: App, service: FamilyService, guard: Guard): void => {
  app.get(
    '/api/ProductTypes/with-filter-configuration',
    { ...guard('catalogue'), schema: { tags: ['ProductTypes'], response: { 200: familiesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.families(callerOf(request)), familiesToWire, catalogueProblem),
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
        await service.search(callerOf(request), familySearchFromWire(request.body)),
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
        await service.options(callerOf(request), familySearchFromWire(request.body)),
        propertyValuesToWire,
        catalogueProblem,
      ),
  );
};
