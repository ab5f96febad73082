import { drawable, paper, paperWidth } from './paper.ts';

export interface PaperColumn<Row> {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'right';
  readonly bold?: true;
  readonly read: (row: Row) => string;
}

export interface PaperTable<Row> {
  readonly columns: readonly PaperColumn<Row>[];
  /** With a box to tick before each row. */
  readonly isTicked: boolean;
  /** What a row stands under; null for nothing. Told where it is another than that of the row before. */
  readonly groupOf: (row: Row) => string | null;
}

/** Room for a tick before what is fetched. */
const tick = 22;
const size = 9;
const lineHeight = 11;
const gap = 6;

/** The rows under their headings, on as many pages as they need; `drawHead` begins each and answers where the table may start. Answers where it ends. */
export const drawPaperTable = <Row>(
  pdf: PDFKit.PDFDocument,
  table: PaperTable<Row>,
  rows: readonly Row[],
  drawHead: () => number,
): number => {
  const begin = (): number => drawHeadings(pdf, table, drawHead());
  let at = begin();
  let group: string | null = null;
  for (const row of rows) {
    const height = heightOf(pdf, table, row);
    const own = table.groupOf(row);
    const opens = own !== null && own !== group;
    if (at + height + (opens ? 16 : 0) > paper.tableBottom) {
      pdf.addPage();
      at = begin();
    }
    if (opens) {
      pdf.font('Helvetica-Bold').fontSize(8).fillColor(paper.faint);
      pdf.text(drawable(own), paper.left, at + 3, { width: paperWidth });
      at += 16;
    }
    group = own;
    drawRow(pdf, table, row, at);
    at += height;
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

const heightOf = <Row>(pdf: PDFKit.PDFDocument, { columns }: PaperTable<Row>, row: Row): number => {
  pdf.font('Helvetica').fontSize(size);
  const heights = columns.map(({ width, read }) => pdf.heightOfString(drawable(read(row)), { width: width - gap }));
  return Math.min(Math.max(lineHeight, ...heights), lineHeight * 3) + gap;
};

const drawRow = <Row>(pdf: PDFKit.PDFDocument, table: PaperTable<Row>, row: Row, y: number): void => {
  if (table.isTicked)
    pdf
      .rect(paper.left + 4, y, 10, 10)
      .lineWidth(0.8)
      .stroke(paper.faint);
  let x = startOf(table);
  for (const { width, align = 'left', bold, read } of table.columns) {
    pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(paper.ink);
    pdf.text(drawable(read(row)), x, y + 1, { width: width - gap, height: lineHeight * 3, align, ellipsis: true });
    x += width;
  }
};
