import { type StockState, stockStates } from '#core/catalogue/products/stock.ts';
import {
  noFilters,
  type Suggestion,
  type TextSearch,
  type TextSearchFilters,
} from '#core/catalogue/text-search/catalogue.service.ts';
import { type SearchSort, searchSorts } from '#core/catalogue/text-search/search-sort.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { pageParam } from '#web/url/page-param.ts';
import { textParam } from '#web/url/text-param.ts';

export const searchPath = '/products-search-by-text';

/**
 * What the address of the search screen says. It is all that the screen shows, so that a copied address shows the same.
 */
export interface SearchState {
  readonly text: string;
  /** A single product, from a suggestion or a link; its code and brand are only what to call it. */
  readonly product: { readonly id: ProductId; readonly code: string; readonly brand: string } | null;
  /** From 1. */
  readonly page: number;
  readonly filters: TextSearchFilters;
  readonly sort: SearchSort;
  /** Also what this user's 'Marcas y Familias' leave out. */
  readonly withHidden: boolean;
}

const maxTextLength = 200;
const maxIds = 50;
const knownId = /^[\w-]{1,64}$/;

const ids = (written: string | null): readonly string[] =>
  [...new Set((written ?? '').split(',').filter((id) => knownId.test(id)))].slice(0, maxIds);

/** Reads an address, however it was edited: what makes no sense is left out. */
export function parseSearch(query: URLSearchParams): SearchState {
  const id = query.get('productId') ?? '';
  const product = knownId.test(id)
    ? {
        id: asId<'product'>(id),
        code: textParam(query.get('code'), maxTextLength),
        brand: textParam(query.get('brand'), maxTextLength),
      }
    : null;
  const stocks = ids(query.get('stock'));
  return {
    text: product === null ? textParam(query.get('q'), maxTextLength).trim() : '',
    product,
    page: pageParam(query.get('page')),
    filters: {
      // Beside a product, `brand` is the name of its brand (docs/rules/search.md 13).
      productBrandIds: product === null ? ids(query.get('brand')).map((brand) => asId<'product-brand'>(brand)) : [],
      productTypeIds: ids(query.get('type')).map((type) => asId<'product-type'>(type)),
      stockStates: stockStates.filter((state: StockState) => stocks.includes(state)),
      onlyOffers: query.get('offers') === '1',
    },
    sort: searchSorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
    withHidden: query.get('hidden') === '1',
  };
}

/** The address of a state; what is as usual is left out. */
export function printSearch({ text, product, page, filters, sort, withHidden }: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  if (product !== null) {
    query.set('productId', product.id);
    query.set('code', product.code);
    query.set('brand', product.brand);
  } else {
    if (text !== '') query.set('q', text);
    if (filters.productBrandIds.length > 0) query.set('brand', filters.productBrandIds.join(','));
  }
  if (filters.productTypeIds.length > 0) query.set('type', filters.productTypeIds.join(','));
  if (filters.stockStates.length > 0) query.set('stock', filters.stockStates.join(','));
  if (filters.onlyOffers) query.set('offers', '1');
  if (sort !== 'relevance') query.set('sort', sort);
  if (withHidden) query.set('hidden', '1');
  if (page > 1) query.set('page', String(page));
  return query;
}

const nothing: SearchState = {
  text: '',
  product: null,
  page: 1,
  filters: noFilters,
  sort: 'relevance',
  withHidden: false,
};

/** A link to the search screen: a fresh search, or the present one with something changed. */
export const toSearchLink = (change: Partial<SearchState>, from: SearchState = nothing): string => {
  const query = printSearch({ ...from, ...change }).toString();
  return query === '' ? searchPath : `${searchPath}?${query}`;
};

/** This search with other words; without words and filters, the start of the search. */
export const linkToWords = (text: string, from: SearchState): string =>
  text === '' && countFilters(from.filters) === 0 ? searchPath : toSearchLink({ text, product: null, page: 1 }, from);

export const linkToProduct = (product: Pick<Suggestion, 'productId' | 'code' | 'productBrandName'>): string =>
  toSearchLink({ product: { id: product.productId, code: product.code, brand: product.productBrandName } });

/** The text of the search field in this state. */
export const textOfSearch = ({ text, product }: SearchState): string => product?.code ?? text;

/** The text that was searched, or the code and maker of a suggestion or a link. */
export const askedIn = ({ text, product }: Pick<SearchState, 'text' | 'product'>): string =>
  product === null ? text : `${product.code} ${product.brand}`.trim();

export const asksNothing = ({ text, product, filters }: SearchState): boolean =>
  text === '' && product === null && countFilters(filters) === 0;

export const countFilters = ({ productBrandIds, productTypeIds, stockStates: stocks, onlyOffers }: TextSearchFilters) =>
  productBrandIds.length + productTypeIds.length + stocks.length + (onlyOffers ? 1 : 0);

/** What the catalogue is asked: the same words as a code and as a text, so that the server ranks both. */
export const toRequest = ({ text, product, page, filters, sort, withHidden }: SearchState): TextSearch => ({
  productIds: product === null ? [] : [product.id],
  codeSearch: text,
  fulltextSearch: text,
  page,
  filters,
  sort,
  withHidden,
});
