import type { CustomerId, SellerId } from '#core/shared/ids.ts';
import { type Money, sum } from '#core/shared/money.ts';
import { type DebtBucket, debtBuckets } from './debt-bucket.ts';

export type DebtByBucket = Readonly<Record<DebtBucket, Money>>;

/** A customer that owes something, and for how long. */
export interface CustomerAgeing {
  readonly customerId: CustomerId;
  readonly customerCode: string;
  readonly customerName: string;
  readonly customerFantasyName: string;
  readonly zone: string;
  /** Empty where nobody sells to it. */
  readonly sellerName: string;
  /** Documents with a debt. */
  readonly documents: number;
  readonly owed: DebtByBucket;
  /** Paid and taken off no document: it lowers the total, and no step. */
  readonly onAccount: Money;
  /** Days since the oldest of them expired; 0 where none has. */
  readonly daysLate: number;
}

/** Which customers are listed. What is null or empty asks for nothing. */
export interface AgeingFilter {
  /** Part of a customer's name, its code, or the beginning of its CUIT. */
  readonly text: string;
  readonly customerId: CustomerId | null;
  readonly sellerId: SellerId | null;
  readonly zone: string | null;
  /** Only customers with a debt whose due date has passed. */
  readonly isLate: boolean;
  /** Only customers with a debt of that age. */
  readonly bucket: DebtBucket | null;
}

export const everyDebtor: AgeingFilter = {
  text: '',
  customerId: null,
  sellerId: null,
  zone: null,
  isLate: false,
  bucket: null,
};

/** Who is late for longest first, and the key of the last one where there are more (`null` at the end). */
export interface AgeingPage {
  readonly customers: readonly CustomerAgeing[];
  readonly next: string | null;
  /** All customers that the filter finds, not only those of the page. */
  readonly count: number;
  readonly owed: DebtByBucket;
  readonly onAccount: Money;
}

export const totalOwed = (owed: DebtByBucket): Money => sum(debtBuckets.map((bucket) => owed[bucket]));

/** The debt less what is on account; negative where that is more. */
export const balance = ({ owed, onAccount }: Pick<CustomerAgeing, 'owed' | 'onAccount'>): Money =>
  totalOwed(owed).minus(onAccount);

export const lateDebt = (owed: DebtByBucket): Money => totalOwed(owed).minus(owed.inTime);
