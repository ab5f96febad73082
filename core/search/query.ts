import type { OtherCodeKind, Stock } from '#core/search/index/document.ts';
import type { NearCode, NearQuestion } from '#core/search/nearest/nearest.ts';
import type { Understood, WantedFit } from '#core/search/question/plan.ts';

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
  /** By rank unless told otherwise; equals stand by rank. */
  readonly order?: 'stock' | 'newest';
  /** Products of one type follow one another, over all pages. */
  readonly isGrouped?: boolean;
  /** The last word is still being typed. */
  readonly isTyping?: boolean;
}

/**
 * By what a product was found. `code` and `brand` name the code of another, or of a price row, that did it: 'coincide
 * por CORVEN 3003'.
 */
export interface Reason {
  readonly by: 'code' | 'prefix' | Exclude<OtherCodeKind, 'row'> | 'text' | 'listed';
  readonly code?: string;
  readonly brand?: string;
}

export interface SearchHit {
  readonly key: number;
  readonly reason: Reason;
}

export interface IdCount {
  readonly id: number;
  readonly count: number;
}

/** Counts over all hits, each dimension without its own filter, so that more of it can be ticked. Ids ascend. */
export interface Facets {
  readonly brands: readonly IdCount[];
  /** Subfamilies, with the family of each. */
  readonly types: readonly (IdCount & { readonly parentId: number })[];
  /** Green, Yellow, Red. */
  readonly stocks: readonly [number, number, number];
  readonly offers: number;
}

/** Products of one type that a page shows, and its place among all of the type that were found so. */
export interface HitGroup {
  readonly typeId: number;
  /** Exact codes, codes that begin so, those of others that do, text, or words that only mention the vehicle. */
  readonly section: 'exact' | 'begins' | 'otherBegins' | 'text' | 'mentions';
  /** The number of hits on this page and on those before it, and of all. */
  readonly count: number;
  readonly before: number;
  readonly totalCount: number;
}

export interface SearchPage {
  readonly hits: readonly SearchHit[];
  /** The groups of the hits, in their order, where they were asked for. */
  readonly groups?: readonly HitGroup[];
  /** Vehicles, years and the like that were recognised in the text. */
  readonly understood: readonly Understood[];
  readonly fits: readonly WantedFit[];
  /** Over all pages. */
  readonly totalCount: number;
  readonly facets?: Facets;
}

export interface SearchAnswer extends SearchPage {
  /** With no hit at all: the nearest spelling that has some ('¿Quisiste decir …?'). */
  readonly suggestion?: string;
  /** With no hit at all: the products with the codes nearest to one that was typed. */
  readonly nearCodes?: readonly NearCode[];
  /** With no hit at all: questions with a part dropped, which find something. */
  readonly nearQuestions?: readonly NearQuestion[];
}

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}
