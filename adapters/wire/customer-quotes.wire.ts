import * as z from 'zod/mini';
import type { CustomerQuotePage } from '#core/quotes/customer-quote.service.ts';
import type { CustomerQuote } from '#core/quotes/customer-quote.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

const text = z.string();

/**
 * What `GET api/Management/Customers/{id}/quotes` answers: days are YYYY-MM-DD, and there is neither a price nor the
 * shop's client.
 */
export const customerQuotesWire = z.object({
  quotes: z.array(
    z.object({
      id: answeredId,
      number: text,
      date: text,
      validUntil: text,
      state: z.enum(['Valid', 'Expired']),
      articles: z.array(z.object({ code: text, brand: text, description: text, quantity: z.number() })),
    }),
  ),
  next: z.nullable(text),
});

export const customerQuotesQueryWire = z.strictObject({ after: z.optional(z.string().check(z.maxLength(300))) });

export const customerQuoteToWire = (quote: CustomerQuote): z.infer<typeof customerQuotesWire>['quotes'][number] => ({
  ...quote,
  articles: [...quote.articles],
});

export const customerQuotesToWire = ({ quotes, next }: CustomerQuotePage): z.infer<typeof customerQuotesWire> => ({
  quotes: quotes.map(customerQuoteToWire),
  next,
});

export const customerQuotesFromWire = ({ quotes, next }: z.infer<typeof customerQuotesWire>): CustomerQuotePage => ({
  quotes: quotes.map((quote) => ({ ...quote, id: idFromWire(quote.id) })),
  next,
});
