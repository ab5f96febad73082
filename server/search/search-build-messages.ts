/** What the thread that builds the index is asked, and what it answers. */

import type { DocumentNames } from '#adapters/postgres/search/search-rows.ts';
import type { SearchIndex } from '#core/search/index/search-index.ts';

export type ToSearchBuild =
  | { readonly kind: 'names'; readonly names: DocumentNames }
  | { readonly kind: 'documents'; readonly texts: readonly string[] }
  | { readonly kind: 'build' };

export interface FromSearchBuild {
  readonly index: SearchIndex;
}
