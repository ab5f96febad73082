import {
  alikeText,
  discontinuedRowsText,
  discontinuingRowsText,
  fieldText,
  newNameTexts,
  notedRowsText,
  planTexts,
  pricesOfText,
  unpricedText,
  warningLines,
} from '#adapters/texts/import.es.ts';
import { changedRowText, changedSinceText, rowChangesText, steepText } from '#adapters/texts/import-change.es.ts';
import { importKindTexts } from '#adapters/texts/import-kinds.es.ts';
import { reasonName, rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { Rejection } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import type { Names } from '#core/catalogue/import/names/new-names.ts';
import type { ChangedRow } from '#core/catalogue/import/plan/changed-since-look.ts';
import type { PlanExample } from '#core/catalogue/import/plan/plan.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { rowInBrief } from '#core/imports/row-in-brief.ts';
import { isSteep } from '#core/imports/steep-change.ts';
import { printable, type Style } from '../style.ts';
import { otherWorksheetsLines } from './other-worksheets.ts';
import { wrap, wrapBeside } from './wrap.ts';

/** Most rows that a person is shown; the document of `--json` has all that the server tells. */
const maxShown = { examples: 5, rejections: 8, names: 12 };

const statuses = ['new', 'changed', 'unchanged', 'missing', 'rejected'] as const;

const notes: Readonly<Record<(typeof statuses)[number], string>> = {
  new: '',
  changed: '',
  unchanged: '',
  missing: 'quedan como están',
  rejected: 'no se importan',
};

/** A column as spreadsheet programs call it: 0 is A, 26 is AA. */
export const columnLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);

const countsText = (title: string, counts: readonly (readonly [string, number])[], style: Style): readonly string[] => {
  if (counts.length === 0) return [];
  const rows = counts.map(([name, count]) => [name, formatCount(count)] as const);
  const nameWidth = Math.max(...rows.map(([name]) => name.length));
  const countWidth = Math.max(...rows.map(([, count]) => count.length));
  const lines = rows.map(([name, count]) => `  ${name.padEnd(nameWidth)}  ${count.padStart(countWidth)}`);
  return ['', style.bold(title), ...lines];
};

const byCount = (counts: Readonly<Record<string, number>>, name: (key: string) => string) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]) => [name(key), count] as const);

/** A few rows of the file with all that there is to say of each, under a title. */
const rowsText = <Row extends { readonly line: number }>(
  title: string,
  rows: readonly Row[],
  [heading, textOf]: readonly [string, (row: Row) => string],
  style: Style,
  screenColumns: number | null,
): readonly string[] => {
  if (rows.length === 0) return [];
  const lines = rows.map(({ line }) => formatCount(line));
  const width = Math.max('Línea'.length, ...lines.map(({ length }) => length));
  return [
    '',
    style.bold(title),
    style.bold(`${'Línea'.padStart(width)}  ${heading}`),
    ...rows.map(
      (row, at) => `${lines[at]?.padStart(width)}  ${wrapBeside(width + 2, printable(textOf(row)), screenColumns)}`,
    ),
  ];
};

/** '6203 · SKF · Rodamiento: falta la familia'. */
const rejectionText = ({ cells = [], reasons }: Rejection, kind: ImportKind): string =>
  [rowInBrief(cells), reasons.map((reason) => rowReasonText(reason, kind)).join('; ')]
    .filter((part) => part !== '')
    .join(': ');

/** Brands, families, price lists and vehicles that would be made: the place to catch a slip of the pen. */
const newNamesText = (names: Names, style: Style, screenColumns: number | null): readonly string[] => {
  const kinds = (['brands', 'families', 'priceLists', 'vehicles'] as const).filter((kind) => names[kind].length > 0);
  if (kinds.length === 0) return [];
  return [
    '',
    ...kinds.map((kind) => {
      const shown = names[kind].slice(0, maxShown.names).map((name) => `«${printable(name)}»`);
      const rest = names[kind].length - shown.length;
      const more = rest > 0 ? ` y ${formatCount(rest)} más` : '';
      return style.warning(wrap(`${newNameTexts[kind]}: ${shown.join(', ')}${more}`, screenColumns, '  '));
    }),
  ];
};

/** What it would write over that changed since it was looked at; nothing where there is none. */
export const changedSinceLines = (
  { kind, changedSince }: Pick<ImportRun, 'kind' | 'changedSince'>,
  style: Style,
  screenColumns: number | null,
  goesOn = false,
): readonly string[] => {
  if (changedSince === null) return [];
  const shown = changedSince.rows.slice(0, maxShown.rejections);
  const rowText = (row: ChangedRow) => `${row.name}: ${changedRowText(kind, row)}`;
  const title =
    shown.length < changedSince.count ? `Cambió (${shown.length} de ${formatCount(changedSince.count)})` : 'Cambió';
  return [
    '',
    style.warning(wrap(`${changedSinceText(changedSince, goesOn)}.`, screenColumns, '  ')),
    ...rowsText(title, shown, ['Qué había, qué hay y qué dice la planilla', rowText], style, screenColumns),
    '',
  ];
};

