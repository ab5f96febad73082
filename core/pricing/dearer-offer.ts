import type { Money } from '#core/shared/money.ts';
import { applicableOffer, type Offer } from './offer.ts';

/** An offer from whose quantity on each piece costs more than with one piece less. */
export interface DearerOffer {
  readonly minQuantity: number;
  readonly cost: Money;
  /** What each cost with one piece less. */
  readonly costBelow: Money;
}

/**
 * The offers of a price by which who buys more pays more: an offer replaces the cost, also one that a promotion or an
 * offer of fewer pieces made lower (docs/rules/pricing.md 5).
 */
export const dearerOffers = (price: {
  readonly cost: Money;
  readonly offers: readonly Pick<Offer, 'minQuantity' | 'cost'>[];
}): readonly DearerOffer[] =>
  price.offers.flatMap(({ minQuantity, cost }) => {
    const { cost: costBelow } = applicableOffer(price.offers, minQuantity - 1) ?? price;
    return cost.gt(costBelow) ? [{ minQuantity, cost, costBelow }] : [];
  });
