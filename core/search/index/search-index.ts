import { emptyLexicon, type SearchLexicon } from '#core/search/question/lexicon.ts';
import type { Question } from '#core/search/question/plan.ts';
import type { Bitmap } from './bitmap.ts';
import type { SearchDocument } from './document.ts';
import { collectSegment, type Segment } from './segment.ts';

/** A segment in which some products no longer count: a later layer has them, or they were removed. */
export interface Layer {
  readonly segment: Segment;
  readonly hidden?: Bitmap;
  readonly hiddenCount: number;
  /** What the segment was built from, kept for small layers only, so that they can grow together. */
  readonly documents?: ReadonlyMap<number, SearchDocument>;
}

/**
 * The catalogue, searchable. Immutable: a change gives a new index that shares what did not change. The first layer is
 * the base; the others hold what changed since, each product live in one layer at most.
 */
export interface SearchIndex {
  readonly layers: readonly [Layer, ...Layer[]];
  readonly lexicon: SearchLexicon;
  /** Questions that were read of this very index, where its host keeps them: any change makes an index without. */
  readonly questions?: KeptQuestions;
}

export interface KeptQuestions {
  get(text: string): Question | undefined;
  set(text: string, question: Question): unknown;
}

export interface SearchIndexCollector {
  /** The next product, which is not kept. Keys must be distinct. */
  add(document: SearchDocument): void;
  done(): SearchIndex;
}

/** Makes an index of products as they come. */
export const collectSearchIndex = (lexicon: SearchLexicon = emptyLexicon): SearchIndexCollector => {
  const collector = collectSegment();
  return {
    add: collector.add,
    done: () => ({ layers: [{ segment: collector.done(), hiddenCount: 0 }], lexicon }),
  };
};

/** Reads the documents once, without keeping them. Keys must be distinct. */
export const buildSearchIndex = (documents: Iterable<SearchDocument>, lexicon?: SearchLexicon): SearchIndex => {
  const collector = collectSearchIndex(lexicon);
  for (const document of documents) collector.add(document);
  return collector.done();
};

/** The index of these products with another lexicon. */
export const withLexicon = ({ layers }: SearchIndex, lexicon: SearchLexicon): SearchIndex => ({ layers, lexicon });

/** How many products the index holds. */
export const productCount = ({ layers }: SearchIndex): number =>
  layers.reduce((sum, { segment, hiddenCount }) => sum + segment.size - hiddenCount, 0);
