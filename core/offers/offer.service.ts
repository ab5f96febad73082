import type { Caller } from '#core/access/caller.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import type { OfferLotId, ProductBrandId, ProductId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { Result } from '#core/shared/result.ts';

/** Everything that is on offer, for users who may see offers: the capability behind `api/Offers`. */
export interface OfferService {
  /** Products with the price rows that have an offer or a promotion, by family, subfamily, brand and code. */
  products(caller: Caller): Promise<Result<ProductGroups, OffersFailure>>;
  lots(caller: Caller): Promise<Result<readonly OfferLot[], OffersFailure>>;
  valueQuantities(caller: Caller): Promise<Result<readonly OfferValueQuantity[], OffersFailure>>;
  /** What the banner shows: the lots and value/quantity offers that have an image. */
  publicity(caller: Caller): Promise<Result<readonly Publicity[], OffersFailure>>;
}

export type OffersFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' };

export interface LotProduct {
  readonly productId: ProductId;
  readonly code: string;
  readonly productBrandName: string;
  readonly quantity: number;
}

/** A combo at one price. */
export interface OfferLot {
  readonly id: OfferLotId;
  readonly title: string;
  /** The sum of its products' costs when bought apart. */
  readonly completePrice: Money;
  readonly price: Money;
  /** The x of '-x% off'; null below 1. */
  readonly discount: number | null;
  readonly giftText: string;
  /** A file of the offer lots' folder; empty without one. */
  readonly image: string;
  /** How many the caller's cart holds. */
  readonly quantity: number;
  readonly products: readonly LotProduct[];
}

/**
 * Buying enough of a family, a brand or both gives a discount or a gift; one of `minValue` and `minQuantity` says how
 * much.
 */
export interface OfferValueQuantity {
  readonly id: string;
  readonly productTypeParentId: ProductTypeId | null;
  /** Null where the whole family counts. */
  readonly productTypeId: ProductTypeId | null;
  readonly productBrandId: ProductBrandId | null;
  readonly productTypeParentName: string;
  /** The subfamily, or the family where the whole family counts. */
  readonly productTypeName: string;
  readonly productBrandName: string;
  readonly minValue: Money | null;
  readonly minQuantity: number | null;
  /** A percentage; null where a gift is given. */
  readonly discount: Money | null;
  readonly giftText: string;
  /** A file of the value/quantity offers' folder; empty without one. */
  readonly image: string;
}

/** A picture of the banner, and where it leads: to the lot, or to the search of the family. */
export interface Publicity
  extends Pick<OfferValueQuantity, 'productTypeParentId' | 'productTypeId' | 'productBrandId'> {
  readonly type: 'OfferLot' | 'OfferValueQuantity';
  readonly id: string;
  readonly image: string;
  readonly title: string;
}
