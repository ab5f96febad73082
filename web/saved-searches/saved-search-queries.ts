import type { Caller } from '#core/access/caller.ts';
import type { SeenSearch } from '#core/saved-searches/saved-search.repository.port.ts';
import type { SavedSearchFailure, SavedSearchService } from '#core/saved-searches/saved-search.service.ts';
import type { SavedSearch, SearchPlace } from '#core/saved-searches/saved-search.ts';
import { Err, type Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

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
  let isMissing = false;
  const list = queries.define(
    'saved-searches',
    async () => {
      // A server that lacks the call lacks it until the next sign-in: every screen of results would ask again.
      if (isMissing) return Err({ code: 'not-offered' } as const);
      const answer = await service.all(caller);
      isMissing = !answer.ok && answer.val.code === 'not-offered';
      return answer;
    },
    { outdatedBy },
  );
  const views = queries.define('saved-views', () => service.all(caller, 'orders'), { outdatedBy });
  const outdate = () => Promise.all([list.outdate(), views.outdate()]);
  /** Also after a refusal: what is shown may be of before. */
  const thenRead = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const known = await answer;
    void outdate();
    return known;
  };
  return {
    list,
    views,
    create: (name, query, place) => thenRead(service.create(caller, { name, query }, place)),
    rename: (which, name) => thenRead(service.rename(caller, which, name)),
    remove: (which) => thenRead(service.remove(caller, which)),
  };
}
