import type { Amount, Money } from './money.ts';

/** Whether an amount has at most two decimals. */
export const isInCents = (amount: Money): boolean => amount.scale <= 2;

/** Whether it is missing, or an amount from zero to the largest, in cents. */
export const isAmountUpTo = (amount: Money | null, largest: Amount): boolean =>
  amount === null || (!amount.isNegative() && !amount.gt(largest) && isInCents(amount));
