import type { SearchIndex } from './search-index.ts';

/** Where the searchable catalogue stands, kept right as the catalogue changes by whoever hosts it. */
export interface SearchIndexProvider {
  current(): SearchIndex;
}
