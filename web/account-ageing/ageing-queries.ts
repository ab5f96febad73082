import type { Caller } from '#core/access/caller.ts';
import type { AgeingService } from '#core/current-account/ageing/ageing.service.ts';
import type { AgeingFilter } from '#core/current-account/ageing/customer-ageing.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import type { AgeingUrl } from './ageing-url.ts';

/** Debts by customer and age. */
export type AgeingQueries = ReturnType<typeof createAgeingQueries>;

export function createAgeingQueries(service: AgeingService, caller: Caller, queries: ServiceQueries) {
  const page = queries.define('account ageing', ({ filter, after }: AgeingUrl) => service.list(caller, filter, after), {
    staleTime: 0,
    listOf: ({ filter }) => filter.customerId,
    outdatedBy: ['CurrentAccountChanged'],
  });
  return {
    page,
    table: (filter: AgeingFilter, format: SheetFormat) => service.table(caller, filter, format),
  };
}
