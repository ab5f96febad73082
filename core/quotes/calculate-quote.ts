import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { priceOf } from '#core/catalogue/products/price-for-customer.ts';
import { isSwitchedOff, rowOf } from '#core/catalogue/products/row-on-sale.ts';
import type { Disabled } from '#core/catalogue/taxonomy/disabled.ts';
import { costAt } from '#core/pricing/price.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, zero } from '#core/shared/money.ts';
import type { LineToQuote } from './draft.ts';
import type { StoredQuoteLine } from './quote.ts';

/** The prices and margins that lines are calculated from. */
export interface QuoteGrounds {
  readonly products: ReadonlyMap<ProductPriceId, CatalogueProduct>;
  readonly disabled: Disabled;
  /** The shop's terms, as `quotingTerms` makes them. */
  readonly terms: CustomerTerms;
  /** The lines that the quote had before: their prices were given to the client, and hold. */
  readonly linesBefore: readonly StoredQuoteLine[];
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
  grounds: Pick<QuoteGrounds, 'products' | 'disabled' | 'terms'>,
): Money | null => {
  const product = grounds.products.get(id);
  const row = rowOf(product, id);
  if (product === undefined || row === undefined || isSwitchedOff(product, row, grounds.disabled)) return null;
  const price = priceOf(product, row, grounds.terms);
  if (price === null) return null;
  return costAt(price, quantity).offer?.sellingPrice ?? price.sellingPrice;
};

/** Whether a price is the shop's own cost, with nothing added but IVA. */
const isBare = (
  id: ProductPriceId,
  quantity: number,
  price: Money,
  grounds: Pick<QuoteGrounds, 'products' | 'disabled' | 'terms'>,
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
  const lineBefore = grounds.linesBefore.find((before) => before.productPriceId === productPriceId);
  // Gone from the catalogue or not, what was promised was promised.
  if (lineBefore !== undefined) return { ...lineBefore, quantity, ownPrice, isGone: false };
  const sellingPrice = sellingPriceOf(productPriceId, quantity, grounds);
  const product = grounds.products.get(productPriceId);
  const row = rowOf(product, productPriceId);
  return {
    productPriceId,
    code: row?.code ?? '',
    brand: row?.brandName ?? '',
    description: product?.shown.description ?? '',
    quantity,
    sellingPrice: sellingPrice ?? zero,
    ownPrice: sellingPrice === null ? null : ownPrice,
    isAtCost: sellingPrice !== null && isBare(productPriceId, quantity, sellingPrice, grounds),
    isGone: sellingPrice === null,
  };
};
