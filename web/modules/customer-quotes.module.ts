import { ContainerModule } from 'inversify';
import { createCustomerQuoteService } from '#adapters/http/customer-quotes.ts';
import { changesOf } from '#core/live/changes.ts';
import { createCustomerQuoteQueries } from '../customer-management/customer-quote-queries.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** A customer's quotes, as staff see them, with their page. */
export const customerQuotesModule = new ContainerModule(({ bind }) => {
  bind(services.customerQuotes)
    .toDynamicValue(({ get }) => {
      const service = createCustomerQuoteService(get(foundation.publicServices).call);
      const quotes = createCustomerQuoteQueries(service, get(services.caller), get(foundation.queries));
      return following(quotes, changesOf(get(services.live), 'QuotesChanged').subscribe(quotes.refresh));
    })
    .onDeactivation((quotes) => {
      quotes.stop();
    });
});
