import { ContainerModule } from 'inversify';
import { createCustomerQuoteService } from '#adapters/http/customer-quotes.ts';
import { createCustomerQuoteQueries } from '../customer-management/customer-quote-queries.ts';
import { foundation, services } from '../parts.ts';

/** A customer's quotes, as staff see them, with their page. */
export const customerQuotesModule = new ContainerModule(({ bind }) => {
  bind(services.customerQuotes).toDynamicValue(({ get }) => {
    const service = createCustomerQuoteService(get(foundation.publicServices).call);
    return createCustomerQuoteQueries(service, get(services.caller), get(foundation.queries));
  });
});
