import type { QuantitiesInCart } from '#core/catalogue/products/quantities-in-cart.port.ts';
import type { CustomerId, OfferLotId, ProductPriceId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { LineToSet, RowToSet } from './cart.service.ts';
import type { CartState } from './cart.ts';
import type { StoredLot } from './offer-lot.ts';

/** A line as it is kept: what was chosen and what it cost when last looked at; everything else is calculated. */
export interface StoredLine {
  readonly id: string;
  readonly productPriceId: ProductPriceId | null;
  readonly offerLotId: OfferLotId | null;
  readonly quantity: number;
  readonly acceptedCost: Money;
  readonly addedBy: string;
  readonly addedAt: string;
}

export interface StoredCart {
  /** Grows with every change: what a sender saw is what is sent. */
  readonly version: number;
  readonly updatedAt: string;
  readonly termsVersion: number;
  /** Oldest first. */
  readonly lines: readonly StoredLine[];
  readonly lots: readonly StoredLot[];
}

/** The carts of the companies. Each write tells the live connection, in the same transaction. */
export interface CartRepository extends QuantitiesInCart {
  read(customerId: CustomerId): Promise<StoredCart>;
  state(customerId: CustomerId): Promise<CartState>;
  /**
   * Sets one line; 0 removes it. Writing what is there already changes nothing and sends no event. Null where the cart
   * holds of the line neither `was`, if given, nor what the line is to be.
   */
  set(customerId: CustomerId, line: LineToSet & { readonly cost: Money }, by: string): Promise<CartState | null>;
  /** Sets all the rows, or none and null where the cart holds of one neither what it was nor what it is to be. */
  setAll(
    customerId: CustomerId,
    rows: readonly (RowToSet & { readonly cost: Money })[],
    by: string,
  ): Promise<CartState | null>;
  accept(
    customerId: CustomerId,
    costs: readonly { readonly id: string; readonly cost: Money }[],
    by: string,
  ): Promise<CartState>;
  /** Rows that the company has in its cart, a saved list or a quote. */
  held(customerId: CustomerId, rowIds: readonly ProductPriceId[]): Promise<ReadonlySet<ProductPriceId>>;
  lot(id: OfferLotId): Promise<StoredLot | null>;
}
