import type { StoredLot } from '#core/cart/offer-lot.ts';
import type { OfferLotId, ProductId } from '#core/shared/ids.ts';
import type { OfferValueQuantity } from './offer.service.ts';

/** What the distributor offers, as it is kept. */
export interface OfferRepository {
  /** The products with a price row that has an offer or a promotion today. */
  offeredProducts(): Promise<readonly ProductId[]>;
  /** The active ones, by id. */
  lots(): Promise<readonly ShownLot[]>;
  /** All lots, active or not, by id. */
  lotTitles(): Promise<readonly { readonly id: OfferLotId; readonly title: string }[]>;
  /** The offers that are valid today, by id. */
  valueQuantities(): Promise<readonly OfferValueQuantity[]>;
}

/** A lot with its picture's file name; empty without one. */
export interface ShownLot extends StoredLot {
  readonly image: string;
}
