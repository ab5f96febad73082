import type { OfferId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { AppliedDiscount } from './discount.ts';

/** A price row's offer from a quantity on, already at this customer's cost. */
export interface Offer {
  readonly id: OfferId;
  readonly minQuantity: number;
  readonly multiplesOnly: boolean;
  readonly note: string;
  readonly cost: Money;
  readonly sellingPrice: Money | null;
  readonly discountsApplied: readonly AppliedDiscount[];
}

interface FromQuantity {
  readonly minQuantity: number;
}

interface OfQuantity extends FromQuantity {
  readonly multiplesOnly: boolean;
}

/** The offer with the highest minQuantity not above the quantity; null if none. By it a quantity field steps (portal.md §5). */
export const reachedOffer = <Some extends FromQuantity>(offers: readonly Some[], quantity: number): Some | null => {
  let best: Some | null = null;
  for (const offer of offers) {
    if (offer.minQuantity <= quantity && (best === null || offer.minQuantity > best.minQuantity)) best = offer;
  }
  return best;
};

/** Whether so many are sold at the offer: where it goes by multiples only, boxes of minQuantity and nothing between. */
const isWholeBoxes = ({ minQuantity, multiplesOnly }: OfQuantity, quantity: number): boolean =>
  !multiplesOnly || minQuantity <= 1 || quantity % minQuantity === 0;

/**
 * The offer whose cost so many are sold at: the highest that the quantity reaches (portal.md §5, decisions.md §4), of those
 * that may be had in that quantity (docs/decisions/0012); null if none.
 */
export const applicableOffer = <Some extends OfQuantity>(offers: readonly Some[], quantity: number): Some | null =>
  reachedOffer(
    offers.filter((offer) => isWholeBoxes(offer, quantity)),
    quantity,
  );
