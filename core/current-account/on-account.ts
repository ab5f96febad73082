import type { PaymentId } from '#core/shared/ids.ts';
import { type Money, sum } from '#core/shared/money.ts';

/** The part of an accepted payment that paid no document (docs/rules/current-account.md 17). */
export interface OnAccountPayment {
  readonly id: PaymentId;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  /** More than nothing. */
  readonly amount: Money;
}

export const totalOnAccount = (payments: readonly Pick<OnAccountPayment, 'amount'>[]): Money =>
  sum(payments.map(({ amount }) => amount));
