import { documentPaperTexts } from '#adapters/texts/document-paper.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { orderPaperTexts as texts } from '#adapters/texts/order-papers.es.ts';
import { namesOfPickedOrders } from '#adapters/texts/picked-orders.es.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { OrderPaper, OrderPrinter } from '#core/orders/staff/order-printer.port.ts';
import type { PaperLine, PaperOrder } from '#core/orders/staff/paper-order.ts';
import { type PickedArticle, pickingList } from '#core/orders/staff/picking-list.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import { described } from './described-line.ts';
import { drawable, paper, paperWidth } from './paper.ts';
import { drawPaperTable, type PaperColumn, type PaperTable } from './paper-table.ts';
import { bytesOf, drawFooters } from './pdf-pages.ts';

type Letterhead = Pick<Distributor, 'name' | 'address' | 'phone' | 'cuit'>;

/** Draws what staff need on paper of orders, each on pages of its own. */
export const createOrderPrinter = (distributorNow: () => Letterhead): OrderPrinter => ({
  print: (kind, orders) => {
    const distributor = distributorNow();
    return bytesOf(
      { title: texts.title[kind], author: distributor.name, date: orders[0]?.date ?? '2000-01-01' },
      (pdf) => {
        if (kind === 'picking-by-location') drawWalk(pdf, orders, distributor);
        else {
          for (const [place, order] of orders.entries()) {
            if (place > 0) pdf.addPage();
            drawOrder(pdf, kind, order, distributor);
          }
        }
        drawFooters(pdf, kind === 'delivery' ? texts.remark : '');
      },
    );
  },
});

type OrderedPaper = Exclude<OrderPaper, 'picking-by-location'>;

const drawOrder = (pdf: PDFKit.PDFDocument, kind: OrderedPaper, order: PaperOrder, distributor: Letterhead): void => {
  const facts = { kind, what: `${texts.order} ${order.title}`, when: whenOf(kind, order.date) };
  const end = drawPaperTable(pdf, tables[kind], order.lines, () =>
    drawCustomer(pdf, kind, order, drawLetterhead(pdf, facts, distributor)),
  );
  drawEnd(pdf, kind, order, end + 10);
};

/**
 * All orders at once in the order of the store's places; which orders they are is at the head, and at the end what each
 * needs besides its articles.
 */
const drawWalk = (pdf: PDFKit.PDFDocument, orders: readonly PaperOrder[], distributor: Letterhead): void => {
  const rows = pickingList(orders);
  const newest =
    orders
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  const facts = {
    kind: 'picking-by-location',
    what: texts.forMany(orders.length),
    when: newest === '' ? '' : texts.until(whenOf('picking', newest)),
  } as const;
  const names = drawable(orders.map(({ title }) => title).join(' · '));
  let isFirst = true;
  const end = drawPaperTable(pdf, walkTable, rows, () => {
    const top = drawLetterhead(pdf, facts, distributor);
    if (!isFirst) return top;
    isFirst = false;
    pdf.font('Helvetica').fontSize(9).fillColor(paper.ink);
    const height = pdf.heightOfString(names, { width: paperWidth });
    pdf.text(names, paper.left, top, { width: paperWidth });
    return top + height + 8;
  });
  drawSum(pdf, rows, end + 10);
  let from: number | null = end + 34;
  if (from > lastTableStart) {
    pdf.addPage();
    from = null;
  }
  drawPaperTable(pdf, walkedOrders, orders, () => {
    const top = from ?? drawLetterhead(pdf, facts, distributor);
    from = null;
    return top;
  });
};

/** Lower on a page no table begins: its headings would stand alone. */
const lastTableStart = paper.tableBottom - 90;

const whenOf = (kind: OrderPaper, date: string): string =>
  kind === 'delivery' ? formatDate(date) : formatDateTime(date).slice(0, 16);

interface LetterheadFacts {
  readonly kind: OrderPaper;
  readonly what: string;
  readonly when: string;
}

const drawLetterhead = (
  pdf: PDFKit.PDFDocument,
  { kind, what, when }: LetterheadFacts,
  { name, address, phone, cuit }: Letterhead,
): number => {
  const { top, left, right, ink, faint } = paper;
  const half = paperWidth / 2;
  pdf.font('Helvetica-Bold').fontSize(16).fillColor(ink);
  pdf.text(drawable(name), left, top, { width: half, height: 18, ellipsis: true });
  const facts = kind === 'delivery' ? [address, phone, cuit === '' ? '' : `${documentPaperTexts.cuit} ${cuit}`] : [];
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
  pdf.fontSize(12).text(what, left + half, top + 18, place);
  pdf.font('Helvetica').fontSize(9).fillColor(faint);
  pdf.text(when, left + half, top + 35, place);
  pdf
    .moveTo(left, top + 52)
    .lineTo(right, top + 52)
    .lineWidth(1.4)
    .stroke(ink);
  return top + 62;
};

const wayOf = ({ deliveryMethodName, zone }: Pick<PaperOrder, 'deliveryMethodName' | 'zone'>): string =>
  [deliveryMethodName, zone].filter((part) => part !== '').join(' · ');

