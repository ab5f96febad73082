import type { ImportKind } from '#core/catalogue/import/columns.ts';
import type { Change } from '#core/catalogue/import/plan.ts';
import { money } from '#core/shared/money.ts';
import { fieldText } from './import.es.ts';
import { formatAmount } from './numbers.es.ts';

/** Prices as everywhere; measures and quantities with a decimal comma; the rest as it is. */
const valueText = (field: string, value: string): string => {
  if (value === '') return '(nada)';
  if (field === 'listPrice' || field === 'price') return formatAmount(money(value));
  const isNumber = field.startsWith('attributes.') || field === 'stock' || field === 'iva';
  return isNumber && /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;
};

/** What changes in a row: 'Precio de lista: 10,00 → 12,50'. */
export const changeText = (kind: ImportKind, { field, from, to }: Change): string =>
  `${fieldText(field, kind)}: ${valueText(field, from)} → ${valueText(field, to)}`;
