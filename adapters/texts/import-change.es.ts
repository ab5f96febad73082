import type { ChangedRow, ChangedSinceLook } from '#core/catalogue/import/plan/changed-since-look.ts';
import type { Change } from '#core/imports/change.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { isPriceField } from '#core/imports/price-field.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { money } from '#core/shared/money.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import type { EmptiedField } from '#core/sheets/emptied-fields.ts';
import type { ChangedSheetRow, SheetChangedSince } from '#core/sheets/sheet-look.ts';
import { columnText } from './column-choice.es.ts';
import { fieldText } from './import.es.ts';
import { formatAmount, formatChange, formatCount } from './numbers.es.ts';
import { saleTexts } from './product-management.es.ts';

/** A column of what is discontinued that says no changes only an article that is: it is sold again. */
const saidSaleTexts: Readonly<Record<string, string>> = { ...saleTexts, 'not-discontinued': saleTexts['on-sale'] };

/** Prices as everywhere; measures and quantities with a decimal comma; the rest as it is. */
const valueText = (field: string, value: string): string => {
  if (value === '') return '(nada)';
  if (isPriceField(field)) return formatAmount(money(value));
  if (field === 'sale') return saidSaleTexts[value] ?? value;
  const isNumber = field.startsWith('attributes.') || field === 'stock' || field === 'iva';
  return isNumber && /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;
};

/** As a sheet's cell says it; amounts as everywhere. */
const cellText = ({ amounts }: ColumnSet, field: string, value: string): string => {
  const number = amounts?.has(field) === true ? parseNumber(value, 'comma') : undefined;
  return number === undefined ? value : formatAmount(money(number));
};

/** ' (−99 %)' beside a price that was another one. */
const shareText = ({ field, from, to }: Change): string => {
  const share = isPriceField(field) && from !== '' && to !== '' ? formatChange(money(from), money(to)) : '';
  return share === '' ? '' : ` (${share})`;
};

/** What changes in a row: 'Precio de lista: 10,00 → 12,50 (+25 %)'. */
const changeText = (kind: ImportKind, change: Change): string => {
  const { field, from, to } = change;
  return `${fieldText(field, kind)}: ${valueText(field, from)} → ${valueText(field, to)}${shareText(change)}`;
};

/** What changes in a row, or what a new one brings: 'Lista de precios: General; Precio: 10,00'. */
export const rowChangesText = (kind: ImportKind, row: 'new' | 'changed', changes: readonly Change[]): string =>
  changes
    .map((change) =>
      row === 'changed'
        ? changeText(kind, change)
        : `${fieldText(change.field, kind)}: ${valueText(change.field, change.to)}`,
    )
    .join('; ');

/** '3 precios bajan a la mitad o menos, o suben al doble o más'; `count` is null where they are not counted. */
export const steepCountText = (count: number | null): string => {
  const which =
    count === null ? 'Hay precios que bajan' : count === 1 ? 'Un precio baja' : `${formatCount(count)} precios bajan`;
  return `${which} a la mitad o menos, ${count === 1 ? 'o sube' : 'o suben'} al doble o más`;
};

/** Shown above a list that begins with the steep changes. */
export const steepText = (count: number | null): string =>
  `${steepCountText(count)}. ${count === 1 ? 'Está primero: miralo' : 'Están primero: miralos'} antes de importar.`;

/** What a sheet's empty cells would empty: 'Se vacían 3 datos: E-mail de 2, Teléfono de 1'. */
export const emptiedText = (columns: ColumnSet, emptied: readonly EmptiedField[]): string => {
  const total = emptied.reduce((sum, { count }) => sum + count, 0);
  const what = total === 1 ? 'Se vacía un dato' : `Se vacían ${formatCount(total)} datos`;
  const fields = emptied.map(({ field, count }) => `${columnText(columns, field)} de ${formatCount(count)}`).join(', ');
  return `${what}: ${fields}. Lo que no tenga que vaciarse, sacalo de la planilla con su columna`;
};

/** Shown in the terminal in place of that, where the import was confirmed beforehand. */
const goesOnText = 'Con --yes se importa igual';

