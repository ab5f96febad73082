import { money } from '#core/shared/money.ts';

interface ChangedField {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export const isPriceField = (field: string): boolean => field === 'price' || field === 'listPrice';

/**
 * Whether a price falls to a half or less, or becomes twice as much or more: a comma that slipped, or another article
 * (docs/rules/imports.md 16).
 */
export const isSteep = ({ field, from, to }: ChangedField): boolean => {
  if (!isPriceField(field) || from === '' || to === '' || money(from).isZero()) return false;
  return money(from).gte(money(to).times(2)) || money(to).gte(money(from).times(2));
};
