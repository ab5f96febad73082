import type { Caller } from '#core/access/caller.ts';
import type { CatalogueDesk, TextSearch } from '#core/catalogue/catalogue-desk.ts';
import type { Clock } from '#core/shared/clock.ts';
import { keyOf, remembering } from './remembering.ts';

const mostPages = 200;
const mostSuggestions = 500;

export interface CachedCatalogue extends CatalogueDesk {
  /** To be called when the catalogue, the offers or the connection changed: nothing kept so far is answered again. */
  forget(): void;
}

/**
 * The same desk, answering identical requests of the same caller from memory and sharing those that are in flight. Costs
 * depend on who asks, so that is part of the key. Failures are not kept. What the cart holds is not read from here.
 */
export const cachedCatalogue = (desk: CatalogueDesk, clock: Clock): CachedCatalogue => {
  const pages = remembering<ReturnType<CatalogueDesk['searchByText']>>(mostPages, clock);
  const suggestions = remembering<ReturnType<CatalogueDesk['autocompleteCode']>>(mostSuggestions, clock);
  const questions = remembering<ReturnType<CatalogueDesk['suggestQuestions']>>(mostSuggestions, clock);
  const brands = remembering<ReturnType<CatalogueDesk['brands']>>(8, clock);
  return {
    searchByText: (caller, request) => pages.ask(searchKey(caller, request), () => desk.searchByText(caller, request)),
    autocompleteCode: (caller, text) =>
      suggestions.ask(keyOf(caller, 'code', text), () => desk.autocompleteCode(caller, text)),
    autocompleteAllData: (caller, text) =>
      suggestions.ask(keyOf(caller, 'all', text), () => desk.autocompleteAllData(caller, text)),
    suggestQuestions: (caller, text) => questions.ask(keyOf(caller, text), () => desk.suggestQuestions(caller, text)),
    brands: (caller) => brands.ask(keyOf(caller), () => desk.brands(caller)),
    forget() {
      pages.forget();
      suggestions.forget();
      questions.forget();
      brands.forget();
    },
  };
};

const searchKey = (caller: Caller, { filters, ...asked }: TextSearch): string =>
  keyOf(
    caller,
    JSON.stringify([
      asked.productIds,
      asked.codeSearch,
      asked.fulltextSearch,
      asked.page,
      filters.productBrandIds,
      filters.productTypeIds,
      filters.stockStates,
      filters.onlyOffers,
      asked.sort ?? 'relevance',
      asked.withHidden ?? false,
      asked.explains ?? false,
    ]),
  );
