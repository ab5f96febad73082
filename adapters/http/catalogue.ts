import {
  productBrandsWire,
  questionSuggestionsFromWire,
  questionSuggestionsWire,
  suggestionsFromWire,
  suggestionsWire,
  textSearchPageFromWire,
  textSearchPageWire,
  textSearchToWire,
} from '#adapters/wire/catalogue.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import type { CatalogueService } from '#core/catalogue/text-search/catalogue.service.ts';
import { Err } from '#core/shared/result.ts';
import { type Call, isCallMissing } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/**
 * `api/Products` and `api/ProductBrands` over HTTP. Every call asks the server; what the web keeps of it is a query
 * (web/catalogue-queries.ts).
 */
export const createCatalogueService = (call: Call): CatalogueService => {
  const suggestions = async (path: string, textToSearch: string) => {
    const answer = await call({ method: 'POST', path, body: { textToSearch } }, suggestionsWire);
    return answer.map(suggestionsFromWire).mapErr(catalogueFailure);
  };

  return {
    async searchByText(_caller, request) {
      const body = textSearchToWire(request);
      const answer = await call({ method: 'POST', path: '/api/Products/search-by-text', body }, textSearchPageWire);
      return answer.map(textSearchPageFromWire).mapErr(catalogueFailure);
    },
    autocompleteCode: (_caller, text) => suggestions('/api/Products/autocomplete-code', text),
    autocompleteAllData: (_caller, text) => suggestions('/api/Products/autocomplete-all-data', text),
    async suggestQuestions(_caller, textToSearch) {
      const path = '/api/Products/suggest-questions';
      const answer = await call({ method: 'POST', path, body: { textToSearch } }, questionSuggestionsWire);
      if (!answer.ok && isCallMissing(answer.val)) return Err({ code: 'not-offered' });
      return answer.map(questionSuggestionsFromWire).mapErr(catalogueFailure);
    },
    async brands() {
      const answer = await call({ method: 'GET', path: '/api/ProductBrands' }, productBrandsWire);
      return answer
        .map((brands) => brands.map(({ id, name }) => ({ id: idFromWire<'product-brand'>(id), name })))
        .mapErr(catalogueFailure);
    },
  };
};
