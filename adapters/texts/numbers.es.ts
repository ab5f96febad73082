import type { Money } from '#core/shared/money.ts';

/** es-ES with grouping always on and two decimals: 1.234,50 (docs/rules/shared.md 4). No float is involved. */
export const formatAmount = (amount: Money): string => {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')},${cents}`;
};

/** $ 1.234,50 */
export const formatPesos = (amount: Money): string => `$ ${formatAmount(amount)}`;

/** 1.234 */
export const formatCount = (count: number): string => String(Math.trunc(count)).replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** +5,3 % or −2 %: how far `now` is from `before`, to one decimal; empty where there is nothing to compare with. */
export const formatChange = (before: Money, now: Money): string => {
  if (before.isZero()) return '';
  const change = now.minus(before).dividedBy(before).times(100).toDecimalPlaces(1);
  return `${change.isNegative() ? '−' : '+'}${change.abs().toString().replace('.', ',')} %`;
};