/** What an import would do, before it does it. */
export function planText(run: ImportRun, style: Style, screenColumns: number | null): string {
  const { kind, summary } = run;
  const columns = run.columns.map(({ field, column }) => `${fieldText(field, kind)} (${columnLetter(column)})`);
  const unknown = run.unknownHeadings.filter((heading) => heading !== '').map((heading) => `«${printable(heading)}»`);
  const isSteepRow = ({ changes }: PlanExample) => changes.some(isSteep);
  const examples = summary.examples
    .filter((each) => each.kind === 'changed')
    .toSorted((one, other) => Number(isSteepRow(other)) - Number(isSteepRow(one)))
    .slice(0, maxShown.examples);
  const fresh = summary.examples.filter((each) => each.kind === 'new').slice(0, maxShown.examples);
  const rowText = ({ kind: row, name, changes }: PlanExample) =>
    [name, rowChangesText(kind, row, changes)].filter((part) => part !== '').join(': ');
  const rejections = summary.rejections.slice(0, maxShown.rejections);
  const rowCount = run.rowsTotal ?? run.rowsRead;
  const rows = `${formatCount(rowCount)} ${rowCount === 1 ? 'fila' : 'filas'}`;
  const width = Math.max(...statuses.map((status) => planTexts[status].length));
  const countWidth = Math.max(...statuses.map((status) => formatCount(summary[status]).length));
  const shownOf = (title: string, shown: number, all: number) =>
    shown < all ? `${title} (${shown} de ${formatCount(all)})` : title;
  return [
    `${style.bold(importKindTexts[kind])} · ${printable(run.fileName)} · ${rows}`,
    ...changedSinceLines(run, style, screenColumns),
    ...otherWorksheetsLines(run.preview, '--sheet', style, screenColumns),
    wrap(`Columnas: ${columns.join(', ')}`, screenColumns, '  '),
    ...(unknown.length === 0 ? [] : [wrap(`Sin usar: ${unknown.join(', ')}`, screenColumns, '  ')]),
    '',
    ...statuses.map((status) => {
      const note = notes[status] === '' || summary[status] === 0 ? '' : style.faint(`  ${notes[status]}`);
      const count = formatCount(summary[status]).padStart(countWidth);
      const line = `  ${planTexts[status].padEnd(width)}  ${count}`;
      return (status === 'rejected' && summary.rejected > 0 ? style.warning(line) : line) + note;
    }),
    ...(summary.priceLists.length === 0
      ? []
      : ['', wrap(`Se escriben ${printable(pricesOfText(summary.priceLists))}`, screenColumns, '  ')]),
    ...(summary.unpriced === 0 ? [] : ['', style.warning(wrap(unpricedText(summary.unpriced), screenColumns, '  '))]),
    ...(summary.discontinued === 0
      ? []
      : ['', style.warning(wrap(discontinuedRowsText(summary.discontinued), screenColumns, '  '))]),
    ...(summary.discontinuing === 0
      ? []
      : ['', style.warning(wrap(discontinuingRowsText(summary.discontinuing), screenColumns, '  '))]),
    ...(summary.alike === 0 ? [] : ['', style.warning(wrap(printable(alikeText(summary)), screenColumns, '  '))]),
    ...warningLines(summary).flatMap((text) => ['', style.warning(wrap(printable(text), screenColumns, '  '))]),
    ...(summary.noted === 0 ? [] : ['', style.warning(wrap(printable(notedRowsText(run)), screenColumns, '  '))]),
    ...(summary.steep === 0 ? [] : ['', style.warning(wrap(steepText(summary.steep), screenColumns, '  '))]),
    ...newNamesText(summary.newNames, style, screenColumns),
    ...rowsText(shownOf('Nuevos', fresh.length, summary.new), fresh, ['Qué es', rowText], style, screenColumns),
    ...countsText(
      'Qué cambia',
      byCount(summary.changedFields, (field) => fieldText(field, kind)),
      style,
    ),
    ...rowsText(
      shownOf('Cambios', examples.length, summary.changed),
      examples,
      ['Cambio', rowText],
      style,
      screenColumns,
    ),
    ...countsText('Por qué se rechazan', byCount(summary.reasons, reasonName), style),
    ...rowsText(
      shownOf('Filas rechazadas', rejections.length, summary.rejected),
      rejections,
      ['Qué dice y por qué', (rejection) => rejectionText(rejection, kind)],
      style,
      screenColumns,
    ),
  ].join('\n');
}
