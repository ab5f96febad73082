import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { type Money, money } from '#core/shared/money.ts';
import { parseNumber } from '#core/shared/written-number.ts';

/** '1234,5' and '1.234,50' alike; what is no number is less than nothing, which no rule takes. */
export const readAmount = (typed: string): Money => money(parseNumber(typed, 'auto') ?? -1);

export const writeAmount = (amount: Money): string => formatAmount(amount);

/** '1,5', without needless zeros. */
export const writePercentage = (percentage: Money): string => percentage.toString().replace('.', ',');
