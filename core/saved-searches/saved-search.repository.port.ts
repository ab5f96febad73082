import type { SavedSearchId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { SavedSearch, SearchOwner, SearchPlace } from './saved-search.ts';

/**
 * The searches that people keep; another's search counts as missing. Each write tells the live connection, in the same
 * transaction.
 */
export interface SavedSearchRepository {
  /** By name; none where there is no owner. */
  all(owner: SearchOwner, place: SearchPlace): Promise<readonly SavedSearch[]>;
  /** Adding an equal search under the same name answers the one that is there, so that trying again keeps one. */
  add(
    owner: SearchOwner,
    place: SearchPlace,
    search: SearchToKeep,
    by: string,
  ): Promise<Result<SavedSearch, AddSearchFailure>>;
  /** `name` in place of the one of a search that is still as it was seen. */
  rename(
    owner: SearchOwner,
    which: SeenSearch,
    name: string,
    by: string,
  ): Promise<Result<SavedSearch, SearchNameTaken | SearchMoved>>;
  remove(owner: SearchOwner, which: SeenSearch, by: string): Promise<Result<void, SearchMoved>>;
}

/** Name and search, as core/saved-searches/saved-search.ts makes them. */
export interface SearchToKeep {
  readonly name: string;
  readonly query: string;
}

/** A search and the version of it that was on the screen. */
export interface SeenSearch {
  readonly id: SavedSearchId;
  readonly version: number;
}

export type AddSearchFailure =
  | SearchNameTaken
  | { readonly code: 'too-many-searches'; readonly max: number }
  /** A user who acts as a company without an administrator's login cannot keep one. */
  | { readonly code: 'search-owner-missing' };
export type SearchNameTaken = { readonly code: 'search-name-taken' };
export type SearchMoved =
  | { readonly code: 'search-not-found' }
  | { readonly code: 'search-moved'; readonly by: string };
