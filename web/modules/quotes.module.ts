import { ContainerModule } from 'inversify';
import { createQuoteService } from '#adapters/http/quotes.ts';
import { foundation, services } from '../parts.ts';
import { createQuoteQueries } from '../quotes/quote-queries.ts';

/** Quotes for a shop’s own clients. */
export const quotesModule = new ContainerModule(({ bind }) => {
  bind(services.quoteQueries).toDynamicValue(({ get }) => {
    const { call, inTab } = get(foundation.publicServices);
    const service = createQuoteService(call);
    return createQuoteQueries(service, get(services.caller), inTab, get(foundation.newKey), get(foundation.queries));
  });
});
