import type { Stock } from '#core/search/document.ts';
import type { Excluded, SearchQuery } from '#core/search/query.ts';
import type { TextSearch } from './catalogue-desk.ts';
import { numericIds } from './numeric-ids.ts';
import { type StockState, stockStates } from './stock.ts';

/** Products on a page (decisions.md §6). */
export const pageSize = 20;

/** A page beyond any catalogue is asked for as the last that could exist, so that a hand-edited URL costs nothing. */
const lastPage = 100_000;

export const pageWithin = (page: number): number => Math.min(Math.max(1, page), lastPage);

export const toQuery = (request: TextSearch, excluded: Excluded): SearchQuery => {
  const { filters } = request;
  const code = request.codeSearch.trim() === '' ? request.fulltextSearch : request.codeSearch;
  return {
    // Words may be a code too: the one typed exactly stands first, whichever field it came in.
    ...(code.trim() === '' ? {} : { code }),
    ...(request.fulltextSearch.trim() === '' ? {} : { text: request.fulltextSearch }),
    ...(request.productIds.length === 0 ? {} : { keys: numericIds(request.productIds) }),
    filters: {
      brandIds: numericIds(filters.productBrandIds),
      typeIds: numericIds(filters.productTypeIds),
      stocks: filters.stockStates.map(stockOf),
      offersOnly: filters.onlyOffers,
    },
    excluded,
    page: pageWithin(request.page),
    pageSize,
    wantFacets: true,
  };
};

const stockOf = (state: StockState): Stock => stockStates.indexOf(state) as Stock;
