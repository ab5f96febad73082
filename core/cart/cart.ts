import type { StockState } from '#core/catalogue/products/stock.ts';
import type { OrderBlock } from '#core/customers/order-block.ts';
import type { DeliverySurchargeTerms, IncludedDiscount } from '#core/pricing/cart-terms.ts';
import type { AppliedDiscount } from '#core/pricing/discount.ts';
import type {
  OfferId,
  OfferLotId,
  ProductBrandId,
  ProductId,
  ProductPriceId,
  ProductTypeId,
} from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { QuantityRule } from './quantity.ts';
import type { CartTotals } from './totals.ts';

/** A component of an offer lot. */
export interface LotComponent {
  readonly productId: ProductId | null;
  readonly productCode: string;
  readonly productBrandName: string;
  readonly quantity: number;
}

/**
 * A line of the cart: a product, or an offer lot with its components. Amounts are unit amounts unless they say
 * otherwise.
 */
export interface CartLine {
  readonly id: string;
  /** When it was put in, ISO 8601 in UTC. */
  readonly date: string;
  readonly productId: ProductId | null;
  readonly productCode: string;
  readonly description: string;
  readonly productTypeName: string;
  readonly drawing: string;
  /** The name of its row's first photograph; null where it has none. */
  readonly image: string | null;
  readonly productBrandId: ProductBrandId | null;
  readonly productBrandName: string;
  readonly productPriceId: ProductPriceId | null;
  readonly offerId: OfferId | null;
  readonly offerLotId: OfferLotId | null;
  readonly offerLotTitle: string | null;
  readonly internalCode: string;
  readonly multiple: number;
  /** The offers that apply to the row from a quantity on; they set the step of the field, as in any list. */
  readonly offers: readonly (QuantityRule['offers'][number] & { readonly id: OfferId | null })[];
  readonly quantity: number;
  readonly listPrice: Money;
  readonly discountsApplied: readonly AppliedDiscount[];
  readonly cost: Money;
  /** What the customer last saw and accepted; differs from `cost` when the price changed since. */
  readonly acceptedCost: Money;
  /** quantity × cost. */
  readonly subtotal: Money;
  /** Null for a combo, and where the other end does not say. */
  readonly stockState: StockState | null;
  /** The name of the user who added it. */
  readonly addedBy: string;
  /** Discontinued or not available since it was put in: it must be removed before sending. */
  readonly isGone: boolean;
  readonly products: readonly LotComponent[];
}

/** What a value/quantity offer gives to this cart. */
export interface GrantedOffer {
  readonly id: string;
  readonly title: string;
  readonly productTypeParentId: ProductTypeId | null;
  readonly productTypeId: ProductTypeId | null;
  readonly productBrandId: ProductBrandId | null;
  /** The subfamily, or the family where the offer is for all of it. */
  readonly productTypeName: string;
  readonly productBrandName: string;
  readonly minValue: Money | null;
  readonly minQuantity: number | null;
  readonly discount: Money | null;
  readonly giftText: string;
  readonly value: Money;
  /** The ids of the lines that it reaches; null where the other end, or an older order, does not say. */
  readonly lineIds: readonly string[] | null;
}

/** The cart as the server calculates it; no client computes a total that is charged. */
export interface Cart extends CartTotals {
  readonly products: readonly CartLine[];
  readonly offerValueQuantities: readonly GrantedOffer[];
  readonly deliverySurcharge: DeliverySurchargeTerms;
  readonly specialDiscounts: readonly IncludedDiscount[];
  readonly updatedAt: string;
  /** Why it cannot be sent, however it is changed; null while the company may send orders. */
  readonly orderBlock: OrderBlock | null;
  /**
   * Tells this cart from every other by what was seen of it (see cart-contents.ts); null where the other end tells
   * none.
   */
  readonly tag: string | null;
}

/** What the badge in the header shows. `count` is the number of lines. */
export interface CartState {
  readonly count: number;
  readonly updatedAt: string;
}

/** 'BKR6E NGK', or a combo's title. */
export const nameOfLine = ({
  offerLotTitle,
  productCode,
  productBrandName,
}: Pick<CartLine, 'offerLotTitle' | 'productCode' | 'productBrandName'>): string =>
  offerLotTitle ?? `${productCode} ${productBrandName}`.trim();

/** The lines whose price changed between the last look and now. */
export const changedLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => !line.cost.equals(line.acceptedCost));
