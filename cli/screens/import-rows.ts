import { columnText } from '#adapters/texts/column-choice.es.ts';
import { sheetWaitTitles } from '#adapters/texts/import-history.es.ts';
import { importStateTexts } from '#adapters/texts/import-service.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { technicalNames } from '#adapters/texts/technical-labels.es.ts';
import { columnSets } from '#core/catalogue/import/rows/columns.ts';
import { type ColumnChoice, columnChoiceOf } from '#core/imports/column-choice.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { rowInBrief } from '#core/imports/row-in-brief.ts';
import { printable, type Style } from '../style.ts';
import { cut } from '../views/display-width.ts';
import { facts } from '../views/facts.ts';
import { columnLetter } from '../views/plan.view.ts';
import { wrap } from '../views/wrap.ts';
import type { OngoingWork, Screen } from './frame/screen.ts';
import type { ImportView, RejectedRow } from './import-work.ts';

/** A row of the screen: a column of the sheet, a count of what would happen, a row that was rejected. */
export type ImportRow =
  | {
      readonly kind: 'column';
      readonly at: number;
      readonly heading: string;
      readonly sample: string;
      /** '' where it is not imported. */
      readonly meaning: string;
    }
  | { readonly kind: 'count'; readonly name: string; readonly count: number }
  | ({ readonly kind: 'rejection' } & RejectedRow);

/** As much of a file's name as stands beside a bar. */
const maxNameBesideBar = 24;

/** The work that goes on by itself, and which sheet's it is; null for none. */
export const workOf = ({ fileName, state, rowsRead, rowsTotal, waitsFor }: ImportView): OngoingWork | null => {
  if (!isUnderWay(state)) return null;
  const name = cut(printable(fileName), maxNameBesideBar);
  if (waitsFor !== null) return { title: `${name} · ${sheetWaitTitles[waitsFor]}`, share: null };
  const share = rowsTotal === null || rowsTotal === 0 ? null : rowsRead / rowsTotal;
  return {
    title: `${name} · ${importStateTexts[state]}${rowsRead === 0 ? '' : ` (${formatCount(rowsRead)} filas)`}`,
    share,
  };
};

/** Why nothing of what was read can be written; null where it can. */
export const nothingToWrite = ({ wouldWrite, rejected }: ImportView, isStrict: boolean): string | null => {
  if (wouldWrite === '') return rejected > 0 ? 'Nada para importar' : 'Nada para importar: ya está así';
  return isStrict && rejected > 0 ? 'Con --strict no se importa: hay filas rechazadas' : null;
};

/** ' de Lista 2', where all its prices are of one list without a column that says so. */
export const ofListText = ({ kind, constants }: ImportView): string => {
  const list = kind === 'prices' ? constants.find(({ field }) => field === 'priceList') : undefined;
  return list === undefined ? '' : ` de ${printable(list.value)}`;
};

export const discardQuestion = ({ fileName, wasApplied }: ImportView): string =>
  `¿Descartar ${fileName}${wasApplied ? '? Lo que ya entró queda' : ' sin importarla?'}`;

export const discardedText = ({ wasApplied }: ImportView): string =>
  `Se descartó: ${wasApplied ? 'lo que ya entró queda, y se ve con mostrador imports list' : 'no se importó nada'}`;

export const headingsOf = ({ preview }: ImportView): readonly string[] =>
  preview?.headingRow == null ? [] : (preview.rows[preview.headingRow] ?? []);

/** The sheet's columns, with the first cell below each heading. */
const columnRows = (run: ImportView, { meanings }: ColumnChoice): readonly ImportRow[] => {
  const headings = headingsOf(run);
  const below = run.preview?.rows.slice((run.preview.headingRow ?? -1) + 1) ?? [];
  return meanings.map((meaning, at) => ({
    kind: 'column',
    at,
    heading: headings[at] ?? '',
    sample: below.map((row) => row[at] ?? '').find((cell) => cell.trim() !== '') ?? '',
    meaning,
  }));
};

const countRows = ({ counts }: ImportView): readonly ImportRow[] =>
  counts.map(({ name, count }) => ({ kind: 'count', name, count }));

const rejectionRows = ({ rejections }: ImportView): readonly ImportRow[] =>
  rejections.map((row) => ({ kind: 'rejection', ...row }));

/** `choice` is how somebody matched the columns, null where nobody did. */
export const rowsOfTab = (tab: string, run: ImportView, choice: ColumnChoice | null): readonly ImportRow[] => {
  if (tab === 'plan') return countRows(run);
  if (tab === 'rejected') return rejectionRows(run);
  return columnRows(run, choice ?? columnChoiceOf(run.columnSet, run));
};

/** A row that stays out, with its cells under their headings and each reason whole; else the import as a whole. */
export const openedText = (run: ImportView, row: ImportRow, style: Style, columns: number): string => {
  if (row.kind !== 'rejection') return run.text(style, columns);
  const headings = headingsOf(run);
  const cells = row.cells.map((cell, at) => [headings[at] || columnLetter(at), cell] as const);
  return [
    style.bold(`Línea ${formatCount(row.line)}`),
    ...(cells.length === 0 ? [] : [facts(cells, style, columns)]),
    '',
    ...row.reasons.map((reason) => style.bad(wrap(printable(reason), columns))),
  ].join('\n');
};

export const meaningText = (set: ColumnSet, meaning: string): string =>
  meaning === '' ? 'no se importa' : columnText(set, meaning);

/** The fields that a column may be. */
export const meaningChoices = (set: ColumnSet): readonly { readonly value: string; readonly name: string }[] => {
  const fields = set.columns.map(({ field }) => field as string);
  return ['', ...fields, ...(set.attributes !== undefined ? technicalNames : [])].map((value) => ({
    value,
    name: meaningText(set, value),
  }));
};

/** The columns of each part of the screen. */
export const columnsOf: (
  tab: string,
  current: () => ImportView | null,
  style: Parameters<Screen['columns']>[0],
) => ReturnType<Screen<ImportRow>['columns']> = (tab, current, style) => {
  const setOf = () => current()?.columnSet ?? columnSets.catalogue;
  switch (tab) {
    case 'plan':
      return [
        { title: 'Qué pasa', cell: (row) => (row.kind === 'count' ? row.name : '') },
        { title: 'Filas', cell: (row) => (row.kind === 'count' ? formatCount(row.count) : ''), align: 'right' },
      ];
    case 'rejected':
      return [
        { title: 'Línea', cell: (row) => (row.kind === 'rejection' ? formatCount(row.line) : ''), align: 'right' },
        { title: 'Qué dice', cell: (row) => (row.kind === 'rejection' ? rowInBrief(row.cells) : ''), minWidth: 12 },
        { title: 'Por qué', cell: (row) => (row.kind === 'rejection' ? row.reasons.join('; ') : ''), minWidth: 20 },
      ];
    default:
      return [
        { title: 'Columna', cell: (row) => (row.kind === 'column' ? columnLetter(row.at) : '') },
        { title: 'Título', cell: (row) => (row.kind === 'column' ? row.heading : ''), minWidth: 10 },
        {
          title: 'Qué es',
          cell: (row) => (row.kind === 'column' ? meaningText(setOf(), row.meaning) : ''),
          paint: (text, row) => (row.kind === 'column' && row.meaning === '' ? style.faint(text) : style.good(text)),
          minWidth: 12,
        },
        { title: 'Ejemplo', cell: (row) => (row.kind === 'column' ? row.sample : ''), minWidth: 8 },
      ];
  }
};
