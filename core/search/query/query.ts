import type { Stock } from '#core/search/index/document.ts';

/**
 * Values of one dimension are alternatives; dimensions, ranges and properties must all hold. An empty list filters
 * nothing.
 */
export interface SearchFilters {
  readonly brandIds?: readonly number[];
  /** A family stands for all its subfamilies. */
  readonly typeIds?: readonly number[];
  readonly vehicleIds?: readonly number[];
  readonly engines?: readonly string[];
  readonly stocks?: readonly Stock[];
  readonly offersOnly?: boolean;
  /** Both ends belong to the range; a missing end is open. */
  readonly ranges?: readonly { readonly property: string; readonly from?: number; readonly to?: number }[];
  readonly values?: readonly { readonly property: string; readonly values: readonly string[] }[];
}

/** What nobody may find (disabled) or this user does not want ('Marcas y Familias'). A type may be a family. */
export interface Excluded {
  readonly brandIds?: readonly number[];
  readonly typeIds?: readonly number[];
  readonly pairs?: readonly { readonly brandId: number; readonly typeId: number }[];
}

/** The products of the catalogue that are searched at all. */
export interface Narrowing {
  readonly filters?: SearchFilters;
  readonly excluded?: Excluded;
}

/** Which products: those that the code or the text finds (all where neither is given), filtered. */
export interface Criteria extends Narrowing {
  readonly code?: string;
  readonly text?: string;
  /** Only these products. */
  readonly keys?: readonly number[];
}

export interface SearchQuery extends Criteria {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly wantFacets?: boolean;
  /** The order; left out: by rank. Equals are sorted by rank. */
  readonly order?: 'stock' | 'newest';
  /** Products of one type follow one another, over all pages. */
  readonly isGrouped?: boolean;
  /** The last word is still being typed. */
  readonly isTyping?: boolean;
}
