import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import { pricesMoved } from '#core/live/outdating.ts';
import type { QuoteToKeep } from '#core/quotes/draft.ts';
import type { QuoteService, QuoteToCalculate } from '#core/quotes/quote.service.ts';
import type { QuoteFilter } from '#core/quotes/quote-search.ts';
import type { QuoteId } from '#core/shared/ids.ts';
import { createIdempotencyKey } from '#web/state/idempotency-key.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';
import { createQuoteDraft } from './kept-draft.ts';

/** Everything that the screens need to quote: the service, what was asked of it, and the draft of this tab. */
export type QuoteQueries = ReturnType<typeof createQuoteQueries>;

const outdatedBy = ['QuotesChanged'] as const;

export function createQuoteQueries(
  service: QuoteService,
  caller: Caller,
  inTab: KeyValueStore,
  newKey: () => string,
  queries: ServiceQueries,
) {
  const page = queries.define('quotes', (wanted: QuoteFilter) => service.page(caller, wanted), {
    staleTime: 0,
    listOf: oneList,
    outdatedBy,
  });
  const one = queries.define('quote', (id: QuoteId) => service.read(caller, id), { staleTime: 0, outdatedBy });
  const calculating = queries.define(
    'calculated quote',
    (asked: QuoteToCalculate) => service.calculate(caller, asked),
    { staleTime: 0, listOf: oneList, outdatedBy: pricesMoved },
  );
  const writer = `${caller.userName} ${caller.customerId ?? ''}`;
  const draft = createQuoteDraft(inTab, `quote-draft ${writer}`);
  const intention = createIdempotencyKey(newKey, { inTab, under: `quote-intention ${writer}` });
  return {
    service,
    page,
    one,
    calculating,
    draft,
    keyFor: (quote: QuoteToKeep): string => intention.keyFor(quote),
    settled: intention.settled,
    /** A colleague may have changed what is shown. Resolves when what is shown is new, or failed. */
    async refresh() {
      await Promise.all([page.outdate(), one.outdate()]);
    },
    /** Costs or margins may have changed. */
    reprice: () => void calculating.outdate(),
  };
}
