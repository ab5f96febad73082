import { LRUCache } from 'lru-cache';
import type { Caller } from '#core/access/caller.ts';
import type { CatalogueDesk, TextSearch } from '#core/catalogue/catalogue-desk.ts';
import type { Clock } from '#core/shared/clock.ts';

/** How long an identical request is answered from memory (portal.md §4). */
export const searchCacheMs = 15 * 60 * 1000;

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
  const brands = remembering<ReturnType<CatalogueDesk['brands']>>(8, clock);
  return {
    searchByText: (caller, request) => pages.ask(searchKey(caller, request), () => desk.searchByText(caller, request)),
    autocompleteCode: (caller, text) =>
      suggestions.ask(keyOf(caller, 'code', text), () => desk.autocompleteCode(caller, text)),
    autocompleteAllData: (caller, text) =>
      suggestions.ask(keyOf(caller, 'all', text), () => desk.autocompleteAllData(caller, text)),
    brands: (caller) => brands.ask(keyOf(caller), () => desk.brands(caller)),
    forget() {
      pages.forget();
      suggestions.forget();
      brands.forget();
    },
  };
};

const remembering = <Answer extends Promise<{ readonly ok: boolean }>>(most: number, clock: Clock) => {
  const kept = new LRUCache<string, Answer>({ max: most, ttl: searchCacheMs, ttlResolution: 0, perf: clock });
  return {
    ask(key: string, load: () => Answer): Answer {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const answer = load();
      kept.set(key, answer);
      const drop = () => {
        if (kept.peek(key) === answer) kept.delete(key);
      };
      answer.then(({ ok }) => (ok ? undefined : drop()), drop);
      return answer;
    },
    forget: () => kept.clear(),
  };
};

const keyOf = ({ userName, customerId, actedBy }: Caller, ...parts: readonly string[]): string =>
  JSON.stringify([userName, customerId, actedBy?.userName ?? null, ...parts]);

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
    ]),
  );