/** Why a sheet waits to be confirmed anew (docs/rules/imports.md 22), or that it is written over what changed. */
export const changedSinceText = (
  { count, isUndone }: Pick<ChangedSinceLook, 'count' | 'isUndone'>,
  goesOn = false,
): string =>
  [
    ...(isUndone ? ['Desde que miraste esta planilla se deshizo una importación'] : []),
    ...(count === 0
      ? []
      : [
          count === 1
            ? 'Una fila pisaría algo que cambió desde que miraste esta planilla'
            : `${formatCount(count)} filas pisarían algo que cambió desde que miraste esta planilla`,
        ]),
    goesOn ? goesOnText : 'No se importó nada: fijate qué cambia ahora, y confirmalo de nuevo o descartala',
  ].join('. ');

/** 'Precio: había 525,00, ahora hay 777,00 → 221,00 (−72 %)'. */
export const changedRowText = (kind: ImportKind, { fields }: Pick<ChangedRow, 'fields'>): string =>
  fields
    .map(({ seen, ...change }) => {
      const { field, from, to } = change;
      const [had, has, says] = [seen, from, to].map((value) => valueText(field, value));
      return `${fieldText(field, kind)}: había ${had}, ahora hay ${has} → ${says}${shareText(change)}`;
    })
    .join('; ');

/** Why a sheet that a job writes waits to be confirmed anew (docs/rules/sheets.md 3). */
export const sheetChangedSinceText = ({ count }: Pick<SheetChangedSince, 'count'>, goesOn = false): string =>
  changedSinceText({ count, isUndone: false }, goesOn);

const sinceTexts: Readonly<Record<ChangedSheetRow['since'], string>> = {
  changed: '',
  made: 'no existía cuando miraste la planilla, y ahora existe',
  gone: 'ya no existe: se haría de nuevo',
  admitted: 'quedaba afuera cuando miraste la planilla, y ahora entra',
};

/** For new prices of a list: the article is there, its price is what came or went. */
const sinceTextsOfPrices: typeof sinceTexts = {
  ...sinceTexts,
  made: 'no tenía precio cuando miraste la planilla, y ahora tiene',
  gone: 'ya no tiene precio: se le pondría de nuevo',
};

/** What who changed it last did to it. */
const didText = (since: ChangedSheetRow['since'], isOfPrices: boolean): string => {
  if (since === 'made') return isOfPrices ? 'puso' : 'creó';
  return since === 'gone' && isOfPrices ? 'sacó' : 'cambió';
};

/** 'Zona: había Norte, ahora hay Sur → Oeste (lo cambió ana el 28/11/2026 10:15:00)'. */
export const changedSheetRowText = (
  columns: ColumnSet,
  { since, fields, changed }: Pick<ChangedSheetRow, 'since' | 'fields' | 'changed'>,
): string => {
  const isOfPrices = columns.kind === 'prices';
  const changes = fields.map(({ seen, ...change }) => {
    const { field, from, to } = change;
    const [had, has, says] = [seen, from, to].map((value) =>
      isOfPrices ? valueText(field, value) : cellText(columns, field, value) || '(nada)',
    );
    const share = isOfPrices ? shareText(change) : '';
    const was = since === 'changed' ? `había ${had}, ahora hay ${has}` : has;
    return `${columnText(columns, field)}: ${was} → ${says}${share}`;
  });
  const rows = since === 'gone' ? '' : changes.join('; ');
  const did = didText(since, isOfPrices);
  const who = changed === null ? '' : ` (lo ${did} ${changed.by} el ${formatDateTime(changed.at)})`;
  const sinceText = (isOfPrices ? sinceTextsOfPrices : sinceTexts)[since];
  return `${[sinceText, rows].filter((text) => text !== '').join('. ')}${who}`;
};

/** What changes in a row of such a sheet, or what a new one brings: 'Zona: Norte → Sur', 'Zona: Sur; CUIT: 30-…'. */
export const sheetChangesText = (columns: ColumnSet, row: 'new' | 'changed', changes: readonly Change[]): string =>
  changes
    .map(({ field, ...change }) => {
      const label = columnText(columns, field);
      const [from, to] = [change.from, change.to].map((value) => cellText(columns, field, value));
      return row === 'new' ? `${label}: ${to}` : `${label}: ${from || '—'} → ${to || '—'}`;
    })
    .join('; ');
