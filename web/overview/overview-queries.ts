import type { Caller } from '#core/access/caller.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';

/** The figures of management's overview. */
export type OverviewQueries = ReturnType<typeof createOverviewQueries>;

const outdatedBy = [
  'OrdersChanged',
  'DemandsChanged',
  'WarrantiesChanged',
  'CurrentAccountChanged',
  'MailsChanged',
  'PriceListsChanged',
  'CatalogueChanged',
  'StaffChanged',
] as const;

export function createOverviewQueries(service: OverviewService, caller: Caller, queries: ServiceQueries) {
  const overview = queries.define('overview', () => service.read(caller), { staleTime: 0, outdatedBy });
  const idleCustomers = queries.define(
    'customers without orders',
    ({ after }: { readonly after: string | null }) => service.idleCustomers(caller, after),
    { staleTime: 0, listOf: oneList, outdatedBy },
  );
  const stalePriceFiles = queries.define('price files out of date', () => service.stalePriceFiles(caller), {
    staleTime: 0,
    outdatedBy,
  });
  return { overview, idleCustomers, stalePriceFiles };
}
