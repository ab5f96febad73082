import { drawable, paper, paperWidth } from './paper.ts';

export interface PaperColumn<Row> {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'right';
  readonly bold?: true;
  /** Several are one under the other, and go on to the next page where a row is longer than a page. */
  readonly read: (row: Row) => string | readonly string[];
}

export interface PaperTable<Row> {
  readonly columns: readonly PaperColumn<Row>[];
  /** Whether each row has a box to tick before it. */
  readonly isTicked: boolean;
  /** The heading that a row belongs to; null for none. Drawn where it is another than that of the row before. */
  readonly groupOf: (row: Row) => string | null;
}

/** Room for a tick before what is fetched. */
const tick = 22;
const size = 9;
const lineHeight = 11;
const gap = 6;
const groupHeight = 16;

/**
 * The rows under their headings, on as many pages as they need; `drawHead` begins each and answers where the table may
 * start. Answers where it ends.
 */
export const drawPaperTable = <Row>(
  pdf: PDFKit.PDFDocument,
  table: PaperTable<Row>,
  rows: readonly Row[],
  drawHead: () => number,
): number => {
  const begin = (): number => drawHeadings(pdf, table, drawHead());
  let at = begin();
  let group: string | null = null;
  let isFresh = true;
  const turn = (): void => {
    pdf.addPage();
    at = begin();
    isFresh = true;
  };
  for (const row of rows) {
    const own = table.groupOf(row);
    const opens = own !== null && own !== group;
    const heading = opens ? groupHeight : 0;
    let cells = cellsOf(table, row);
    if (!isFresh && at + heading + heightOf(pdf, table, cells) > paper.tableBottom) turn();
    if (opens) {
      pdf.font('Helvetica-Bold').fontSize(8).fillColor(paper.faint);
      pdf.text(drawable(own), paper.left, at + 3, { width: paperWidth });
      at += groupHeight;
    }
    group = own;
    if (table.isTicked) drawTick(pdf, at);
    for (;;) {
      const [now, later] = cutAt(pdf, table, cells, paper.tableBottom - at);
      drawCells(pdf, table, now, at);
      at += heightOf(pdf, table, now);
      if (later === null) break;
      turn();
      cells = later;
    }
    isFresh = false;
    pdf
      .moveTo(paper.left, at - 2)
      .lineTo(paper.right, at - 2)
      .lineWidth(0.4)
      .stroke(paper.rule);
  }
  return at;
};

const startOf = ({ isTicked }: { readonly isTicked: boolean }): number => paper.left + (isTicked ? tick : 0);

const drawHeadings = <Row>(pdf: PDFKit.PDFDocument, table: PaperTable<Row>, y: number): number => {
  pdf.rect(paper.left, y, paperWidth, 18).fill(paper.band);
  let x = startOf(table);
  pdf.font('Helvetica-Bold').fontSize(8).fillColor(paper.ink);
  for (const { heading, width, align = 'left' } of table.columns) {
    pdf.text(heading, x, y + 5, { width: width - gap, align });
    x += width;
  }
  return y + 22;
};

/** The texts of a row, by column; each inner list is lines that stay together. */
type Cells = readonly (readonly string[])[];

const cellsOf = <Row>({ columns }: PaperTable<Row>, row: Row): Cells =>
  columns.map(({ read }) => [read(row)].flat().map(drawable));

const fontOf = <Row>({ bold }: PaperColumn<Row>): string => (bold ? 'Helvetica-Bold' : 'Helvetica');

const cellHeight = <Row>(pdf: PDFKit.PDFDocument, column: PaperColumn<Row>, lines: readonly string[]): number =>
  pdf
    .font(fontOf(column))
    .fontSize(size)
    .heightOfString(lines.join('\n'), { width: column.width - gap });

const heightOf = <Row>(pdf: PDFKit.PDFDocument, { columns }: PaperTable<Row>, cells: Cells): number =>
  Math.max(lineHeight, ...columns.map((column, place) => cellHeight(pdf, column, cells[place] ?? []))) + gap;

/** What of a row has room in a height, of each column its first lines at least; null where nothing is left. */
const cutAt = <Row>(
  pdf: PDFKit.PDFDocument,
  { columns }: PaperTable<Row>,
  cells: Cells,
  height: number,
): readonly [now: Cells, later: Cells | null] => {
  const fitting = columns.map((column, place) => {
    const lines = cells[place] ?? [];
    let count = lines.length;
    while (count > 1 && cellHeight(pdf, column, lines.slice(0, count)) + gap > height) count -= 1;
    return count;
  });
  const later = cells.map((lines, place) => lines.slice(fitting[place]));
  const now = cells.map((lines, place) => lines.slice(0, fitting[place]));
  return [now, later.every((lines) => lines.length === 0) ? null : later];
};

const drawTick = (pdf: PDFKit.PDFDocument, y: number): void => {
  pdf
    .rect(paper.left + 4, y, 10, 10)
    .lineWidth(0.8)
    .stroke(paper.faint);
};

const drawCells = <Row>(pdf: PDFKit.PDFDocument, table: PaperTable<Row>, cells: Cells, y: number): void => {
  let x = startOf(table);
  for (const [place, column] of table.columns.entries()) {
    const { width, align = 'left' } = column;
    pdf.font(fontOf(column)).fontSize(size).fillColor(paper.ink);
    pdf.text((cells[place] ?? []).join('\n'), x, y + 1, { width: width - gap, align });
    x += width;
  }
};
