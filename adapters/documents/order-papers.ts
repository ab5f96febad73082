import { documentSheetTexts } from '#adapters/texts/document-sheet.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { orderPaperTexts as texts } from '#adapters/texts/order-papers.es.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { OrderPaper, OrderPrinter } from '#core/orders/desk/order-printer.port.ts';
import type { PaperLine, PaperOrder } from '#core/orders/desk/paper-order.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import { drawable, paper, paperWidth } from './paper.ts';
import { bytesOf, drawFooters } from './sheet.ts';

type Letterhead = Pick<Distributor, 'name' | 'address' | 'phone' | 'cuit'>;

/** Draws what staff need on paper of orders, each on pages of its own. */
export const createOrderPrinter = (distributorNow: () => Letterhead): OrderPrinter => ({
  print: (kind, orders) => {
    const distributor = distributorNow();
    return bytesOf(
      { title: texts.title[kind], author: distributor.name, date: orders[0]?.date ?? '2000-01-01' },
      (pdf) => {
        for (const [place, order] of orders.entries()) {
          if (place > 0) pdf.addPage();
          drawOrder(pdf, kind, order, distributor);
        }
        drawFooters(pdf, kind === 'delivery' ? texts.remark : '');
      },
    );
  },
});

const drawOrder = (pdf: PDFKit.PDFDocument, kind: OrderPaper, order: PaperOrder, distributor: Letterhead): void => {
  const drawHead = (): number =>
    drawHeadings(pdf, kind, drawCustomer(pdf, kind, order, drawLetterhead(pdf, kind, order, distributor)));
  const end = drawLines(pdf, kind, order.lines, drawHead(), () => {
    pdf.addPage();
    return drawHead();
  });
  drawEnd(pdf, kind, order, end + 10);
};

const drawLetterhead = (
  pdf: PDFKit.PDFDocument,
  kind: OrderPaper,
  { title, date }: PaperOrder,
  { name, address, phone, cuit }: Letterhead,
): number => {
  const { top, left, right, ink, faint } = paper;
  const half = paperWidth / 2;
  pdf.font('Helvetica-Bold').fontSize(16).fillColor(ink);
  pdf.text(drawable(name), left, top, { width: half, height: 18, ellipsis: true });
  const facts = kind === 'delivery' ? [address, phone, cuit === '' ? '' : `${documentSheetTexts.cuit} ${cuit}`] : [];
  pdf.font('Helvetica').fontSize(8.5).fillColor(faint);
  pdf.text(drawable(facts.filter((fact) => fact !== '').join(' · ')), left, top + 22, {
    width: half,
    height: 22,
    ellipsis: true,
  });
  const place = { width: half, align: 'right' } as const;
  pdf
    .font('Helvetica-Bold')
    .fontSize(14)
    .fillColor(ink)
    .text(texts.title[kind], left + half, top, place);
  pdf.fontSize(12).text(`${texts.order} ${title}`, left + half, top + 18, place);
  pdf.font('Helvetica').fontSize(9).fillColor(faint);
  pdf.text(kind === 'picking' ? formatDateTime(date).slice(0, 16) : formatDate(date), left + half, top + 35, place);
  pdf
    .moveTo(left, top + 52)
    .lineTo(right, top + 52)
    .lineWidth(1.4)
    .stroke(ink);
  return top + 62;
};

const drawCustomer = (pdf: PDFKit.PDFDocument, kind: OrderPaper, order: PaperOrder, top: number): number => {
  const { left, ink, faint } = paper;
  const half = paperWidth / 2;
  const customer = `${order.customerName} (${order.customerCode})`;
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(ink);
  pdf.text(drawable(customer), left, top, { width: half, height: 26, ellipsis: true });
  pdf.font('Helvetica').fontSize(9);
  const way = [order.deliveryMethodName, order.zone].filter((part) => part !== '').join(' · ');
  pdf.text(drawable(way), left + half, top, { width: half, height: 22, align: 'right', ellipsis: true });
  const y = kind === 'delivery' ? drawWhereTo(pdf, order, top + 28) - 28 : top;
  if (order.notes === '') return y + 30;
  pdf
    .fillColor(faint)
    .text(drawable(`${texts.notes}: ${order.notes}`), left, y + 28, { width: paperWidth, height: 34, ellipsis: true });
  return y + 66;
};

/** Who brings it has to find the door. */
const drawWhereTo = (pdf: PDFKit.PDFDocument, { customerAddress, customerCuit }: PaperOrder, y: number): number => {
  const cuit = customerCuit === '' ? '' : `${documentSheetTexts.cuit} ${customerCuit}`;
  const facts = [customerAddress, cuit].filter((fact) => fact !== '');
  if (facts.length === 0) return y;
  pdf.text(drawable(facts.join(' · ')), paper.left, y, { width: paperWidth, height: 22, ellipsis: true });
  return y + 24;
};

interface PaperColumn {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'right';
  readonly bold?: true;
  readonly read: (line: PaperLine) => string;
}

