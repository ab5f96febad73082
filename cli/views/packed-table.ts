import { printable, type Style } from '../style.ts';
import { widthOf } from './display-width.ts';
import { type LinesBelow, layOutBy, linesBelow, type TableColumn, type TableLayout } from './table.ts';

/** What the table shows of a row: its cells, the colours around each, and the lines under it. */
interface PackedRow {
  readonly cells: readonly string[];
  readonly around: readonly string[];
  readonly below: readonly string[];
}

/** Stands for a cell's text while its colours are asked for. None of these three signs is in a printable text. */
const anyText = '\u0000';
const betweenCells = '\t';
const betweenLines = '\n';

export interface PackedTable<Row> {
  /** The row as a text from which it can be drawn. */
  pack(row: Row): string;
  /** Called with every row that will be drawn, before the first is. */
  measure(packed: string): void;
  /** Lines of rows, each with its line break; the titles before the first. */
  text(packed: readonly string[], isFirst: boolean): string;
  /** The titles of the columns for which there was no room, once rows are drawn. */
  leftOut(): readonly string[];
}

/** `table` for rows that are too many to be there at once: the same lines. */
export const createPackedTable = <Row>(
  columns: readonly TableColumn<Row>[],
  style: Style,
  screenColumns: number | null,
  below: LinesBelow<Row> = () => null,
): PackedTable<Row> => {
  const widths = columns.map(({ title }) => widthOf(title));
  const packedColumns = columns.map(
    (column, at): TableColumn<PackedRow> => ({
      ...column,
      cell: ({ cells }) => cells[at] ?? '',
      paint: (text, { around }) => (around[at] || anyText).replace(anyText, () => text),
    }),
  );
  let layout: TableLayout<PackedRow> | null = null;
  const read = (packed: string): PackedRow => {
    const [cells = '', around = '', ...under] = packed.split(betweenLines);
    return { cells: cells.split(betweenCells), around: around.split(betweenCells), below: under };
  };
  return {
    leftOut: () => layout?.leftOut ?? [],
    pack(row) {
      const cells = columns.map(({ cell }) => printable(cell(row))).join(betweenCells);
      const around = columns.map(({ paint }) => paint?.(anyText, row) ?? anyText);
      const colours = around.every((each) => each === anyText) ? '' : around.join(betweenCells);
      return [cells, colours, ...linesBelow(row, below, screenColumns)].join(betweenLines);
    },
    measure(packed) {
      for (const [at, cell] of read(packed).cells.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
    },
    text(packed, isFirst) {
      layout ??= layOutBy(widths, packedColumns, style, screenColumns);
      const { titles, line } = layout;
      const lines = packed.map(read).flatMap((row) => [line(row), ...row.below]);
      return `${[...(isFirst ? [titles] : []), ...lines].join('\n')}\n`;
    },
  };
};
