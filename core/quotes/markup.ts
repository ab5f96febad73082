import type { StoredQuoteLine } from './quote.ts';
import { type QuoteGrounds, sellingPriceOf } from './reckon-quote.ts';

/** What tells whether a margin made a price. */
type MarkupGrounds = Pick<QuoteGrounds, 'cards' | 'disabled' | 'terms'>;

/**
 * Whether a product is quoted at what it costs the shop: no margin makes its price today, or its price is today's without one.
 * A price of the clerk's own is meant as it is, and what is not for sale has none to compare with.
 */
export const lacksMarkup = (line: StoredQuoteLine, grounds: MarkupGrounds): boolean => {
  const { productPriceId, quantity, sellingPrice, ownPrice } = line;
  if (productPriceId === null || sellingPrice === null || ownPrice !== null) return false;
  const bare = sellingPriceOf(productPriceId, quantity, {
    ...grounds,
    terms: { ...grounds.terms, surcharges: [] },
  });
  if (bare === null || bare.isZero()) return false;
  return bare.equals(sellingPrice) || bare.equals(sellingPriceOf(productPriceId, quantity, grounds) ?? sellingPrice);
};
