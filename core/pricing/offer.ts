import type { OfferId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { AppliedDiscount } from './discount.ts';

/** A price row's offer from a quantity on, already at this customer's cost. */
export interface Offer {
  readonly id: OfferId;
  readonly minQuantity: number;
  /**
   * Sets the step of the quantity field, and changes no cost (docs/decisions/0015-offers-by-the-quantity-reached.md).
   */
  readonly multiplesOnly: boolean;
  readonly note: string;
  readonly cost: Money;
  readonly sellingPrice: Money | null;
  readonly discountsApplied: readonly AppliedDiscount[];
}

interface FromQuantity {
  readonly minQuantity: number;
}

/**
 * The offer whose cost so many have: the one with the highest minQuantity not above the quantity, by multiples or not
 * (docs/rules/pricing.md 5); null if none.
 */
export const applicableOffer = <Some extends FromQuantity>(offers: readonly Some[], quantity: number): Some | null => {
  let best: Some | null = null;
  for (const offer of offers) {
    if (offer.minQuantity <= quantity && (best === null || offer.minQuantity > best.minQuantity)) best = offer;
  }
  return best;
};
