import type { ImportKind } from '#core/catalogue/import/columns.ts';
import type { Change } from '#core/catalogue/import/plan.ts';
import { isPriceField } from '#core/catalogue/import/steep-change.ts';
import { money } from '#core/shared/money.ts';
import { fieldText } from './import.es.ts';
import { formatAmount, formatChange } from './numbers.es.ts';

/** Prices as everywhere; measures and quantities with a decimal comma; the rest as it is. */
const valueText = (field: string, value: string): string => {
  if (value === '') return '(nada)';
  if (isPriceField(field)) return formatAmount(money(value));
  const isNumber = field.startsWith('attributes.') || field === 'stock' || field === 'iva';
  return isNumber && /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;
};

/** ' (−99 %)' beside a price that was another one. */
const shareText = ({ field, from, to }: Change): string => {
  const share = isPriceField(field) && from !== '' && to !== '' ? formatChange(money(from), money(to)) : '';
  return share === '' ? '' : ` (${share})`;
};

/** What changes in a row: 'Precio de lista: 10,00 → 12,50 (+25 %)'. */
export const changeText = (kind: ImportKind, change: Change): string => {
  const { field, from, to } = change;
  return `${fieldText(field, kind)}: ${valueText(field, from)} → ${valueText(field, to)}${shareText(change)}`;
};

/** Said where some price changes steeply. */
export const steepText =
  'Hay precios que bajan a la mitad o menos, o suben al doble o más. Están primero: miralos antes de importar.';
