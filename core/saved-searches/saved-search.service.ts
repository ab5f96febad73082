import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { AddSearchFailure, SearchMoved, SearchToKeep, SeenSearch } from './saved-search.repository.port.ts';
import type { SavedSearch, SearchPlace, SearchQueryFailure } from './saved-search.ts';

/** Searches that people keep under names of their own: the capability behind `api/SavedSearches`. */
export interface SavedSearchService {
  /** By name; of the catalogue where no place is named. */
  all(caller: Caller, place?: SearchPlace): Promise<Result<readonly SavedSearch[], SavedSearchFailure>>;
  create(caller: Caller, search: SearchToKeep, place?: SearchPlace): Promise<Result<SavedSearch, SavedSearchFailure>>;
  /** Refused where the search was changed since it was seen. */
  rename(caller: Caller, which: SeenSearch, name: string): Promise<Result<SavedSearch, SavedSearchFailure>>;
  remove(caller: Caller, which: SeenSearch): Promise<Result<void, SavedSearchFailure>>;
}

export type SavedSearchFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another distributor's back end does not have the call. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'search-name-invalid'; readonly max: number }
  | SearchQueryFailure
  | AddSearchFailure
  | SearchMoved;
