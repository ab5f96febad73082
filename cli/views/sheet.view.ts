import { planTexts } from '#adapters/texts/import.es.ts';
import {
  changedSheetRowText,
  rowChangesText,
  sheetChangedSinceText,
  steepCountText,
} from '#adapters/texts/import-change.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { isSteep } from '#core/imports/steep-change.ts';
import type { SheetReport } from '#core/sheets/sheet.service.ts';
import type { ChangedSheetRow } from '#core/sheets/sheet-look.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';
import { wrap, wrapBeside } from './wrap.ts';

/** Rows whose price changes steeply that are shown. */
const maxSteepShown = 20;

/** Rows of what changed since the look that are shown. */
const maxChangedShown = 20;

/** What there is to say of a row, beside which one it is. */
const rowLine = (which: string, paint: Style['bold'], text: string, columns: number | null): string =>
  `${paint(which)}  ${wrapBeside(which.length + 2, printable(text), columns)}`;

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
): readonly string[] => {
  if (changedSince === null) return [];
  const shown = changedSince.rows.slice(0, maxChangedShown);
  const others = changedSince.count - shown.length;
  const textOf = (row: ChangedSheetRow) => `${row.name}: ${changedSheetRowText(columnSet, row)}`;
  return [
    style.warning(wrap(`${sheetChangedSinceText(changedSince)}.`, columns, '  ')),
    ...shown.map((row) => rowLine(`Línea ${row.line}`, style.warning, textOf(row), columns)),
    ...(others > 0 ? [style.faint(`Y ${formatCount(others)} filas más`)] : []),
  ];
};

/**
 * What a sheet would do, or did; every rejected row with its line, and last, before a question, prices that change
 * steeply.
 */
export const sheetReportText = <Reason>(
  report: SheetReport<Reason>,
  reasonText: (reason: Reason) => string,
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
  return [counts, ...rows, ...more, ...absent, ...steepLines(report, style, columns)].join('\n');
};
