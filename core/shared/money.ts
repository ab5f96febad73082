import { Decimal } from 'decimal.js';

/**
 * Money in pesos, decimal, never a float. Rounded half up to cents at each amount that is shown (decisions.md §4).
 * On the wire and in storage it is a text with two decimals or a JSON number with at most two.
 */
export type Money = Decimal;

const Precise = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** An exact amount from a number, a text with a decimal point, or another amount. */
export const money = (value: Decimal.Value): Money => new Precise(value);

/** Half up to the cent: 706.875 is 706.88. */
export const toCents = (amount: Money): Money =>
  amount.decimalPlaces() <= 2 ? amount : amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** The amount as a JSON number of pesos with at most two decimals. */
export const toPesos = (amount: Money): number => toCents(amount).toNumber();

export const zero: Money = money(0);

/** The exact sum; empty is zero. */
export const sum = (amounts: readonly Money[]): Money => amounts.reduce<Money>((total, next) => total.plus(next), zero);
