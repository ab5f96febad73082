import type { Caller } from '#core/access/caller.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';

/** The figures of management's overview. */
export type OverviewQueries = ReturnType<typeof createOverviewQueries>;

export function createOverviewQueries(service: OverviewService, caller: Caller, queries: ServiceQueries) {
  const overview = queries.define('overview', () => service.read(caller), { staleTime: 0 });
  const idleCustomers = queries.define(
    'customers without orders',
    ({ after }: { readonly after: string | null }) => service.idleCustomers(caller, after),
    { staleTime: 0, listOf: oneList },
  );
  const stalePriceFiles = queries.define('price files out of date', () => service.stalePriceFiles(caller), {
    staleTime: 0,
  });
  return {
    overview,
    idleCustomers,
    stalePriceFiles,
    refresh: () => {
      for (const query of [overview, idleCustomers, stalePriceFiles]) void query.outdate();
    },
  };
}
