import { type Money, money } from '#core/shared/money.ts';
import { isPriceField } from './price-field.ts';

interface ChangedField {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** Whether an amount is a half of another or less, or twice as much or more; nothing is so of nothing. */
export const isSteepFrom = (from: Money, to: Money): boolean =>
  !from.isZero() && (from.gte(to.times(2)) || to.gte(from.times(2)));

/**
 * Whether a price falls to a half or less, or becomes twice as much or more: a comma that slipped, or another article
 * (docs/rules/imports.md 16).
 */
export const isSteep = ({ field, from, to }: ChangedField): boolean => {
  return isPriceField(field) && from !== '' && to !== '' && isSteepFrom(money(from), money(to));
};
