import type { AppliedDiscount } from '#core/pricing/discount.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';

/** A customer company as the people who look after it see it (docs/rules/customers.md 6). */
export interface Customer {
  readonly id: CustomerId;
  /** The distributor's own number for it, text. */
  readonly externalCode: string;
  readonly name: string;
  readonly fantasyName: string;
  readonly priceListName: string;
  /** As the distributor's system wrote it; see customer-state.ts. */
  readonly state: string;
  /** Empty without a seller, and to the seller themselves. */
  readonly sellerName: string;
  readonly allowOffers: boolean;
  /**
   * When one of its two logins last signed in, ISO 8601 in UTC; staff who act as it do not count. Null before the first
   * time.
   */
  readonly lastLogin: string | null;
  readonly lastOrder: string | null;
  readonly adminLogin: string | null;
  readonly adminPassword: string | null;
  readonly userLogin: string | null;
  readonly userPassword: string | null;
  readonly discount: CustomerDiscounts;
  readonly data: { readonly zone: string; readonly zoneEmail: string };
}

export interface CustomerDiscounts {
  /** discount1 to discount5, percentages, 0 where there is none. */
  readonly cascade: readonly Money[];
  /** Discounts for a brand, a family or both. */
  readonly items: readonly AppliedDiscount[];
}
