import type { Caller } from '#core/access/caller.ts';
import type { NearQuestion } from '#core/search/query/answer.ts';
import type { Understood } from '#core/search/question/plan.ts';
import type { ProductBrandId, ProductId, ProductTypeId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { CatalogueFailure } from '../catalogue-failure.ts';
import type { SubTypeGroup, TypeGroup } from '../products/product-groups.ts';
import type { StockState } from '../products/stock.ts';
import type { ProductBrand } from '../taxonomy/product-brand.ts';
import type { SearchSort } from './search-sort.ts';

/** What a counter asks of the catalogue: the capability behind `api/Products`, `ProductBrands` and `ProductTypes`. */
export interface CatalogueService {
  /** A page of 20, ranked (docs/rules/search.md 4). Of a product's prices those that were asked for stand first. */
  searchByText(caller: Caller, request: TextSearch): Promise<Result<TextSearchPage, CatalogueFailure>>;
  /** At most 10, by code. */
  autocompleteCode(caller: Caller, text: string): Promise<Result<readonly Suggestion[], CatalogueFailure>>;
  /** At most 10, by code, equivalent code or words. */
  autocompleteAllData(caller: Caller, text: string): Promise<Result<readonly Suggestion[], CatalogueFailure>>;
  /** Questions that the text may be the beginning of, with how many products each finds. */
  suggestQuestions(caller: Caller, text: string): Promise<Result<readonly QuestionSuggestion[], QuestionsFailure>>;
  brands(caller: Caller): Promise<Result<readonly ProductBrand[], CatalogueFailure>>;
}

/** Another back end may lack the call. */
export type QuestionsFailure = CatalogueFailure | { readonly code: 'not-offered' };

export interface TextSearch {
  readonly productIds: readonly ProductId[];
  readonly codeSearch: string;
  readonly fulltextSearch: string;
  /** From 1. */
  readonly page: number;
  readonly filters: TextSearchFilters;
  /** The order; left out: by relevance, and in the groups of their types. */
  readonly sort?: SearchSort;
  /** Also what this user's 'Marcas y Familias' leave out. */
  readonly withHidden?: boolean;
  /** Every product says why it stands where it stands. */
  readonly explains?: boolean;
}

/** The facets that are ticked; an empty list filters nothing. */
export interface TextSearchFilters {
  readonly productBrandIds: readonly ProductBrandId[];
  readonly productTypeIds: readonly ProductTypeId[];
  readonly stockStates: readonly StockState[];
  readonly onlyOffers: boolean;
}

export const noFilters: TextSearchFilters = {
  productBrandIds: [],
  productTypeIds: [],
  stockStates: [],
  onlyOffers: false,
};

export interface FacetValue {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

export interface Facets {
  readonly productBrands: readonly FacetValue[];
  readonly productTypes: readonly FacetValue[];
  readonly stockStates: readonly FacetValue[];
  readonly offers: number;
}

export interface TextSearchPage {
  readonly types: readonly TypeGroup[];
  readonly subTypes: readonly SubTypeGroup[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalCount: number;
  readonly facets: Facets;
  /** '¿Quisiste decir …?' when nothing was found. */
  readonly suggestion: string | null;
  /** Vehicles, engines and years that were understood in what was typed, each with the question without it. */
  readonly understood: readonly Pick<Understood, 'kind' | 'text' | 'without'>[];
  /** Where nothing was found: products with the nearest codes, and shorter questions that find something. */
  readonly nearCodes: readonly Suggestion[];
  readonly nearQuestions: readonly NearQuestion[];
  /** How many more there are that this user's 'Marcas y Familias' leave out. */
  readonly hiddenCount: number;
  /** How many products are sorted by price, where that is not all; else null. */
  readonly sortedCount: number | null;
}

/** A product by the code and maker that were asked for: its own, or those of one of its price rows. */
export interface Suggestion {
  readonly productId: ProductId;
  readonly code: string;
  readonly productBrandName: string;
  readonly description: string;
}

/** A question that finds something: what was typed in one subfamily, or with a vehicle's whole name. */
export interface QuestionSuggestion {
  readonly text: string;
  /** Only in this subfamily; null for all. */
  readonly productTypeId: ProductTypeId | null;
  readonly productTypeName: string;
  readonly count: number;
}
