import type { Role } from '#core/access/role.ts';
import type { OrderState } from '#core/orders/state.ts';
import type { OrderSnapshot } from '../orders/order-snapshot.ts';

/** Who buys and sells in the demo, on what terms, and what was ordered. */
export interface DemoCommerce {
  readonly offers: readonly DemoOffer[];
  readonly lots: readonly DemoLot[];
  readonly valueQuantities: readonly DemoValueQuantity[];
  readonly sellers: readonly DemoSeller[];
  readonly specialDiscounts: readonly DemoSpecialDiscount[];
  readonly customers: readonly DemoCustomer[];
  readonly users: readonly DemoUser[];
  readonly deliveryMethods: readonly DemoDeliveryMethod[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly orders: readonly DemoOrder[];
  readonly lastLogins: readonly DemoLastLogin[];
}

/** What an order is calculated from. */
export type DemoSale = Omit<DemoCommerce, 'orders' | 'settings' | 'lastLogins'>;

export interface DemoOffer {
  readonly id: number;
  readonly rowId: number;
  readonly minQuantity: number;
  readonly multiplesOnly: boolean;
  readonly percentage: string;
  readonly note: string;
}

export interface DemoLot {
  readonly id: number;
  readonly title: string;
  readonly priceCents: number;
  readonly giftText: string;
  readonly components: readonly { readonly rowId: number; readonly quantity: number }[];
}

export interface DemoValueQuantity {
  readonly id: number;
  /** The offer's name in a cart; made of its family and brand, so that none of the three is stored. */
  readonly title: string;
  readonly typeName: string;
  readonly brandName: string;
  readonly parentTypeId: number | null;
  readonly typeId: number | null;
  readonly brandId: number | null;
  readonly minCents: number | null;
  readonly minQuantity: number | null;
  readonly percentage: string | null;
  readonly giftText: string;
}

export interface DemoSeller {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly inactive: boolean;
}

export interface DemoSpecialDiscount {
  readonly id: number;
  readonly title: string;
  readonly percentage: string;
  readonly explanation: string;
}

/** A percentage for a brand, a family, both or (a margin only) everything. */
export interface DemoScoped {
  readonly brandId: number | null;
  readonly typeId: number | null;
  readonly percentage: string;
  /** The discount's name where a price is explained. */
  readonly text: string;
}

export interface DemoCustomer {
  readonly id: number;
  readonly externalCode: string;
  readonly name: string;
  readonly fantasyName: string;
  readonly cuit: string;
  readonly email: string;
  readonly town: string;
  readonly province: string;
  /** Ok, NextToExpire, FirstClaim, SecondClaim, or any other: no credit (docs/rules/customers.md 1). */
  readonly state: string;
  readonly priceListId: number;
  readonly sellerId: number;
  readonly allowOffers: boolean;
  readonly zone: string;
  readonly zoneEmail: string;
  readonly discounts: readonly [string, string, string, string, string];
  readonly discountItems: readonly DemoScoped[];
  readonly surcharges: readonly DemoScoped[];
  readonly specialDiscountIds: readonly number[];
  readonly includeIva: boolean;
  readonly showSellingPrice: boolean;
  /** Since when it is a customer: a day, YYYY-MM-DD. */
  readonly since: string;
}

export interface DemoUser {
  readonly userName: string;
  readonly name: string;
  readonly role: Role;
  readonly customerId: number | null;
  readonly sellerId: number | null;
}

/** When somebody signed in last; who is not named never did. */
export interface DemoLastLogin {
  readonly userName: string;
  readonly at: string;
}

export interface DemoDeliveryMethod {
  readonly id: number;
  readonly name: string;
  readonly externalCode: string;
  readonly isPickup: boolean;
  readonly isSystemGenerated: boolean;
}

export interface DemoOrder {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly customerId: number;
  readonly sentBy: string;
  readonly actedBy: string | null;
  readonly deliveryMethodId: number;
  readonly notes: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly total: string;
  /** Every state from Sent to the one that it is in now. */
  readonly states: readonly { readonly state: OrderState; readonly at: string; readonly by: string }[];
  readonly lines: readonly { readonly rowId: number | null; readonly lotId: number | null }[];
  /** The lines' contents too, in the same order. */
  readonly snapshot: OrderSnapshot;
}
