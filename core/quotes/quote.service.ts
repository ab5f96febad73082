import type { Caller } from '#core/access/caller.ts';
import type { ProductPriceId, QuoteId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { DraftFailure, LineToQuote, QuoteToKeep } from './draft.ts';
import type { Quote, QuoteLine } from './quote.ts';
import type { QuoteFilter } from './quote-search.ts';
import type { RefusedLine } from './to-cart.ts';

/**
 * Quotes for a shop's own clients, at its selling prices: the capability behind `api/Quotes`. No answer holds a cost.
 */
export interface QuoteService {
  /** The company's own, newest first, 20 a page; those whose number, client or note has what was typed. */
  page(caller: Caller, filter: QuoteFilter): Promise<Result<QuotePage, QuoteFailure>>;
  read(caller: Caller, id: QuoteId): Promise<Result<Quote, QuoteFailure>>;
  /** Calculates a quote without storing it. With an id, a change of that one. */
  calculate(caller: Caller, asked: QuoteToCalculate): Promise<Result<CalculatedQuote, QuoteFailure>>;
  /** The lines of the cart, as lines to quote. */
  fromCart(caller: Caller): Promise<Result<CalculatedQuote, QuoteFailure>>;
  /** Makes one quote for one key, however often it is sent. */
  create(caller: Caller, quote: QuoteToKeep, idempotencyKey: string): Promise<Result<Quote, QuoteFailure>>;
  change(caller: Caller, seen: SeenQuote, quote: QuoteToKeep): Promise<Result<Quote, QuoteFailure>>;
  remove(caller: Caller, seen: SeenQuote): Promise<Result<null, QuoteFailure>>;
  pdf(caller: Caller, id: QuoteId): Promise<Result<NamedFile, QuoteFailure>>;
  /** Sets the quote's quantities in the cart at today's costs: all of them, or none. */
  toCart(caller: Caller, seen: SeenQuote): Promise<Result<Quote, QuoteFailure>>;
}

/** A quote as it was looked at: what is done to it is refused once somebody else has changed it. */
export interface SeenQuote {
  readonly id: QuoteId;
  readonly version: number;
}

export interface QuoteToCalculate extends Pick<QuoteToKeep, 'atTodaysPrices'> {
  readonly id: QuoteId | null;
  readonly lines: readonly LineToQuote[];
}

/** Lines in the order in which they were asked for; one that is gone costs nothing. */
export interface CalculatedQuote {
  readonly lines: readonly (QuoteLine & { readonly isGone: boolean })[];
  readonly total: Money;
  readonly includesIva: boolean;
}

export interface QuotePage {
  readonly quotes: readonly Quote[];
  readonly currentPage: number;
  readonly totalPages: number;
}

export type QuoteFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'cart-empty' }
  | { readonly code: 'quote-not-found' }
  /** A colleague changed the quote since it was looked at. */
  | { readonly code: 'quote-moved' }
  /** The key was used for another quote. */
  | { readonly code: 'key-reused' }
  /** Products that are not for sale any more. `names` are their codes and brands, where they still have any. */
  | {
      readonly code: 'quote-lines-gone';
      readonly productPriceIds: readonly ProductPriceId[];
      readonly names: readonly string[];
    }
  /** The quote has only labour and the like: there is nothing to order. */
  | { readonly code: 'quote-without-products' }
  | { readonly code: 'quote-lines-refused'; readonly lines: readonly RefusedLine[] }
  /** Colleagues changed the cart during every attempt. */
  | { readonly code: 'cart-moved' }
  | DraftFailure;
