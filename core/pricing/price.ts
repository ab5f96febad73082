import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { OfferId } from '#core/shared/ids.ts';
import { type Money, money, toCents, zero } from '#core/shared/money.ts';
import { type AppliedDiscount, cascadeFactor, remaining } from './discount.ts';
import { applicableOffer, type Offer } from './offer.ts';
import { type CustomerTerms, mostSpecific, type Placement } from './terms.ts';

/** A price row as the distributor keeps it, before any customer. */
export interface RowToPrice {
  readonly listPrice: Money;
  /** 21 or 10.5. */
  readonly iva: Money;
  /** A promotion's percentage off the real cost; null without one. */
  readonly promotion: AppliedDiscount | null;
  readonly offers: readonly OfferTerms[];
}

/** An offer of a price row as the distributor keeps it. `text` names it among the applied discounts. */
export interface OfferTerms extends AppliedDiscount {
  readonly id: OfferId;
  readonly minQuantity: number;
  readonly multiplesOnly: boolean;
  readonly note: string;
}

/** A price row at one customer's prices. Every amount is rounded half up to cents. */
export interface CustomerPrice {
  readonly listPrice: Money;
  readonly realCost: Money;
  readonly cost: Money;
  /** Null where the customer hides selling prices. */
  readonly sellingPrice: Money | null;
  readonly discountsApplied: readonly AppliedDiscount[];
  readonly offers: readonly Offer[];
}

/** What the customer's terms make of every row with the same placement: worked out once, used for many rows. */
export interface RowTerms {
  readonly factor: Money;
  readonly discountsApplied: readonly AppliedDiscount[];
  /** The factor from cost to selling price, for a row of this IVA. */
  markup(iva: Money): Money;
}

const one = money(1);
const hundred = money(100);

export const rowTerms = (terms: CustomerTerms, at: Placement): RowTerms => {
  const item = mostSpecific(terms.discountItems, at);
  const applied =
    item === null ? terms.discounts : [...terms.discounts, { text: item.text, percentage: item.percentage }];
  const surcharge = mostSpecific(terms.surcharges, at);
  const margin = one.plus((surcharge?.percentage ?? zero).dividedBy(hundred));
  const markups = new WeakMap<Money, Money>();
  return {
    factor: cascadeFactor(applied.map((step) => step.percentage)),
    discountsApplied: applied,
    markup: (iva) =>
      terms.includeIva ? getOrCreate(markups, iva, () => margin.times(one.plus(iva.dividedBy(hundred)))) : margin,
  };
};

/** The row where it stands, by terms worked out for it alone. */
export const priceRow = (row: RowToPrice & Placement, terms: CustomerTerms): CustomerPrice =>
  priceBy(row, terms, rowTerms(terms, row));

/**
 * The price pipeline (docs/rules/pricing.md 3): list price → real cost (the customer's cascade, then the most specific
 * item) → cost (the promotion, where there is one) → selling price (margin and IVA); and each offer in the same way.
 */
export const priceBy = (
  row: RowToPrice,
  terms: CustomerTerms,
  { factor, discountsApplied, markup }: RowTerms,
): CustomerPrice => {
  const exactRealCost = row.listPrice.times(factor);
  const realCost = toCents(exactRealCost);
  const cost = row.promotion === null ? realCost : toCents(exactRealCost.times(remaining(row.promotion.percentage)));
  const selling = (of: Money): Money | null => (terms.showSellingPrice ? toCents(of.times(markup(row.iva))) : null);

  const promoted = row.promotion === null ? discountsApplied : [...discountsApplied, row.promotion];
  const offers = terms.allowOffers
    ? row.offers.map((offer) => {
        const offerCost = toCents(exactRealCost.times(remaining(offer.percentage)));
        return {
          id: offer.id,
          minQuantity: offer.minQuantity,
          multiplesOnly: offer.multiplesOnly,
          note: offer.note,
          cost: offerCost,
          sellingPrice: selling(offerCost),
          discountsApplied: [...discountsApplied, { text: offer.text, percentage: offer.percentage }],
        };
      })
    : [];

  return {
    listPrice: toCents(row.listPrice),
    realCost,
    cost,
    sellingPrice: selling(cost),
    discountsApplied: promoted,
    offers,
  };
};

/**
 * The unit cost at a quantity, with what led to it: the applicable offer replaces the cost (docs/rules/pricing.md 5).
 */
export const costAt = (
  price: CustomerPrice,
  quantity: number,
): { readonly cost: Money; readonly offer: Offer | null; readonly discountsApplied: readonly AppliedDiscount[] } => {
  const offer = applicableOffer(price.offers, quantity);
  return offer === null
    ? { cost: price.cost, offer: null, discountsApplied: price.discountsApplied }
    : { cost: offer.cost, offer, discountsApplied: offer.discountsApplied };
};

/** The N of '- N% off', shown from 1 up: round((1 − cost/realCost) × 100). */
export const discountLabel = (cost: Money, realCost: Money): number | null => {
  if (realCost.isZero()) return null;
  const percentage = one.minus(cost.dividedBy(realCost)).times(hundred).round().toNumber();
  return percentage >= 1 ? percentage : null;
};
