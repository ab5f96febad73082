import type { OtherCodeKind } from '#core/search/index/document.ts';
import type { Understood, WantedFit } from '#core/search/question/plan.ts';

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

/** A product with a code near the wanted one; a brand where the code is another maker's. */
export interface NearCode {
  readonly key: number;
  readonly code: string;
  readonly brand?: string;
  /**
   * Characters missing, added, changed or swapped: 1 or 2, 0 for the code itself; more where codes only begin alike.
   */
  readonly distance: number;
}

/** A shorter question that finds something where the whole one does not. */
export interface NearQuestion {
  readonly text: string;
  /** The dropped words, as typed. */
  readonly dropped: readonly string[];
  readonly count: number;
}
