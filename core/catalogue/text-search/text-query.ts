import type { Stock } from '#core/search/index/document.ts';
import type { Excluded, SearchQuery } from '#core/search/query/query.ts';
import { pageSize } from '#core/shared/paging.ts';
import { numericIds } from '../numeric-ids.ts';
import type { ViewerContext } from '../products/price-for-customer.ts';
import { type StockState, stockStates } from '../products/stock.ts';
import type { TextSearch } from './catalogue.service.ts';
import type { SearchSort } from './search-sort.ts';

/** The question for the index, without the page. */
export const toQuery = (
  request: TextSearch,
  excluded: Excluded,
  { terms: { allowOffers } }: { readonly terms: Pick<ViewerContext['terms'], 'allowOffers'> },
): Omit<SearchQuery, 'page'> => {
  const { filters } = request;
  const code = request.codeSearch.trim() === '' ? request.fulltextSearch : request.codeSearch;
  return {
    // Words may be a code too: the one typed exactly stands first, whichever field it came in.
    ...(code.trim() === '' ? {} : { code }),
    ...(request.fulltextSearch.trim() === '' ? {} : { text: request.fulltextSearch }),
    ...keysOf(request, allowOffers),
    filters: {
      brandIds: numericIds(filters.productBrandIds),
      typeIds: numericIds(filters.productTypeIds),
      stocks: filters.stockStates.map(stockOf),
      offersOnly: filters.onlyOffers,
    },
    excluded,
    pageSize,
    wantFacets: true,
    ...orderOf(request.sort ?? 'relevance'),
  };
};

/** A user without offers finds none (docs/rules/offers.md 5). */
const keysOf = ({ productIds, filters }: TextSearch, allowOffers: boolean): Pick<SearchQuery, 'keys'> => {
  if (filters.onlyOffers && !allowOffers) return { keys: [] };
  return productIds.length === 0 ? {} : { keys: numericIds(productIds) };
};

/** The index knows no price: an order by price is made outside it. */
const orderOf = (sort: SearchSort): Pick<SearchQuery, 'isGrouped' | 'order'> => {
  if (sort === 'stock' || sort === 'newest') return { order: sort };
  return { isGrouped: sort === 'relevance' };
};

const stockOf = (state: StockState): Stock => stockStates.indexOf(state) as Stock;
