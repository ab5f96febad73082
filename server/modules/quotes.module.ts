import { ContainerModule } from 'inversify';
import { quotePrinter } from '#adapters/documents/quote-paper.ts';
import { createCustomerQuoteRepository } from '#adapters/postgres/quotes/customer-quotes.ts';
import { createQuoteRepository } from '#adapters/postgres/quotes/quotes.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createCustomerQuoteService } from '#core/quotes/create-customer-quote-service.ts';
import { createQuoteService } from '#core/quotes/create-quote-service.ts';
import { parts } from '../parts.ts';
import { customerQuoteRoutes } from '../routes/customer-quotes.routes.ts';
import { quoteRoutes } from '../routes/quotes.routes.ts';
import { routesOf } from './routes-of.ts';
import { sellingOf } from './selling.ts';

/** Quotes for a company’s own clients, and what staff see of them. */
export const quotesModule = new ContainerModule(({ bind }) => {
  bind(parts.quoteService).toDynamicValue((made) =>
    createQuoteService({
      ...sellingOf(made),
      quotes: createQuoteRepository(made.get(parts.database)),
      printer: quotePrinter,
      clock: made.get(parts.clock),
      hasher,
    }),
  );
  bind(parts.customerQuoteService).toDynamicValue((made) =>
    createCustomerQuoteService({
      quotes: createCustomerQuoteRepository(made.get(parts.database)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(quoteRoutes, parts.quoteService));
  bind(parts.routes).toDynamicValue(routesOf(customerQuoteRoutes, parts.customerQuoteService));
});
