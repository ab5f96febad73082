import type { SearchIndex } from './search-index.ts';

/** The searchable catalogue; its host keeps it right as the catalogue changes. */
export interface SearchIndexProvider {
  current(): SearchIndex;
}
