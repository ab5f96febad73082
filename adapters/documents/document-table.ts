import { documentPaperTexts } from '#adapters/texts/document-paper.es.ts';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { type DocumentLine, documentLineSubtotal } from '#core/current-account/document.ts';
import { drawable, paper, paperWidth } from './paper.ts';

/** What the table says of a line. */
type LineOnPaper = Omit<DocumentLine, 'iva'>;

interface TableColumn {
  readonly heading: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly read: (line: LineOnPaper) => string;
}

const { columns: headings } = documentPaperTexts;
const columns: readonly TableColumn[] = [
  { align: 'left', heading: headings.code, width: 96, read: ({ code }) => code },
  { align: 'left', heading: headings.brand, width: 70, read: ({ brand }) => brand },
  { align: 'left', heading: headings.description, width: 160, read: ({ description }) => description },
  { align: 'right', heading: headings.quantity, width: 35, read: ({ quantity }) => formatCount(quantity) },
  { align: 'right', heading: headings.unitPrice, width: 75, read: ({ unitPrice }) => formatAmount(unitPrice) },
  { align: 'right', heading: headings.subtotal, width: 75, read: (line) => formatAmount(documentLineSubtotal(line)) },
];

const size = 8;
const lineHeight = 10;
const maxLines = 3;
const padding = 4;

type Font = 'Helvetica' | 'Helvetica-Bold';

const rowHeight = (pdf: PDFKit.PDFDocument, line: LineOnPaper): number => {
  pdf.font('Helvetica').fontSize(size);
  const heights = columns.map(({ width, read }) =>
    pdf.heightOfString(drawable(read(line)), { width: width - padding }),
  );
  return Math.min(Math.max(lineHeight, ...heights), lineHeight * maxLines) + padding;
};

const drawCells = (pdf: PDFKit.PDFDocument, y: number, font: Font, text: (column: TableColumn) => string): void => {
  pdf.font(font).fontSize(size).fillColor(paper.ink);
  let x: number = paper.left + padding / 2;
  for (const column of columns) {
    pdf.text(drawable(text(column)), x, y, {
      width: column.width - padding,
      height: lineHeight * maxLines,
      align: column.align,
      ellipsis: true,
    });
    x += column.width;
  }
};

const drawHeadings = (pdf: PDFKit.PDFDocument, y: number): number => {
  const height = lineHeight + padding * 2;
  pdf.rect(paper.left, y, paperWidth, height).fill(paper.band);
  drawCells(pdf, y + padding + 1, 'Helvetica-Bold', ({ heading }) => heading);
  return y + height + padding;
};

/**
 * Draws the lines from `y` on, on as many pages as they need, and answers where they end; `nextPage` begins a page and
 * answers where its table starts.
 */
export const drawLines = (
  pdf: PDFKit.PDFDocument,
  lines: readonly LineOnPaper[],
  y: number,
  nextPage: () => number,
): number => {
  let at = drawHeadings(pdf, y);
  for (const line of lines) {
    const height = rowHeight(pdf, line);
    if (at + height > paper.tableBottom) at = drawHeadings(pdf, nextPage());
    drawCells(pdf, at, 'Helvetica', ({ read }) => read(line));
    at += height;
    const rule = at - 1;
    pdf.moveTo(paper.left, rule).lineTo(paper.right, rule).lineWidth(0.4).stroke(paper.rule);
    at += 2;
  }
  return at;
};
