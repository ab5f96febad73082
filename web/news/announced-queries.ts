import type { Caller } from '#core/access/caller.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import type { NewsManagementFailure, NewsManagementService, ToAnnounce } from '#core/news/news-management.service.ts';
import type { NewsId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

/** The product news, for administrators. */
export interface AnnouncedQueries {
  readonly announced: ServiceQuery<Whole, readonly NewsItem[], NewsManagementFailure>;
  announce(what: ToAnnounce): Promise<Result<NewsItem, NewsManagementFailure>>;
  withdraw(id: NewsId): Promise<Result<null, NewsManagementFailure>>;
}

export function createAnnouncedQueries(
  service: NewsManagementService,
  caller: Caller,
  queries: ServiceQueries,
): AnnouncedQueries {
  const announced = queries.define('announced news', () => service.list(caller), {
    outdatedBy: ['NewsChanged', 'CatalogueChanged'],
  });
  return {
    announced,
    announce: (what) => service.announce(caller, what),
    withdraw: (id) => service.withdraw(caller, id),
  };
}
