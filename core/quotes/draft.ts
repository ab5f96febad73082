import type { StoredCart } from '#core/cart/cart.repository.port.ts';
import { rowsOfCart } from '#core/cart/rows-of-cart.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, money, toCents } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { QuoteFacts } from './quote.ts';

export const maxQuoteLines = 100;

/** The most characters of a quote's texts, and of what is no product ('Colocación'). */
export const maxQuoteTexts = { clientName: 120, clientPhone: 40, note: 1000, description: 200 } as const;

/** The most that a clerk may type as a price, to the cent. */
export const maxOwnPrice: Money = money('99999999.99');

/** The most that a line may come to. A JSON number still holds the sum of all lines to the cent. */
export const maxQuoteLineAmount: Money = money('99999999999.99');

export const fitsQuoteLine = (price: Money, quantity: number): boolean =>
  !toCents(price.times(quantity)).gt(maxQuoteLineAmount);

/**
 * What is asked for in a line: a product at the calculated price or at the clerk's own, or anything else at a price of
 * the clerk's.
 */
export type LineToQuote =
  | {
      readonly kind: 'product';
      readonly productPriceId: ProductPriceId;
      readonly quantity: number;
      readonly ownPrice: Money | null;
    }
  | { readonly kind: 'free'; readonly description: string; readonly quantity: number; readonly price: Money };

/** A quote as somebody wants it to be. */
export interface QuoteToKeep extends QuoteFacts {
  readonly lines: readonly LineToQuote[];
  /** Whether every product gets today's price; else what was quoted before keeps the price that was given. */
  readonly atTodaysPrices: boolean;
}

export type DraftFailure =
  /** A product stands once in a quote, as in the cart. */
  | { readonly code: 'row-twice' }
  | { readonly code: 'too-many-lines'; readonly most: number }
  /** Price × quantity of that line is more than a line may come to. */
  | { readonly code: 'quote-line-too-large'; readonly name: string };

export const checkLines = (lines: readonly LineToQuote[]): Result<readonly LineToQuote[], DraftFailure> => {
  if (lines.length > maxQuoteLines) return Err({ code: 'too-many-lines', most: maxQuoteLines });
  const rows = lines.flatMap((line) => (line.kind === 'product' ? [line.productPriceId] : []));
  return new Set(rows).size < rows.length ? Err({ code: 'row-twice' }) : Ok(lines);
};

/**
 * The lines for what a cart holds: its products, and those of its combos, since the client reads parts and not the
 * shop's bargains.
 */
export const quotedFromCart = (cart: Pick<StoredCart, 'lines' | 'lots'>): readonly LineToQuote[] =>
  rowsOfCart(cart, 'taken-apart').map((row) => ({ kind: 'product', ...row, ownPrice: null }));
