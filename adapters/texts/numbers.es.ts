import type { Money } from '#core/shared/money.ts';

/** es-ES with grouping always on and two decimals: 1.234,50 (decisions.md §9). No float is involved. */
export const formatAmount = (amount: Money): string => {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.')},${cents}`;
};
