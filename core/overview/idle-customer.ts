import type { CustomerId } from '#core/shared/ids.ts';

/** A customer that the figure of customers without orders counts (docs/rules/overview.md 5). */
export interface IdleCustomer {
  readonly id: CustomerId;
  readonly externalCode: string;
  readonly name: string;
  readonly town: string;
  /** Empty without a seller. */
  readonly sellerName: string;
  /** When its last order that was not cancelled was sent, ISO 8601 in UTC; null where there never was one. */
  readonly lastOrder: string | null;
}

export interface IdleCustomerPage {
  /** By name. */
  readonly customers: readonly IdleCustomer[];
  /** The key of the next page; null at the end. */
  readonly next: string | null;
}

export const idleCustomersOnAPage = 50;
