import type { Caller } from '#core/access/caller.ts';
import type { CustomerQuoteService } from '#core/quotes/customer-quote.service.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** The quotes of customers, as staff see them. */
export type CustomerQuoteQueries = ReturnType<typeof createCustomerQuoteQueries>;

interface PageRequest {
  readonly customerId: CustomerId;
  readonly after: string | null;
}

export const createCustomerQuoteQueries = (service: CustomerQuoteService, caller: Caller, queries: ServiceQueries) => {
  const page = queries.define(
    'quotes of a customer',
    ({ customerId, after }: PageRequest) => service.page(caller, customerId, after),
    { staleTime: 0, listOf: ({ customerId }) => customerId, outdatedBy: ['QuotesChanged'] },
  );
  return { page };
};
