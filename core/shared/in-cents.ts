import { type Amount, type Money, money } from './money.ts';

/** Whether an amount has at most two decimals. */
export const isInCents = (amount: Money): boolean => amount.scale <= 2;

/** Whether it is missing, or an amount from zero to the largest, in cents. */
export const isAmountUpTo = (amount: Money | null, largest: Amount): boolean =>
  amount === null || (!amount.isNegative() && !amount.gt(largest) && isInCents(amount));

/**
 * An exact decimal, '1234.5600000001', as pesos and cents: rounded half up where it has more decimals, else as it is.
 */
export const inCentsText = (decimal: string): string => {
  const amount = money(decimal);
  return isInCents(amount) ? decimal : amount.toDecimalPlaces(2).toString();
};
