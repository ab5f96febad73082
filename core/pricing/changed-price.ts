import { type Money, money, toCents } from '#core/shared/money.ts';

/** To what a new price is rounded, half up: to the cent, the peso, tens or hundreds of pesos. */
export const roundings = ['cents', 'peso', 'tens', 'hundreds'] as const;
export type Rounding = (typeof roundings)[number];

/** How many decimals of a price are left: those of hundreds are less than none. */
export const decimalsOfRounding: Readonly<Record<Rounding, number>> = { cents: 2, peso: 0, tens: -1, hundreds: -2 };

const cent = money('0.01');

const steps: Readonly<Record<Rounding, Money>> = {
  cents: cent,
  peso: money(1),
  tens: money(10),
  hundreds: money(100),
};

/** A larger one is cut to it: no amount of the catalogue is larger, and its cents are a number that is exact. */
export const maxPrice: Money = money('9999999999999.99');

/**
 * A price so many per cent higher, or lower where it is less than none. What has a price keeps one: a price that would
 * be rounded to nothing is left with its cents, one at least (docs/rules/price-list-management.md 4).
 */
export const changedPrice = (price: Money, percentage: Money, rounding: Rounding): Money => {
  if (price.isZero()) return price;
  const exact = price.times(money(1).plus(percentage.dividedBy(100)));
  const step = steps[rounding];
  const rounded = exact.dividedBy(step).round().times(step);
  const changed = rounded.isZero() ? toCents(exact) : rounded;
  if (changed.lt(cent)) return cent;
  return changed.gt(maxPrice) ? maxPrice : changed;
};
