import { printable, type Style } from '../style.ts';
import { cut, pad, widthOf } from './display-width.ts';
import { wrap } from './wrap.ts';

export interface TableColumn<Row> {
  readonly title: string;
  cell(row: Row): string;
  readonly align?: 'right';
  /** May be cut down to this many columns where the screen is narrow. */
  readonly minWidth?: number;
  /** Left out where the table would not fit. */
  readonly isExtra?: true;
  /** Left out after those, where the rest would not fit however narrow. */
  readonly isSecondary?: true;
  /** Puts the same around any text of the row. */
  paint?(text: string, row: Row): string;
}

/** The lines under a row. */
export type LinesBelow<Row> = (row: Row, screenColumns: number | null) => string | null | readonly string[];

const gap = '  ';
/** The narrowest that a column is cut to, where nothing else makes the table fit. */
const minCut = 4;

/** The widest of the columns that may give way gives way first. */
const narrowed = (from: readonly number[], min: readonly number[], room: number): readonly number[] => {
  const widths = [...from];
  for (let over = widths.reduce((sum, width) => sum + width, 0) - room; over > 0; over -= 1) {
    const at = widths.reduce(
      (best, width, index) =>
        width > (min[index] ?? width) && width > (best < 0 ? 0 : (widths[best] ?? 0)) ? index : best,
      -1,
    );
    if (at < 0) break;
    widths[at] = (widths[at] ?? 0) - 1;
  }
  return widths;
};

const naturalWidth = <Row>(rows: readonly Row[], { title, cell }: TableColumn<Row>): number =>
  rows.reduce((widest, row) => Math.max(widest, widthOf(printable(cell(row)))), widthOf(title));

/** A column, and how wide its widest cell is. */
interface Measured<Row> {
  readonly column: TableColumn<Row>;
  readonly natural: number;
}

const widthOfAll = <Row>(columns: readonly Measured<Row>[], width: (column: Measured<Row>) => number): number =>
  columns.reduce((sum, column) => sum + width(column) + gap.length, -gap.length);

const columnsThatFit = <Row>(columns: readonly Measured<Row>[], room: number): readonly Measured<Row>[] => {
  const narrowest = ({ column, natural }: Measured<Row>): number => Math.min(column.minWidth ?? natural, natural);
  const haveRoom = (some: readonly Measured<Row>[]): boolean => widthOfAll(some, narrowest) <= room;
  if (widthOfAll(columns, ({ natural }) => natural) <= room) return columns;
  const usual = columns.filter(({ column }) => column.isExtra !== true);
  if (haveRoom(usual)) return usual;
  const main = usual.filter(({ column }) => column.isSecondary !== true);
  if (haveRoom(main)) return main;
  // A column that is never cut, such as a number or a state, fits in any window.
  const kept = main.find(({ column }) => column.minWidth !== undefined);
  return main.filter((each) => each.column.minWidth === undefined || each === kept);
};

export interface TableLayout<Row> {
  readonly titles: string;
  /** The titles of the columns for which there is no room. */
  readonly leftOut: readonly string[];
  line(row: Row): string;
}

/**
 * How wide each column is, and which are left out, so that every row fits in `screenColumns`; as wide as they are where
 * that is null.
 */
export const layOut = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  style: Pick<Style, 'bold'>,
  screenColumns: number | null,
): TableLayout<Row> =>
  layOutBy(
    columns.map((column) => naturalWidth(rows, column)),
    columns,
    style,
    screenColumns,
  );

/** As `layOut`, by how wide the widest cell of each column is, its title included. */
export function layOutBy<Row>(
  naturalWidths: readonly number[],
  allColumns: readonly TableColumn<Row>[],
  { bold }: Pick<Style, 'bold'>,
  screenColumns: number | null,
): TableLayout<Row> {
  const measured = allColumns.map((column, at) => ({ column, natural: naturalWidths[at] ?? 0 }));
  const fitting = columnsThatFit(measured, screenColumns ?? Number.POSITIVE_INFINITY);
  const columns = fitting.map(({ column }) => column);
  const natural = fitting.map((each) => each.natural);
  const minWidths = columns.map(({ minWidth }, at) => minWidth ?? natural[at] ?? 0);
  const room = (screenColumns ?? Number.POSITIVE_INFINITY) - gap.length * (columns.length - 1);
  const shortest = minWidths.map((width, at) =>
    columns[at]?.minWidth === undefined ? width : Math.min(width, minCut),
  );
  const widths = narrowed(narrowed(natural, minWidths, room), shortest, room);
  const line = (
    textOf: (column: TableColumn<Row>) => string,
    paint: (text: string, column: TableColumn<Row>) => string,
  ): string =>
    columns
      .map((column, at) => {
        const width = widths[at] ?? 0;
        const isLast = at === columns.length - 1 && column.align === undefined;
        const text = cut(textOf(column), width);
        return paint(isLast ? text : pad(text, width, column.align), column);
      })
      .join(gap)
      .trimEnd();
  return {
    leftOut: allColumns.filter((column) => !columns.includes(column)).map(({ title }) => title),
    titles: line(
      ({ title }) => title,
      (text) => bold(text),
    ),
    line: (row) =>
      line(
        ({ cell }) => printable(cell(row)),
        (text, { paint }) => paint?.(text, row) ?? text,
      ),
  };
}

/** A table, and the titles of its columns for which there is no room. */
export interface DrawnTable {
  readonly text: string;
  readonly leftOut: readonly string[];
}

/**
 * Rows under their titles, no wider than `columns`; as wide as they are where that is null. `below` gives the lines
 * under a row.
 */
export function drawTable<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  style: Style,
  screenColumns: number | null,
  below: LinesBelow<Row> = () => null,
): DrawnTable {
  const { titles, line, leftOut } = layOut(rows, columns, style, screenColumns);
  const lines = rows.flatMap((row) => [line(row), ...linesBelow(row, below, screenColumns)]);
  return { text: [titles, ...lines].join('\n'), leftOut };
}

/** The text of `drawTable`. */
export const table = <Row>(...words: Parameters<typeof drawTable<Row>>): string => drawTable(...words).text;

/** What is said of columns for which there is no room, no wider than the screen; '' where all are shown. */
export const leftOutText = (titles: readonly string[], screenColumns: number | null): string =>
  titles.length === 0
    ? ''
    : wrap(
        `${titles.length === 1 ? 'No entra la columna' : 'No entran las columnas'} ${titles.join(', ')}: agrandá la ventana o usá --json`,
        screenColumns,
      );

/** The lines under a row, no wider than the screen. */
export const linesBelow = <Row>(row: Row, below: LinesBelow<Row>, screenColumns: number | null): readonly string[] =>
  [below(row, screenColumns) ?? []]
    .flat()
    .map((text) => cut(printable(text), screenColumns ?? Number.POSITIVE_INFINITY));
