import { ContainerModule } from 'inversify';
import { createQuoteService } from '#adapters/http/quotes.ts';
import { foundation, services } from '../parts.ts';

/** Quotes for a shop’s own clients. */
export const quotesModule = new ContainerModule(({ bind }) => {
  bind(services.quotes).toDynamicValue(({ get }) => createQuoteService(get(foundation.call)));
});
