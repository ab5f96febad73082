import { type Money, money } from '#core/shared/money.ts';

/** The pesos that a shop may round its selling prices to. */
export const roundings = [1, 10, 50, 100, 500, 1000] as const;
export type Rounding = (typeof roundings)[number];

export const usualRounding: Rounding = 100;

/** The next multiple up, so that no price falls below what the margin made; a price that is one stays. */
export const roundedUp = (price: Money, to: Rounding): Money => price.dividedBy(to).ceil().times(money(to));
