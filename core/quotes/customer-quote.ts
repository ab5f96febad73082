import { formatNumber } from '#core/orders/number.ts';
import type { QuoteId } from '#core/shared/ids.ts';
import { type QuoteState, quoteState, validUntil } from './validity.ts';

interface QuotedArticle {
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly quantity: number;
}

/** What the distributor's staff see of a shop's quote (docs/rules/quotes.md 4). Days are YYYY-MM-DD. */
export interface CustomerQuote {
  readonly id: QuoteId;
  /** '2026-00000012'. */
  readonly number: string;
  readonly date: string;
  readonly validUntil: string;
  readonly state: QuoteState;
  /** The lines of the distributor's products; labour and the like are the shop's own. */
  readonly articles: readonly QuotedArticle[];
}

/** The fields of a quote that staff may read: no price, and no text that the shop wrote. */
export interface QuoteForStaff {
  readonly id: QuoteId;
  readonly year: number;
  readonly number: number;
  readonly date: string;
  readonly validityDays: number;
  readonly articles: readonly QuotedArticle[];
}

/** The quote with its state on that day. */
export const customerQuote = (quote: QuoteForStaff, today: string): CustomerQuote => {
  const until = validUntil(quote.date, quote.validityDays);
  return {
    id: quote.id,
    number: formatNumber(quote),
    date: quote.date,
    validUntil: until,
    state: quoteState(until, today),
    articles: quote.articles.map(({ code, brand, description, quantity }) => ({ code, brand, description, quantity })),
  };
};
