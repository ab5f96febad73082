import type { OfferLotId, ProductPriceId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';

/** A combo: products sold together at one price, while stock lasts. */
export interface StoredLot {
  readonly id: OfferLotId;
  readonly title: string;
  readonly price: Money;
  readonly giftText: string;
  readonly isActive: boolean;
  readonly products: readonly { readonly productPriceId: ProductPriceId; readonly quantity: number }[];
}
