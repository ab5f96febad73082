import type { CustomerId, DeliveryMethodId, ProductPriceId, SellerId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { DocumentNumber } from '../number.ts';
import type { Order, OrderSummary } from '../order.ts';
import { type OrderState, orderStates } from '../state.ts';

/** Which orders staff list. What is null or empty asks for nothing. */
export interface StaffOrderFilter {
  /** An order in any of these states. */
  readonly states: readonly OrderState[];
  /** A number, a customer's code or part of its name, or the code of a product (docs/rules/orders.md 7). */
  readonly text: string;
  readonly customerId: CustomerId | null;
  readonly zone: string | null;
  readonly sellerId: SellerId | null;
  readonly deliveryMethodId: DeliveryMethodId | null;
  /** Orders with a line of this price row, which one code of one brand is. */
  readonly productPriceId: ProductPriceId | null;
  /** Days in Buenos Aires (YYYY-MM-DD) on which the order was sent, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** Pesos of the total, both included. */
  readonly minTotal: Money | null;
  readonly maxTotal: Money | null;
}

export const everyOrder: StaffOrderFilter = {
  states: [],
  text: '',
  customerId: null,
  zone: null,
  sellerId: null,
  deliveryMethodId: null,
  productPriceId: null,
  from: null,
  to: null,
  minTotal: null,
  maxTotal: null,
};

/** Orders that were sold: all but the cancelled ones (docs/rules/overview.md 1). */
export const everySoldOrder: StaffOrderFilter = {
  ...everyOrder,
  states: orderStates.filter((state) => state !== 'Cancelled'),
};

/** A row of the list for staff. */
export interface StaffOrderRow extends OrderSummary {
  readonly customerCode: string;
  readonly zone: string;
  readonly lineCount: number;
  /** Grows with every change of the order: who changes it says which one they saw. */
  readonly version: number;
}

/** Rows, newest first, and the key of the last one where there are more (`null` at the end). */
export interface StaffOrderPage {
  readonly orders: readonly StaffOrderRow[];
  readonly next: string | null;
  /** The product of the filter's price row; null where the filter names none, or one that does not exist. */
  readonly product: StaffOrderProduct | null;
}

export interface StaffOrderProduct {
  readonly code: string;
  readonly brand: string;
}

/** A step of an order: in which state it was since when, and by whom. */
export interface OrderStep {
  readonly state: OrderState;
  readonly at: string;
  readonly by: string;
}

/** An order as staff work on it. */
export interface StaffOrder extends Order {
  readonly customerCode: string;
  readonly zone: string;
  readonly sellerName: string;
  /**
   * Where it goes to: name, street, town with its postcode, province and remark, as the order keeps them; where it
   * keeps none the main address as the customer's page has it by now. Empty where that has none.
   */
  readonly customerAddress: string;
  /** '30-50001091-2', or empty. */
  readonly customerCuit: string;
  readonly version: number;
  /** The oldest first. */
  readonly steps: readonly OrderStep[];
}

/** The choices of the filters. */
export interface StaffOrderChoices {
  readonly zones: readonly string[];
  readonly sellers: readonly { readonly id: SellerId; readonly name: string }[];
  /** The methods in use first; of withdrawn ones only those that orders have. */
  readonly deliveryMethods: readonly {
    readonly id: DeliveryMethodId;
    readonly name: string;
    readonly isWithdrawn: boolean;
  }[];
}

/** A customer whose orders may be listed. */
export interface StaffOrderCustomer {
  readonly id: CustomerId;
  readonly code: string;
  readonly name: string;
  /** Empty where it is not known. */
  readonly town: string;
}

/** A part of a customer's code or name, or the id of a known one. */
export type StaffOrderCustomerSearch = { readonly text: string } | { readonly id: CustomerId };

export const maxStaffOrderCustomers = 10;

/** How many orders wait in each state that is not the last of them, counted up to `maxCounted`. */
export type OpenCounts = Readonly<Record<OpenState, number>>;
export const openStates = ['Sent', 'Received', 'InDelivery'] as const satisfies readonly OrderState[];
export type OpenState = (typeof openStates)[number];
export const maxCounted = 1000;

/** How many of what a filter finds are in each state: of more than `maxCounted` at least so many are. */
export interface FoundCounts {
  readonly counts: Readonly<Record<OrderState, number>>;
  readonly isWhole: boolean;
}

/** An order and the version of it that the caller saw. */
export interface SeenOrder extends DocumentNumber {
  readonly version: number;
}

/** How many are moved at once: as many as a person chooses on a page, answered within a moment. */
export const maxMovedAtOnce = 200;
