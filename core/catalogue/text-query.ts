import type { Stock } from '#core/search/document.ts';
import type { Excluded, SearchQuery } from '#core/search/query.ts';
import type { TextSearch } from './catalogue-desk.ts';
import type { Disabled } from './disabled.ts';
import { type StockState, stockStates } from './stock.ts';

/** Products on a page (decisions.md §6). */
export const pageSize = 20;

/** A page beyond any catalogue is asked for as the last that could exist, so that a hand-edited URL costs nothing. */
const lastPage = 100_000;

export const toQuery = (request: TextSearch, excluded: Excluded): SearchQuery => {
  const { filters } = request;
  return {
    ...(request.codeSearch.trim() === '' ? {} : { code: request.codeSearch }),
    ...(request.fulltextSearch.trim() === '' ? {} : { text: request.fulltextSearch }),
    ...(request.productIds.length === 0 ? {} : { keys: numeric(request.productIds) }),
    filters: {
      brandIds: numeric(filters.productBrandIds),
      typeIds: numeric(filters.productTypeIds),
      stocks: filters.stockStates.map(stockOf),
      offersOnly: filters.onlyOffers,
    },
    excluded,
    page: Math.min(Math.max(1, request.page), lastPage),
    pageSize,
    wantFacets: true,
  };
};

/** The index knows whole numbers; an id that is none belongs to no product, as 0 does. */
const numeric = (ids: readonly string[]): number[] => ids.map((id) => (/^\d{1,9}$/.test(id) ? Number(id) : 0));

const stockOf = (state: StockState): Stock => stockStates.indexOf(state) as Stock;

export const excludedFor = (disabled: Disabled, seesAll: boolean): Excluded =>
  seesAll
    ? {}
    : {
        brandIds: numeric([...disabled.brandIds]),
        typeIds: numeric([...disabled.typeIds]),
        pairs: disabled.pairs.map((pair) => ({ brandId: Number(pair.brandId), typeId: Number(pair.typeId) })),
      };
