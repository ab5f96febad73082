import type { Caller } from '#core/access/caller.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** What staff look at first. */
export type OverviewQueries = ReturnType<typeof createOverviewQueries>;

export function createOverviewQueries(service: OverviewService, caller: Caller, queries: ServiceQueries) {
  const overview = queries.define('overview', () => service.read(caller), { staleTime: 0 });
  return { overview, refresh: () => void overview.outdate() };
}
