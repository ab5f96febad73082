import type { Caller } from '#core/access/caller.ts';
import type { SeenSearch } from '#core/saved-searches/saved-search.repository.port.ts';
import type { SavedSearchFailure, SavedSearchService } from '#core/saved-searches/saved-search.service.ts';
import type { SavedSearch, SearchPlace } from '#core/saved-searches/saved-search.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';
import { unlessLacking } from '#web/state/unless-lacking.ts';

/** The caller's saved searches, and what is done to them; what another window does is followed. */
export interface SavedSearchQueries {
  readonly list: ServiceQuery<Whole, readonly SavedSearch[], SavedSearchFailure>;
  /** The views of the orders of all. */
  readonly views: ServiceQuery<Whole, readonly SavedSearch[], SavedSearchFailure>;
  create(name: string, query: string, place?: SearchPlace): Promise<Result<SavedSearch, SavedSearchFailure>>;
  rename(which: SeenSearch, name: string): Promise<Result<SavedSearch, SavedSearchFailure>>;
  remove(which: SeenSearch): Promise<Result<void, SavedSearchFailure>>;
}

const outdatedBy = ['SavedSearchesChanged'] as const;

export function createSavedSearchQueries(
  service: SavedSearchService,
  caller: Caller,
  queries: ServiceQueries,
): SavedSearchQueries {
  // Every screen of results would ask again.
  const all = unlessLacking(() => service.all(caller));
  const list = queries.define('saved-searches', all, { outdatedBy });
  const views = queries.define('saved-views', () => service.all(caller, 'orders'), { outdatedBy });
  const thenRead = thenReading(() => Promise.all([list.outdate(), views.outdate()]));
  return {
    list,
    views,
    create: (name, query, place) => thenRead(service.create(caller, { name, query }, place)),
    rename: (which, name) => thenRead(service.rename(caller, which, name)),
    remove: (which) => thenRead(service.remove(caller, which)),
  };
}