const { columns: headings } = documentSheetTexts;
const quantity: PaperColumn = {
  heading: headings.quantity,
  width: 40,
  align: 'right',
  bold: true,
  read: (line) => formatCount(line.quantity),
};
const what: readonly PaperColumn[] = [
  { heading: headings.code, width: 110, bold: true, read: ({ code }) => code },
  { heading: headings.brand, width: 80, read: ({ brand }) => brand },
];
const described = ({ description, lot, replaces }: PaperLine): string =>
  [description, lot === '' ? '' : `${texts.lot} ${lot}`, replaces === '' ? '' : `${texts.replaces} ${replaces}`]
    .filter((part) => part !== '')
    .join(' · ');

/** Room for a tick before what is fetched. */
const tick = 22;
const columns: Readonly<Record<OrderPaper, readonly PaperColumn[]>> = {
  picking: [
    quantity,
    ...what,
    { heading: headings.description, width: 179, read: described },
    { heading: texts.internalCode, width: 80, read: ({ internalCode }) => internalCode },
  ],
  delivery: [quantity, ...what, { heading: headings.description, width: 281, read: described }],
};

const size = 9;
const lineHeight = 11;
const gap = 6;
const startOf = (kind: OrderPaper): number => paper.left + (kind === 'picking' ? tick : 0);

const drawHeadings = (pdf: PDFKit.PDFDocument, kind: OrderPaper, y: number): number => {
  pdf.rect(paper.left, y, paperWidth, 18).fill(paper.band);
  let x = startOf(kind);
  pdf.font('Helvetica-Bold').fontSize(8).fillColor(paper.ink);
  for (const { heading, width, align = 'left' } of columns[kind]) {
    pdf.text(heading, x, y + 5, { width: width - gap, align });
    x += width;
  }
  return y + 22;
};

/** The lines from `y` on, under their families where shelves are walked along. Answers where they end. */
const drawLines = (
  pdf: PDFKit.PDFDocument,
  kind: OrderPaper,
  lines: readonly PaperLine[],
  y: number,
  nextPage: () => number,
): number => {
  let at = y;
  let family = '';
  for (const line of lines) {
    const height = heightOf(pdf, kind, line);
    const opens = kind === 'picking' && line.family !== family;
    if (at + height + (opens ? 16 : 0) > paper.tableBottom) at = nextPage();
    if (opens) {
      pdf.font('Helvetica-Bold').fontSize(8).fillColor(paper.faint);
      pdf.text(drawable(line.family === '' ? texts.noFamily : line.family), paper.left, at + 3, { width: paperWidth });
      family = line.family;
      at += 16;
    }
    drawLine(pdf, kind, line, at);
    at += height;
    pdf
      .moveTo(paper.left, at - 2)
      .lineTo(paper.right, at - 2)
      .lineWidth(0.4)
      .stroke(paper.rule);
  }
  return at;
};

const heightOf = (pdf: PDFKit.PDFDocument, kind: OrderPaper, line: PaperLine): number => {
  pdf.font('Helvetica').fontSize(size);
  const heights = columns[kind].map(({ width, read }) =>
    pdf.heightOfString(drawable(read(line)), { width: width - gap }),
  );
  return Math.min(Math.max(lineHeight, ...heights), lineHeight * 3) + gap;
};

const drawLine = (pdf: PDFKit.PDFDocument, kind: OrderPaper, line: PaperLine, y: number): void => {
  if (kind === 'picking')
    pdf
      .rect(paper.left + 4, y, 10, 10)
      .lineWidth(0.8)
      .stroke(paper.faint);
  let x = startOf(kind);
  for (const { width, align = 'left', bold, read } of columns[kind]) {
    pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(paper.ink);
    pdf.text(drawable(read(line)), x, y + 1, { width: width - gap, height: lineHeight * 3, align, ellipsis: true });
    x += width;
  }
};

/** Gifts, how much there is of it all, and who received it. */
const drawEnd = (pdf: PDFKit.PDFDocument, kind: OrderPaper, order: PaperOrder, y: number): void => {
  const { left, right, ink, faint } = paper;
  const units = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(ink);
  pdf.text(texts.sum(order.lines.length, units), left, y, { width: paperWidth });
  for (const [place, gift] of order.gifts.slice(0, 5).entries()) {
    const from = y + 14 + place * 12;
    pdf.font('Helvetica');
    pdf.text(drawable(`${texts.gift}: ${gift}`), left, from, { width: paperWidth, height: 11, ellipsis: true });
  }
  if (kind !== 'delivery') return;
  const signed = paper.footer - 34;
  const width = (right - left - 40) / 3;
  pdf.font('Helvetica').fontSize(8).fillColor(faint);
  for (const [place, label] of texts.signed.entries()) {
    const x = left + place * (width + 20);
    pdf
      .moveTo(x, signed)
      .lineTo(x + width, signed)
      .lineWidth(0.6)
      .stroke(faint);
    pdf.text(label, x, signed + 4, { width, align: 'center' });
  }
};
