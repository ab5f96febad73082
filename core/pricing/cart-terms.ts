import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';

export interface IncludedDiscount {
  readonly id: string;
  readonly title: string;
  readonly percentage: Money;
  readonly explanation: string;
}

export interface DeliverySurchargeTerms {
  readonly shoppingCartText: string;
  readonly minAmount: Money;
  readonly value: Money;
}

/** Buying enough of a family and brand gives a discount on those lines, or a gift. */
export interface ValueQuantityOffer {
  readonly id: string;
  readonly title: string;
  readonly parentTypeId: ProductTypeId | null;
  /** Null: the whole family. */
  readonly typeId: ProductTypeId | null;
  readonly typeName: string;
  readonly brandId: ProductBrandId | null;
  readonly brandName: string;
  readonly minValue: Money | null;
  readonly minQuantity: number | null;
  readonly percentage: Money | null;
  readonly giftText: string;
}

/** The terms of a whole cart: its discounts, and its delivery cost. */
export interface CartTerms {
  readonly specialDiscounts: readonly IncludedDiscount[];
  readonly valueQuantities: readonly ValueQuantityOffer[];
  readonly deliverySurcharge: DeliverySurchargeTerms;
}
