import { parseNumber } from '#core/shared/written-number.ts';

/** What was typed as a number, however it is grouped: '12', '1.200', '12,5'; NaN where it is none. */
export const typedNumber = (typed: string): number => {
  const decimal = parseNumber(typed, 'auto');
  return decimal === undefined ? Number.NaN : Number(decimal);
};
