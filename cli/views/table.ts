import { printable, type Style } from '../style.ts';
import { cut, pad, widthOf } from './display-width.ts';

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
  paint?(text: string, row: Row): string;
}

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

const widthOfAll = <Row>(columns: readonly TableColumn<Row>[], width: (column: TableColumn<Row>) => number): number =>
  columns.reduce((sum, column) => sum + width(column) + gap.length, -gap.length);

const columnsThatFit = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  room: number,
): readonly TableColumn<Row>[] => {
  const natural = (column: TableColumn<Row>): number => naturalWidth(rows, column);
  const narrowest = (column: TableColumn<Row>): number => Math.min(column.minWidth ?? natural(column), natural(column));
  const haveRoom = (some: readonly TableColumn<Row>[]): boolean => widthOfAll(some, narrowest) <= room;
  if (widthOfAll(columns, natural) <= room) return columns;
  const usual = columns.filter(({ isExtra }) => isExtra !== true);
  if (haveRoom(usual)) return usual;
  const main = usual.filter(({ isSecondary }) => isSecondary !== true);
  if (haveRoom(main)) return main;
  // A column that is never cut, such as a number or a state, fits in any window.
  const kept = main.find(({ minWidth }) => minWidth !== undefined);
  return main.filter((column) => column.minWidth === undefined || column === kept);
};

export interface TableLayout<Row> {
  readonly titles: string;
  line(row: Row): string;
}

/**
 * How wide each column is, and which are left out, so that every row fits in `screenColumns`; as wide as they are where
 * that is null.
 */
export function layOut<Row>(
  rows: readonly Row[],
  allColumns: readonly TableColumn<Row>[],
  { bold }: Pick<Style, 'bold'>,
  screenColumns: number | null,
): TableLayout<Row> {
  const columns = columnsThatFit(rows, allColumns, screenColumns ?? Number.POSITIVE_INFINITY);
  const natural = columns.map((column) => naturalWidth(rows, column));
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

/**
 * Rows under their titles, no wider than `columns`; as wide as they are where that is null. `below` gives the lines
 * under a row.
 */
export function table<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  style: Style,
  screenColumns: number | null,
  below: (row: Row, screenColumns: number | null) => string | null | readonly string[] = () => null,
): string {
  const { titles, line } = layOut(rows, columns, style, screenColumns);
  const more = (row: Row): readonly string[] =>
    [below(row, screenColumns) ?? []]
      .flat()
      .map((text) => cut(printable(text), screenColumns ?? Number.POSITIVE_INFINITY));
  return [titles, ...rows.flatMap((row) => [line(row), ...more(row)])].join('\n');
}
