import { planTexts } from '#adapters/texts/import.es.ts';
import {
  changedSheetRowText,
  emptiedText,
  rowChangesText,
  sheetChangedSinceText,
  sheetChangesText,
  steepCountText,
} from '#adapters/texts/import-change.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { isSteep } from '#core/imports/steep-change.ts';
import type { SheetExample, SheetReport } from '#core/sheets/sheet.service.ts';
import type { ChangedSheetRow } from '#core/sheets/sheet-look.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';
import { wrap, wrapBeside } from './wrap.ts';

/** Rows whose price changes steeply that are shown. */
const maxSteepShown = 20;

/** New rows, and changed ones, that are shown before they are written. */
const maxExamplesShown = 5;

/** Rows of what changed since the look that are shown. */
const maxChangedShown = 20;

/** A line about a row: which row it is, and a text. */
const rowLine = (which: string, paint: Style['bold'], text: string, columns: number | null): string =>
  `${paint(which)}  ${wrapBeside(which.length + 2, printable(text), columns)}`;

/** How what a row changes, or brings, is shown. */
export type ChangesText = (row: SheetExample['kind'], changes: SheetExample['changes']) => string;

/** Changes in words, for a sheet with these columns. */
export const changesTextOf =
  (columns: ColumnSet): ChangesText =>
  (row, changes) =>
    sheetChangesText(columns, row, changes);

/** Before they are written: the first rows of a kind, with what each of them brings or changes. */
const exampleLines = <Reason>(
  { isDryRun, created, changed, examples }: SheetReport<Reason>,
  kind: SheetExample['kind'],
  textOf: ChangesText,
  style: Style,
  columns: number | null,
): readonly string[] => {
  const shown = examples.filter((row) => row.kind === kind).slice(0, maxExamplesShown);
  if (!isDryRun || shown.length === 0) return [];
  const all = kind === 'new' ? created : changed;
  const part = shown.length < all ? ` (${formatCount(shown.length)} de ${formatCount(all)})` : '';
  return [
    '',
    style.bold(`${planTexts[kind]}${part}`),
    ...shown.map(({ line, name, changes }) => {
      const text = textOf(kind, changes);
      return rowLine(`Línea ${line}`, style.faint, text === '' ? name : `${name}: ${text}`, columns);
    }),
  ];
};

/** Before they are written: how many prices change steeply, and the first of them, of each what is steep. */
const steepLines = <Reason>(
  { isDryRun, steep, examples }: SheetReport<Reason>,
  style: Style,
  columns: number | null,
): readonly string[] => {
  const rows = examples
    .map(({ changes, ...example }) => ({ ...example, changes: changes.filter(isSteep) }))
    .filter(({ kind, changes }) => kind === 'changed' && changes.length > 0);
  const shown = rows.slice(0, maxSteepShown);
  const all = steep ?? rows.length;
  if (!isDryRun || all === 0) return [];
  const part = shown.length < all ? ` (${formatCount(shown.length)} de ${formatCount(all)})` : '';
  return [
    '',
    style.warning(`${steepCountText(steep)}${part}:`),
    ...shown.map(({ line, name, changes }) =>
      rowLine(`Línea ${line}`, style.warning, `${name}: ${rowChangesText('prices', 'changed', changes)}`, columns),
    ),
  ];
};

/** What it would write over that changed since it was looked at; nothing where there is none. */
export const sheetChangedLines = <Reason>(
  { changedSince }: Pick<SheetReport<Reason>, 'changedSince'>,
  columnSet: ColumnSet,
  style: Style,
  columns: number | null,
  goesOn = false,
): readonly string[] => {
  if (changedSince === null) return [];
  const shown = changedSince.rows.slice(0, maxChangedShown);
  const others = changedSince.count - shown.length;
  const textOf = (row: ChangedSheetRow) => `${row.name}: ${changedSheetRowText(columnSet, row)}`;
  return [
    style.warning(wrap(`${sheetChangedSinceText(changedSince, goesOn)}.`, columns, '  ')),
    ...shown.map((row) => rowLine(`Línea ${row.line}`, style.warning, textOf(row), columns)),
    ...(others > 0 ? [style.faint(`Y ${formatCount(others)} filas más`)] : []),
  ];
};

/** What its empty cells would empty; nothing where they empty nothing. */
export const emptiedLines = <Reason>(
  { isDryRun, emptied }: Pick<SheetReport<Reason>, 'isDryRun' | 'emptied'>,
  columnSet: ColumnSet,
  style: Style,
  columns: number | null,
): readonly string[] =>
  isDryRun && emptied.length > 0 ? ['', style.warning(wrap(`${emptiedText(columnSet, emptied)}.`, columns, '  '))] : [];

/**
 * What a sheet would do, or did; every rejected row with its line, and last, before a question, the first rows that
 * come in or change, unless `changesText` is null, and prices that change steeply.
 */
export const sheetReportText = <Reason>(
  report: SheetReport<Reason>,
  reasonText: (reason: Reason) => string,
  changesText: ChangesText | null,
  style: Style,
  columns: number | null,
): string => {
  const { created, changed, unchanged, missing, rejected, rejectedCount, kept, ignored } = report;
  const counts = facts(
    [
      [planTexts.new, formatCount(created)],
      [planTexts.changed, formatCount(changed)],
      [planTexts.unchanged, formatCount(unchanged)],
      [planTexts.missing, missing === null ? '' : formatCount(missing.count)],
      [planTexts.rejected, formatCount(rejectedCount)],
      ['No se importan', ignored.join(', ')],
    ],
    style,
    columns,
  );
  const rows = [
    ...rejected.map((row) => ({ ...row, emphasis: style.bad })),
    ...kept.map((row) => ({ ...row, emphasis: style.faint })),
  ]
    .sort((one, other) => one.line - other.line)
    .map(({ line, reasons, emphasis }) =>
      rowLine(`Línea ${line}`, emphasis, reasons.map(reasonText).join('. '), columns),
    );
  const absent = (missing?.names ?? []).map((name) => rowLine('No figura', style.faint, name, columns));
  const others = rejectedCount - rejected.length;
  const more = others > 0 ? [style.faint(`Y ${formatCount(others)} rechazadas más: van todas con --rejections`)] : [];
  const examples =
    changesText === null
      ? []
      : (['new', 'changed'] as const).flatMap((kind) => exampleLines(report, kind, changesText, style, columns));
  return [counts, ...rows, ...more, ...absent, ...examples, ...steepLines(report, style, columns)].join('\n');
};
