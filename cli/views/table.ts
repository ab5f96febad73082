import { printable, type Style } from '../style.ts';

export interface TableColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
  readonly align?: 'right';
  /** May be cut down to this many columns where the screen is narrow. */
  readonly least?: number;
  /** Left out where the table would not fit. */
  readonly isExtra?: true;
  readonly paint?: (text: string, row: Row) => string;
}

const gap = '  ';
const lengthOf = (text: string): number => [...text].length;

const cut = (text: string, width: number): string =>
  lengthOf(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join('')}…`;

const pad = (text: string, width: number, align: 'right' | undefined): string => {
  const spaces = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return align === 'right' ? spaces + text : text + spaces;
};

/** The widest of the columns that may give way gives way first. */
const narrowed = (natural: readonly number[], least: readonly number[], room: number): readonly number[] => {
  const widths = [...natural];
  for (let over = widths.reduce((sum, width) => sum + width, 0) - room; over > 0; over -= 1) {
    const at = widths.reduce(
      (best, width, index) =>
        width > (least[index] ?? width) && width > (best < 0 ? 0 : (widths[best] ?? 0)) ? index : best,
      -1,
    );
    if (at < 0) break;
    widths[at] = (widths[at] ?? 0) - 1;
  }
  return widths;
};

const naturalWidth = <Row>(rows: readonly Row[], { title, cell }: TableColumn<Row>): number =>
  rows.reduce((widest, row) => Math.max(widest, lengthOf(printable(cell(row)))), lengthOf(title));

const columnsThatFit = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  room: number,
): readonly TableColumn<Row>[] => {
  const needed = columns.reduce((sum, column) => sum + naturalWidth(rows, column) + gap.length, -gap.length);
  return needed <= room ? columns : columns.filter((column) => column.isExtra !== true);
};

/** Rows under their titles, no wider than `columns`; as wide as they are where that is null. `below` gives the lines under a row. */
export function table<Row>(
  rows: readonly Row[],
  allColumns: readonly TableColumn<Row>[],
  { bold }: Style,
  screenColumns: number | null,
  below: (row: Row) => string | null | readonly string[] = () => null,
): string {
  const columns = columnsThatFit(rows, allColumns, screenColumns ?? Number.POSITIVE_INFINITY);
  const cells = rows.map((row) => columns.map((column) => printable(column.cell(row))));
  const natural = columns.map((column) => naturalWidth(rows, column));
  const least = columns.map((column, at) => column.least ?? natural[at] ?? 0);
  const room = (screenColumns ?? Number.POSITIVE_INFINITY) - gap.length * (columns.length - 1);
  const widths = narrowed(natural, least, room);
  const line = (texts: readonly string[], paint: (text: string, column: TableColumn<Row>) => string) =>
    columns
      .map((column, at) => {
        const width = widths[at] ?? 0;
        const isLast = at === columns.length - 1 && column.align === undefined;
        const text = cut(texts[at] ?? '', width);
        return paint(isLast ? text : pad(text, width, column.align), column);
      })
      .join(gap)
      .trimEnd();
  const titles = columns.map((column) => column.title);
  return [
    line(titles, (text) => bold(text)),
    ...rows.flatMap((row, at) => {
      const shown = line(cells[at] ?? [], (text, column) => column.paint?.(text, row) ?? text);
      return [
        shown,
        ...[below(row) ?? []].flat().map((more) => cut(printable(more), screenColumns ?? Number.POSITIVE_INFINITY)),
      ];
    }),
  ].join('\n');
}
