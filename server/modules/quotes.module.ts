import { ContainerModule } from 'inversify';
import { quotePrinter } from '#adapters/documents/quote-sheet.ts';
import { createQuoteRepository } from '#adapters/postgres/quotes/quotes.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createQuoteService } from '#core/quotes/create-quote-service.ts';
import { parts } from '../container.ts';
import { sellingOf } from './selling.ts';

/** Quotes for a company’s own clients. */
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
});
