import type { ColumnSet } from '#core/imports/column-set.ts';
import { priceSheetColumns } from '#core/price-lists/management/price-sheet.service.ts';
import { dateInBuenosAires, formatDateTime } from '#core/shared/buenos-aires.ts';
import { maxSheetBytes, type RowUnreadable, type SheetFailure } from '#core/sheets/sheet.service.ts';
import type { SheetRunFailure, SheetRunSummary } from '#core/sheets/sheet-run.ts';
import { formatBytes } from './bytes.es.ts';
import { catalogueBusyText } from './catalogue-busy.es.ts';
import { importFailureTexts } from './import.es.ts';
import {
  beyondHeadingsText,
  codeBecameDateText,
  damagedCodeText,
  foreignAmountText,
  repeatedBelowText,
  tooManyCellsText,
} from './import-reasons.es.ts';
import { importChangedText, importStandText, importStateTexts } from './import-service.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';
import { sheetTargetTexts } from './sheet-target.es.ts';

/** For a file that is too large, or has too many rows, for a sheet. */
export const sheetSizeTexts: Texts<Extract<SheetFailure, { readonly code: 'too-many-sheet-rows' | 'body-too-large' }>> =
  {
    'too-many-sheet-rows': ({ max }) => `La planilla tiene más de ${formatCount(max)} filas. Dividila en partes`,
    'body-too-large': () => `El archivo pesa más de ${formatBytes(maxSheetBytes)}. Dividilo en partes`,
  };

/** What becomes of a sheet that broke off, read again: prices that wait for their moment would be settled twice. */
const againText = (columns: ColumnSet): string =>
  columns === priceSheetColumns
    ? 'Mirá en los cambios de la lista si los precios ya quedaron. Si no, leé la planilla de nuevo'
    : 'Leé la planilla de nuevo: lo que ya entró no se repite';

const textsFor = (columns: ColumnSet): Texts<SheetFailure> => ({
  ...everywhere,
  ...importFailureTexts(columns),
  ...sheetSizeTexts,
  ...sheetTargetTexts,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'catalogue-busy': (failure) =>
    `${catalogueBusyText(failure)}${columns === priceSheetColumns ? '' : ': lo que ya entró no se repite'}`,
  'exports-busy': () => 'Se están preparando otros archivos. Reintentá en un momento',
  'given-up': () => 'Se dejó de preparar el archivo',
  'reading-too-slow': () => 'La planilla tarda demasiado en leerse: guardala de nuevo, o como CSV',
  interrupted: () => `La importación se interrumpió. ${againText(columns)}`,
});

/** Why one that is kept can't go on. */
const runTexts: Texts<Exclude<SheetRunFailure, SheetFailure>> = {
  'import-not-found': () => 'Esa planilla ya no está guardada. Subila de nuevo',
  'import-not-ready': ({ state }) => `La planilla está en otro paso: ${importStateTexts[state].toLowerCase()}`,
  'import-changed': () => importChangedText,
  'nothing-rejected': () => 'No se rechazó ninguna fila',
};

/** Why a sheet with these columns can't be imported or exported. */
export const sheetProblem = (failure: SheetRunFailure, columns: ColumnSet): string =>
  tell<SheetRunFailure>({ ...textsFor(columns), ...runTexts }, failure);

/** When a planned sheet was read, and who uploaded it; `now` in milliseconds since 1970. */
export const sheetReadText = (
  { changedAt, startedBy }: Pick<SheetRunSummary, 'changedAt' | 'startedBy'>,
  now: number,
) =>
  `Leída el ${formatDateTime(new Date(changedAt).toISOString())}, la subió ${startedBy}${
    dateInBuenosAires(changedAt) === dateInBuenosAires(now) ? '' : '. No es de hoy: desde entonces algo pudo cambiar'
  }`;

/** How one of a list stands; one that would write nothing is not ready. */
export const sheetStandText = ({ state, planned }: Pick<SheetRunSummary, 'state' | 'planned'>): string =>
  importStandText(state, planned?.wouldWrite ?? 0, planned?.rejected ?? 0);

export const rowUnreadableText = (reason: RowUnreadable): string => {
  switch (reason.code) {
    case 'cell-unreadable':
      return `${reason.heading}: la celda tiene un error o una fórmula sin calcular`;
    case 'other-decimal-mark':
      return `${reason.heading}: «${reason.value}» no va con el decimal que elegiste para la planilla`;
    case 'foreign-amount':
      return `${reason.heading}: ${foreignAmountText(reason.value)}`;
    case 'damaged-code':
      return `${reason.heading}: ${damagedCodeText(reason.value)}`;
    case 'code-became-date':
      return `${reason.heading}: ${codeBecameDateText(reason.value)}`;
    case 'too-many-cells':
      return tooManyCellsText(reason);
    case 'cells-beyond-headings':
      return beyondHeadingsText(reason);
    case 'repeated-below':
      return repeatedBelowText(reason);
  }
};
