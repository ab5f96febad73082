import { activityFilterFromWire, activityFilterToWire } from '#adapters/wire/activity.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ActivityService } from '#core/activity/activity.service.ts';
import type { ActivityFilter } from '#core/activity/activity.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';
import type { ActivityState } from './activity-url.ts';

/** Plain, as a query's request is. */
interface PageRequest {
  readonly filter: Readonly<Record<string, string>>;
  readonly after: string | null;
}

interface CustomerPageRequest {
  readonly customerId: CustomerId;
  readonly after: string | null;
}

export const activityRequest = ({ filter, after }: ActivityState): PageRequest => ({
  filter: activityFilterToWire(filter),
  after,
});

/** The activity; asked anew whenever it is shown. */
export type ActivityQueries = ReturnType<typeof createActivityQueries>;

export const createActivityQueries = (service: ActivityService, caller: Caller, queries: ServiceQueries) => ({
  page: queries.define(
    'activity',
    ({ filter, after }: PageRequest) => service.list(caller, activityFilterFromWire(filter), after),
    { staleTime: 0, listOf: oneList },
  ),
  ofCustomer: queries.define(
    'activity of a customer',
    ({ customerId, after }: CustomerPageRequest) => service.ofCustomer(caller, customerId, after),
    { staleTime: 0, listOf: ({ customerId }) => customerId },
  ),
  exported: (filter: ActivityFilter, format: SheetFormat) => service.exported(caller, filter, format),
});
