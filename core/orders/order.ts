import type { CartLine, GrantedOffer } from '#core/cart/cart.ts';
import type { DiscountRow } from '#core/cart/totals.ts';
import type { DeliveryAddress } from '#core/customers/delivery-address.ts';
import type { DeliverySurchargeTerms } from '#core/pricing/cart-terms.ts';
import type { CustomerId, OrderId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { OrderState } from './state.ts';

/** A line as it was sold: nothing of it changes when the catalogue does. */
export type OrderLine = Omit<CartLine, 'offers' | 'acceptedCost' | 'isGone' | 'drawing' | 'productTypeName'> & {
  /** The product that the customer ordered, where the distributor replaced it by this one. */
  readonly replaces?: ReplacedProduct;
};

/** A product that was ordered, and in whose place another one goes. */
export interface ReplacedProduct {
  readonly productCode: string;
  readonly productBrandName: string;
  readonly title: string;
  readonly quantity: number;
}

/** The title of a line beside its code: a combo by its own. */
export const titleOfLine = ({ offerLotTitle, description }: Pick<OrderLine, 'offerLotTitle' | 'description'>): string =>
  offerLotTitle ?? description;

/** How a product that another one replaced is named: by its code and maker, a combo by its title. */
export const nameOfReplaced = ({ productCode, productBrandName, title }: Omit<ReplacedProduct, 'quantity'>): string =>
  productCode === '' ? title : `${productCode} ${productBrandName}`;

/** The order in a list. */
export interface OrderSummary {
  readonly id: OrderId;
  readonly year: number;
  readonly number: number;
  /** ISO 8601 in UTC; shown in America/Argentina/Buenos_Aires. */
  readonly date: string;
  readonly customerId: CustomerId;
  readonly customerName: string;
  readonly total: Money;
  readonly deliveryMethodName: string;
  readonly state: OrderState;
  readonly stateDate: string;
}

/** A line of which there was less or none, or that another product took the place of. */
export interface CorrectedLine {
  readonly productCode: string;
  readonly productBrandName: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** The product that replaces it, `to` times; left out where the product stays. */
  readonly replacement?: ReplacementProduct;
}

/** The product that replaces a line's. */
export interface ReplacementProduct {
  /** The line that is replaced. */
  readonly lineId: OrderLine['id'];
  readonly productCode: string;
  readonly productBrandName: string;
  readonly title: string;
}

/** What the distributor took off or replaced after the order was sent (docs/rules/orders.md 10). */
export interface OrderCorrection {
  readonly at: string;
  /** The user name of the staff member; empty where the company reads it. */
  readonly by: string;
  readonly reason: string;
  readonly changes: readonly CorrectedLine[];
}

export interface Order extends OrderSummary {
  readonly notes: string;
  /** As it was when the order was sent; null where the customer fetches it, and of orders of before it was kept. */
  readonly deliveryAddress: DeliveryAddress | null;
  readonly sentBy: string;
  /** The member of staff who sent it as the customer; null if nobody did. */
  readonly actedBy: string | null;
  readonly lines: readonly OrderLine[];
  readonly offerValueQuantities: readonly GrantedOffer[];
  readonly deliverySurcharge: DeliverySurchargeTerms & { readonly charged: Money };
  readonly subtotal: Money;
  readonly discount: Money;
  readonly discountExplanation: readonly DiscountRow[];
  /** The oldest first. */
  readonly corrections: readonly OrderCorrection[];
}

/** Who sent the order: both names where staff sent it for the customer. */
export const senderOf = ({
  sentBy,
  actedBy,
  customerName,
}: Pick<Order, 'sentBy' | 'actedBy' | 'customerName'>): string =>
  actedBy === null ? sentBy : `${actedBy} en nombre de ${customerName}`;
