import { catalogueProblem, questionsProblem } from '#adapters/texts/problems.es.ts';
import {
  autocompleteWire,
  productBrandsWire,
  questionSuggestionsWire,
  searchedText,
  suggestionsWire,
  textSearchFromWire,
  textSearchPageWire,
  textSearchWire,
} from '#adapters/wire/catalogue.wire.ts';
import type { CatalogueService } from '#core/catalogue/text-search/catalogue.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendJson } from '../problems.ts';
import type { App } from './app.ts';
import { textSearchPageJson } from './product-groups-json.ts';

export const catalogueRoutes = (app: App, service: CatalogueService, guard: Guard): void => {
  app.post(
    '/api/Products/search-by-text',
    {
      ...guard('catalogue'),
      schema: { tags: ['Products'], body: textSearchWire, response: { 200: textSearchPageWire } },
    },
    async (request, reply) => {
      const answer = await service.searchByText(callerOf(request), textSearchFromWire(request.body));
      return sendJson(reply, answer, textSearchPageJson, catalogueProblem);
    },
  );

  for (const [path, suggest] of [
    ['autocomplete-code', service.autocompleteCode],
    ['autocomplete-all-data', service.autocompleteAllData],
  ] as const) {
    app.post(
      `/api/Products/${path}`,
      {
        ...guard('catalogue'),
        schema: { tags: ['Products'], body: autocompleteWire, response: { 200: suggestionsWire } },
      },
      async (request, reply) =>
        sendAnswer(
          reply,
          await suggest(callerOf(request), searchedText(request.body.textToSearch)),
          (suggestions) => suggestions,
          catalogueProblem,
        ),
    );
  }

  app.post(
    '/api/Products/suggest-questions',
    {
      ...guard('catalogue'),
      schema: { tags: ['Products'], body: autocompleteWire, response: { 200: questionSuggestionsWire } },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.suggestQuestions(callerOf(request), searchedText(request.body.textToSearch)),
        (questions) => [...questions],
        questionsProblem,
      ),
  );

  app.get(
    '/api/ProductBrands',
    { ...guard('catalogue'), schema: { tags: ['ProductBrands'], response: { 200: productBrandsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.brands(callerOf(request)), (brands) => brands, catalogueProblem),
  );
};
