import { formatNumber } from '#core/orders/number.ts';
import type { CustomerId, ProductPriceId, QuoteId } from '#core/shared/ids.ts';
import { type Money, sum, toCents, zero } from '#core/shared/money.ts';

/**
 * A line as it is kept. `sellingPrice` is what the server calculated when the line was put in, null for a line that is
 * no product ('Colocación'); `ownPrice` is what the clerk typed instead. One of them is there.
 */
export interface StoredQuoteLine {
  readonly productPriceId: ProductPriceId | null;
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly quantity: number;
  readonly sellingPrice: Money | null;
  readonly ownPrice: Money | null;
  /** Whether no margin made `sellingPrice`, by the terms of the day on which it was calculated. */
  readonly isAtCost: boolean;
}

/** A line as anybody may see it: the price of the quote and nothing that it was made from. */
export interface QuoteLine {
  readonly productPriceId: ProductPriceId | null;
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** The clerk's price, and not the one calculated: shown inside, never on paper. */
  readonly isOwnPrice: boolean;
  /** The shop has no margin for it, so that it is quoted at its cost: shown inside, never on paper. */
  readonly lacksMarkup: boolean;
  /** quantity × unitPrice. */
  readonly subtotal: Money;
}

/** The fields of a quote beside its lines. Texts may be empty. */
export interface QuoteFacts {
  readonly clientName: string;
  /** As it was typed. */
  readonly clientPhone: string;
  readonly note: string;
  readonly validityDays: number;
}

export interface StoredQuote extends QuoteFacts {
  readonly id: QuoteId;
  readonly year: number;
  readonly number: number;
  readonly customerId: CustomerId;
  /** The name under which the shop sells. */
  readonly shopName: string;
  /** The day in Buenos Aires whose prices it gives, YYYY-MM-DD. */
  readonly date: string;
  readonly includesIva: boolean;
  readonly createdBy: string;
  /** The member of staff who made it as the customer; null if nobody did. */
  readonly actedBy: string | null;
  /** When it was put in the cart, ISO 8601 in UTC; null if it never was. */
  readonly cartedAt: string | null;
  /** Grows with every change, so that two windows never overwrite one another unseen. */
  readonly version: number;
  readonly lines: readonly StoredQuoteLine[];
}

/** A quote for a client of the shop's, at selling prices. */
export interface Quote extends Omit<StoredQuote, 'lines'> {
  readonly validUntil: string;
  readonly lines: readonly QuoteLine[];
  readonly total: Money;
}

/** 'P 2026-00000012' */
export const quoteTitle = (quote: Pick<Quote, 'year' | 'number'>): string => `P ${formatNumber(quote)}`;

/** A line as it is shown. A price of the clerk's own is meant as it is. */
export const shownLine = ({ sellingPrice, ownPrice, isAtCost, ...line }: StoredQuoteLine): QuoteLine => {
  const unitPrice = ownPrice ?? sellingPrice ?? zero;
  return {
    ...line,
    unitPrice,
    isOwnPrice: ownPrice !== null && sellingPrice !== null,
    lacksMarkup: isAtCost && ownPrice === null,
    subtotal: toCents(unitPrice.times(line.quantity)),
  };
};

export const quoteTotal = (lines: readonly Pick<QuoteLine, 'subtotal'>[]): Money =>
  sum(lines.map(({ subtotal }) => subtotal));
