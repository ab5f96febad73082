import * as z from 'zod/mini';
import { stockStates } from '#core/catalogue/products/stock.ts';
import type {
  QuestionSuggestion,
  Suggestion,
  TextSearch,
  TextSearchPage,
} from '#core/catalogue/text-search/catalogue.service.ts';
import { searchSorts } from '#core/catalogue/text-search/search-sort.ts';
import { answeredId, idFromWire, idWire, optionalIdFromWire } from './ids.wire.ts';
import { productGroups, productGroupsFromWire, productGroupsToWire } from './product-groups.wire.ts';

/** Longest text, in characters, that is searched; of a longer one the beginning. */
const maxSearched = 200;
const searchText = z.string().check(z.maxLength(20_000));
export const searchedText = (written: string): string => written.slice(0, maxSearched);

const idList = z.array(idWire).check(z.maxLength(500));

/** The body of `search-by-text` (docs/rules/search.md 15): what is looked for, and the facets that are ticked. */
export const textSearchWire = z.strictObject({
  productIds: z.nullish(idList),
  codeSearch: z.nullish(searchText),
  fulltextSearch: z.nullish(searchText),
  page: z._default(z.nullish(z.number().check(z.int())), 1),
  productBrandIds: z.optional(idList),
  productTypeIds: z.optional(idList),
  stockStates: z.optional(z.array(z.enum(stockStates)).check(z.maxLength(3))),
  onlyOffers: z.optional(z.boolean()),
  sort: z.optional(z.enum(searchSorts)),
  withHidden: z.optional(z.boolean()),
  explains: z.optional(z.boolean()),
});

export const textSearchFromWire = (body: z.infer<typeof textSearchWire>): TextSearch => ({
  productIds: (body.productIds ?? []).map((id) => idFromWire(id)),
  codeSearch: searchedText(body.codeSearch ?? ''),
  fulltextSearch: searchedText(body.fulltextSearch ?? ''),
  page: Math.max(1, body.page ?? 1),
  filters: {
    productBrandIds: (body.productBrandIds ?? []).map((id) => idFromWire(id)),
    productTypeIds: (body.productTypeIds ?? []).map((id) => idFromWire(id)),
    stockStates: body.stockStates ?? [],
    onlyOffers: body.onlyOffers ?? false,
  },
  sort: body.sort ?? 'relevance',
  withHidden: body.withHidden ?? false,
  explains: body.explains ?? false,
});

export const textSearchToWire = (search: TextSearch): z.input<typeof textSearchWire> => ({
  productIds: [...search.productIds],
  codeSearch: search.codeSearch,
  fulltextSearch: search.fulltextSearch,
  page: search.page,
  productBrandIds: [...search.filters.productBrandIds],
  productTypeIds: [...search.filters.productTypeIds],
  stockStates: [...search.filters.stockStates],
  onlyOffers: search.filters.onlyOffers,
  // Another back end may refuse what it does not know: only what is not as usual is sent.
  ...(search.sort === undefined || search.sort === 'relevance' ? {} : { sort: search.sort }),
  ...(search.withHidden ? { withHidden: true } : {}),
  ...(search.explains ? { explains: true } : {}),
});

export const suggestionWire = z.object({
  productId: answeredId,
  code: z.string(),
  productBrandName: z.string(),
  description: z.nullish(z.string()),
});

const facetValues = z.array(z.object({ id: answeredId, name: z.string(), count: z.number() }));

export const textSearchPageWire = z.object({
  ...productGroups,
  currentPage: z.number(),
  totalPages: z.number(),
  totalCount: z.nullish(z.number()),
  facets: z.optional(
    z.object({
      productBrands: facetValues,
      productTypes: facetValues,
      stockStates: facetValues,
      offers: z.number(),
    }),
  ),
  suggestion: z.nullish(z.string()),
  understood: z.optional(
    z.array(z.object({ kind: z.enum(['vehicle', 'engine', 'year']), text: z.string(), without: z.string() })),
  ),
  nearCodes: z.optional(z.array(suggestionWire)),
  nearQuestions: z.optional(z.array(z.object({ text: z.string(), dropped: z.array(z.string()), count: z.number() }))),
  hiddenCount: z.optional(z.number()),
  sortedCount: z.nullish(z.number()),
});

export const textSearchPageToWire = (page: TextSearchPage): z.infer<typeof textSearchPageWire> => ({
  ...productGroupsToWire(page),
  ...textSearchFindingsToWire(page),
});

/** All of the page but its products. */
export const textSearchFindingsToWire = ({
  currentPage,
  totalPages,
  totalCount,
  facets,
  suggestion,
  ...found
}: TextSearchPage): Omit<z.infer<typeof textSearchPageWire>, 'types' | 'subTypes'> => ({
  currentPage,
  totalPages,
  totalCount,
  facets: {
    productBrands: [...facets.productBrands],
    productTypes: [...facets.productTypes],
    stockStates: [...facets.stockStates],
    offers: facets.offers,
  },
  suggestion,
  understood: [...found.understood],
  nearCodes: [...found.nearCodes],
  nearQuestions: found.nearQuestions.map((near) => ({ ...near, dropped: [...near.dropped] })),
  hiddenCount: found.hiddenCount,
  sortedCount: found.sortedCount,
});

const facetsFromWire = (values: z.infer<typeof facetValues> | undefined) =>
  (values ?? []).map((value) => ({ ...value, id: String(value.id) }));

export const textSearchPageFromWire = (page: z.infer<typeof textSearchPageWire>): TextSearchPage => ({
  ...productGroupsFromWire(page),
  currentPage: page.currentPage,
  totalPages: page.totalPages,
  // A back end that does not count tells at least how many there may be.
  totalCount:
    page.totalCount ??
    Math.max(
      page.subTypes.reduce((sum, { products }) => sum + products.length, 0),
      (page.totalPages - 1) * 20 + 1,
    ),
  facets: {
    productBrands: facetsFromWire(page.facets?.productBrands),
    productTypes: facetsFromWire(page.facets?.productTypes),
    stockStates: facetsFromWire(page.facets?.stockStates),
    offers: page.facets?.offers ?? 0,
  },
  suggestion: page.suggestion ?? null,
  understood: page.understood ?? [],
  nearCodes: suggestionsFromWire(page.nearCodes ?? []),
  nearQuestions: page.nearQuestions ?? [],
  hiddenCount: page.hiddenCount ?? 0,
  sortedCount: page.sortedCount ?? null,
});

export const autocompleteWire = z.strictObject({ textToSearch: searchText });

export const suggestionsWire = z.array(suggestionWire);

export const suggestionsFromWire = (suggestions: z.infer<typeof suggestionsWire>): Suggestion[] =>
  suggestions.map((suggestion) => ({
    ...suggestion,
    productId: idFromWire(suggestion.productId),
    description: suggestion.description ?? '',
  }));

export const questionSuggestionsWire = z.array(
  z.object({
    text: z.string(),
    productTypeId: z.nullish(answeredId),
    productTypeName: z.string(),
    count: z.number(),
  }),
);

export const questionSuggestionsFromWire = (
  suggestions: z.infer<typeof questionSuggestionsWire>,
): QuestionSuggestion[] =>
  suggestions.map((suggestion) => ({ ...suggestion, productTypeId: optionalIdFromWire(suggestion.productTypeId) }));

export const productBrandsWire = z.array(z.object({ id: answeredId, name: z.string() }));
