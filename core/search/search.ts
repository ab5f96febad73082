import { findPage } from './find-page.ts';
import type { SearchAnswer, SearchQuery } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { nearestSpelling } from './spelling.ts';

/**
 * Answers a page of hits, each product once with the best reason, ranked: exact code as typed, exact code, another's
 * that is just the one typed, code prefix, prefix of another's, text (decisions.md §6); ties in the order of code. Code and text are alternatives. With no hit at all it
 * offers the nearest spelling of the text.
 */
export function search(index: SearchIndex, query: SearchQuery): SearchAnswer {
  const page = findPage(index, query);
  const suggestion = page.totalCount === 0 ? nearestSpelling(index, query) : undefined;
  return suggestion === undefined ? page : { ...page, suggestion };
}
