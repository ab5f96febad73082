import type { Disabled } from '#core/catalogue/exclusions/disabled.ts';
import { priceOf } from '#core/catalogue/products/price-for-customer.ts';
import type { ProductCard } from '#core/catalogue/products/product-card.ts';
import { isSwitchedOff, rowOf } from '#core/catalogue/products/row-on-sale.ts';
import { costAt } from '#core/pricing/price.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, zero } from '#core/shared/money.ts';
import type { LineToQuote } from './draft.ts';
import type { StoredQuoteLine } from './quote.ts';

/** What lines are calculated from. */
export interface QuoteGrounds {
  readonly cards: ReadonlyMap<ProductPriceId, ProductCard>;
  readonly disabled: Disabled;
  /** The shop's terms, as `quotingTerms` makes them. */
  readonly terms: CustomerTerms;
  /** The lines that the quote had before: their prices were given to the client, and hold. */
  readonly given: readonly StoredQuoteLine[];
}

/** A line that may not be had any more is marked, and costs nothing. */
export interface CalculatedLine extends StoredQuoteLine {
  readonly isGone: boolean;
}

/**
 * A shop that hides selling prices on its screens quotes at them all the same; a quote has or has not IVA as when it
 * was made.
 */
export const quotingTerms = (terms: CustomerTerms, includeIva: boolean = terms.includeIva): CustomerTerms => ({
  ...terms,
  includeIva,
  showSellingPrice: true,
});

/**
 * What the shop asks for one at that quantity (docs/rules/pricing.md 6): the offer that applies to the quantity counts.
 * Null where it is not for sale.
 */
export const sellingPriceOf = (
  id: ProductPriceId,
  quantity: number,
  grounds: Pick<QuoteGrounds, 'cards' | 'disabled' | 'terms'>,
): Money | null => {
  const card = grounds.cards.get(id);
  const row = rowOf(card, id);
  if (card === undefined || row === undefined || isSwitchedOff(card, row, grounds.disabled)) return null;
  const price = priceOf(card, row, grounds.terms);
  if (price === null) return null;
  return costAt(price, quantity).offer?.sellingPrice ?? price.sellingPrice;
};

/** Whether a price is what the shop pays, with nothing on top but IVA. */
const isBare = (
  id: ProductPriceId,
  quantity: number,
  price: Money,
  grounds: Pick<QuoteGrounds, 'cards' | 'disabled' | 'terms'>,
): boolean => {
  const bare = sellingPriceOf(id, quantity, { ...grounds, terms: { ...grounds.terms, surcharges: [] } });
  return bare !== null && !bare.isZero() && bare.equals(price);
};

export const calculateLine = (line: LineToQuote, grounds: QuoteGrounds): CalculatedLine => {
  if (line.kind === 'free') {
    const { description, quantity, price } = line;
    const nothing = { productPriceId: null, code: '', brand: '', sellingPrice: null, isAtCost: false, isGone: false };
    return { ...nothing, description, quantity, ownPrice: price };
  }
  const { productPriceId, quantity, ownPrice } = line;
  const given = grounds.given.find((before) => before.productPriceId === productPriceId);
  // Gone from the catalogue or not, what was promised was promised.
  if (given !== undefined) return { ...given, quantity, ownPrice, isGone: false };
  const sellingPrice = sellingPriceOf(productPriceId, quantity, grounds);
  const card = grounds.cards.get(productPriceId);
  const row = rowOf(card, productPriceId);
  return {
    productPriceId,
    code: row?.code ?? '',
    brand: row?.brandName ?? '',
    description: card?.shown.description ?? '',
    quantity,
    sellingPrice: sellingPrice ?? zero,
    ownPrice: sellingPrice === null ? null : ownPrice,
    isAtCost: sellingPrice !== null && isBare(productPriceId, quantity, sellingPrice, grounds),
    isGone: sellingPrice === null,
  };
};