const drawCustomer = (pdf: PDFKit.PDFDocument, kind: OrderPaper, order: PaperOrder, top: number): number => {
  const { left, ink, faint } = paper;
  const half = paperWidth / 2;
  const customer = `${order.customerName} (${order.customerCode})`;
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(ink);
  pdf.text(drawable(customer), left, top, { width: half, height: 26, ellipsis: true });
  pdf.font('Helvetica').fontSize(9);
  pdf.text(drawable(wayOf(order)), left + half, top, { width: half, height: 22, align: 'right', ellipsis: true });
  const y = drawWhereTo(pdf, kind, order, top + 28) - 28;
  if (order.notes === '') return y + 30;
  pdf
    .fillColor(faint)
    .text(drawable(`${texts.notes}: ${order.notes}`), left, y + 28, { width: paperWidth, height: 34, ellipsis: true });
  return y + 66;
};

/** The driver needs the address; the person who packs needs to know which branch it goes to. */
const drawWhereTo = (
  pdf: PDFKit.PDFDocument,
  kind: OrderPaper,
  { customerAddress, customerCuit }: PaperOrder,
  y: number,
): number => {
  const cuit = kind !== 'delivery' || customerCuit === '' ? '' : `${documentPaperTexts.cuit} ${customerCuit}`;
  const facts = [customerAddress, cuit].filter((fact) => fact !== '');
  if (facts.length === 0) return y;
  pdf.text(drawable(facts.join(' · ')), paper.left, y, { width: paperWidth, height: 22, ellipsis: true });
  return y + 24;
};

const { columns: headings } = documentPaperTexts;
const quantity: PaperColumn<Pick<PaperLine, 'quantity'>> = {
  heading: headings.quantity,
  width: 40,
  align: 'right',
  bold: true,
  read: (line) => formatCount(line.quantity),
};
const location: PaperColumn<Pick<PaperLine, 'location'>> = {
  heading: texts.location,
  width: 68,
  bold: true,
  read: (line) => line.location,
};
const article: readonly PaperColumn<Pick<PaperLine, 'code' | 'brand'>>[] = [
  { heading: headings.code, width: 104, bold: true, read: ({ code }) => code },
  { heading: headings.brand, width: 76, read: ({ brand }) => brand },
];

/** A product without a storage location is looked for by its family. */
const familyOf = ({ location: place, family }: Pick<PaperLine, 'location' | 'family'>): string | null =>
  place === '' ? family || texts.noFamily : null;

const tables: Readonly<Record<OrderedPaper, PaperTable<PaperLine>>> = {
  picking: {
    columns: [
      location,
      quantity,
      ...article,
      { heading: headings.description, width: 131, read: described },
      { heading: texts.internalCode, width: 70, read: ({ internalCode }) => internalCode },
    ],
    isTicked: true,
    groupOf: familyOf,
  },
  delivery: {
    columns: [quantity, ...article, { heading: headings.description, width: 291, read: described }],
    isTicked: false,
    groupOf: () => null,
  },
};
const walkTable: PaperTable<PickedArticle> = {
  columns: [
    location,
    quantity,
    ...article,
    { heading: headings.description, width: 105, read: ({ description }) => description },
    { heading: texts.orders, width: 96, read: namesOfPickedOrders },
  ],
  isTicked: true,
  groupOf: familyOf,
};
const giftNames = ({ gifts }: Pick<PaperOrder, 'gifts'>): readonly string[] =>
  gifts.map((gift) => `${texts.gift}: ${gift}`);
/** An order that is fetched goes to no address. */
const whereTo = (order: PaperOrder): readonly string[] =>
  [wayOf(order), order.customerAddress].filter((part) => part !== '');
const walkedOrders: PaperTable<PaperOrder> = {
  columns: [
    { heading: texts.order, width: 76, bold: true, read: ({ title }) => title },
    { heading: texts.customer, width: 125, read: (order) => `${order.customerName} (${order.customerCode})` },
    { heading: texts.delivery, width: 190, read: whereTo },
    {
      heading: texts.notesAndGifts,
      width: 120,
      read: (order) => [...(order.notes === '' ? [] : [order.notes]), ...giftNames(order)],
    },
  ],
  isTicked: false,
  groupOf: () => null,
};

const drawSum = (pdf: PDFKit.PDFDocument, lines: readonly { readonly quantity: number }[], y: number): void => {
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(paper.ink);
  pdf.text(texts.sum(lines.length, units), paper.left, y, { width: paperWidth });
};

/** Gifts, how much there is of it all, and who received it. */
const drawEnd = (pdf: PDFKit.PDFDocument, kind: OrderPaper, order: PaperOrder, y: number): void => {
  const { left, right, faint } = paper;
  drawSum(pdf, order.lines, y);
  for (const [place, gift] of giftNames(order).slice(0, 5).entries()) {
    const from = y + 14 + place * 12;
    pdf.font('Helvetica');
    pdf.text(drawable(gift), left, from, { width: paperWidth, height: 11, ellipsis: true });
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
