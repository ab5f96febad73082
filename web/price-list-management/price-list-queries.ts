import type { Caller } from '#core/access/caller.ts';
import type { Assigned } from '#core/price-lists/management/managed-price-list.ts';
import type { KnownOfChange } from '#core/price-lists/management/price-change.ts';
import type {
  Comparison,
  ComparisonFormat,
  PriceListManagementService,
} from '#core/price-lists/management/price-list-management.service.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import type { PriceChangeId, PriceListId } from '#core/shared/ids.ts';
import { createIdempotencyKey } from '#web/state/idempotency-key.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

export interface PageOfComparison {
  readonly question: Comparison;
  readonly after: string | null;
}

/** Price lists as management settles them; what another window does, and what is changed by itself, is followed. */
export type PriceListQueries = ReturnType<typeof createPriceListQueries>;

const outdatedBy = ['ManagedPriceListsChanged', 'CatalogueChanged', 'CustomersChanged'] as const;

export function createPriceListQueries(
  service: PriceListManagementService,
  caller: Caller,
  queries: ServiceQueries,
  newKey: () => string,
) {
  const lists = queries.define('managed price lists', () => service.lists(caller), { staleTime: 0, outdatedBy });
  const compared = queries.define(
    'compared price lists',
    ({ question, after }: PageOfComparison) => service.compare(caller, question, after),
    { staleTime: 0, listOf: oneList, outdatedBy },
  );
  const thenRead = thenReading(lists.outdate);
  const intention = createIdempotencyKey(newKey);
  const schedule = async (id: PriceListId, at: string | null, source: PercentageSource, known: KnownOfChange) => {
    const key = intention.keyFor({ id, at, ...source });
    const answer = await thenRead(service.schedule(caller, id, at, source, key, known));
    if (answer.ok) intention.settled();
    return answer;
  };
  return {
    lists,
    compared,
    create: (name: string, copied: PercentageSource | null) => thenRead(service.create(caller, name, copied)),
    rename: (id: PriceListId, tag: string, name: string) => thenRead(service.rename(caller, id, tag, name)),
    assign: (id: PriceListId, whose: Assigned) => thenRead(service.assign(caller, id, whose)),
    setWithdrawn: (id: PriceListId, isWithdrawn: boolean) => thenRead(service.setWithdrawn(caller, id, isWithdrawn)),
    schedule,
    cancel: (id: PriceListId, changeId: PriceChangeId) => thenRead(service.cancel(caller, id, changeId)),
    compareAll: (question: Comparison, format: ComparisonFormat) => service.compareAll(caller, question, format),
  };
}
