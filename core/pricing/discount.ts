import { type Money, money } from '#core/shared/money.ts';

/** A step from the list price to the cost: enough for a person to recompute the price. */
export interface AppliedDiscount {
  readonly text: string;
  readonly percentage: Money;
}

const hundred = money(100);
const hundredth = money('0.01');

/** The factor that one percentage leaves of a price: 15 % leaves 0.85. */
export const remaining = (percentage: Money): Money => hundred.minus(percentage).times(hundredth);

/** The factor that a cascade of percentages leaves, exact: 10, 5 and 5 leave 0.81225. Their order is irrelevant. */
export const cascadeFactor = (percentages: readonly Money[]): Money =>
  percentages.reduce<Money>((factor, percentage) => factor.times(remaining(percentage)), money(1));

/** The single percentage that equals a cascade: 30, 10 and 5 are 40.15 %. */
export const combinedPercentage = (percentages: readonly Money[]): Money =>
  money(1).minus(cascadeFactor(percentages)).times(hundred);
