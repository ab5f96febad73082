import type { Money } from '#core/shared/money.ts';

/** es-ES with grouping always on and two decimals: 1.234,50 (docs/rules/shared.md 4). No float is involved. */
export const formatAmount = (amount: Money): string => grouped(amount.toFixed(2));

/** '1234.5' as people write it. */
const grouped = (number: string): string => {
  const [whole = '0', decimals] = number.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return decimals === undefined ? thousands : `${thousands},${decimals}`;
};

/** $ 1.234,50 */
export const formatPesos = (amount: Money): string => `$ ${formatAmount(amount)}`;

/** 1.234 */
export const formatCount = (count: number): string => grouped(String(Math.trunc(count)));

/**
 * +5,3 %, −2 % or +1.290,1 %: how far `now` is from `before`, to one decimal; empty where there is nothing to compare
 * with.
 */
export const formatChange = (before: Money, now: Money): string => {
  if (before.isZero()) return '';
  const change = now.minus(before).dividedBy(before).times(100).toDecimalPlaces(1);
  return `${change.isNegative() ? '−' : '+'}${grouped(change.abs().toString())} %`;
};
