import type { SearchIndex } from '#core/search/index/search-index.ts';

/** The searchable catalogue; its host keeps it right as the catalogue changes. */
export interface SearchIndexProvider {
  current(): SearchIndex;
}
