import type { ZeroResultSearch } from '#core/catalogue/text-search/zero-result.repository.port.ts';
import type { DebtByBucket } from '#core/current-account/ageing/customer-ageing.ts';
import type { OpenCounts } from '#core/orders/staff/staff-order.ts';
import type { Money } from '#core/shared/money.ts';
import type { MissingProduct } from './missing-product.ts';
import type { OfficeTrouble } from './office-trouble.ts';

/** The orders that were sent on a day of Buenos Aires (YYYY-MM-DD), but the cancelled ones. */
export interface DayOfOrders {
  readonly day: string;
  readonly count: number;
  readonly total: Money;
}

export interface OpenCases {
  readonly open: number;
  /** How many of them were opened more than `oldAfterDays` days ago. */
  readonly old: number;
}

export const oldAfterDays = 5;
export const idleAfterDays = 30;
export const shownZeroResults = 12;

/** What management looks at first (docs/rules/overview.md 1). A seller's is of their own customers. */
export interface Overview {
  /** The day in Buenos Aires. */
  readonly today: string;
  /** Days with orders since `firstDayOf` today; the oldest first. */
  readonly days: readonly DayOfOrders[];
  readonly openOrders: OpenCounts;
  readonly claims: OpenCases;
  readonly warranties: OpenCases;
  /** Debts by the days past their due date, as in the list of debts by age. */
  readonly debt: DebtByBucket;
  /**
   * What those who owe have paid on account: it lowers all that is owed, and no step
   * (docs/rules/current-account.md 17).
   */
  readonly onAccount: Money;
  /** Customers with something owed whose day has passed. */
  readonly lateCustomers: number;
  /** Customers that may buy, have been customers for `idleAfterDays` days and ordered nothing in them. */
  readonly idleCustomers: number;
  /** What customers looked for in the same days and did not find, the most asked first; null for sellers. */
  readonly zeroResults: readonly ZeroResultSearch[] | null;
  /** What they asked for in the same days and cannot have now, the most asked first; null for sellers. */
  readonly missingProducts: readonly MissingProduct[] | null;
  /** Mails that could not go out, up to `maxCountedMails`; null for sellers. */
  readonly failedMails: number | null;
  /** Null for sellers. */
  readonly office: OfficeTrouble | null;
}
