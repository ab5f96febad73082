import { orderCopyTexts as texts } from '#adapters/texts/order-copy.es.ts';
import { orderSums } from '#adapters/texts/order-mail.es.ts';
import { ivaText } from '#adapters/texts/pricing.es.ts';
import { deliveryAddressText } from '#core/customers/delivery-address.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { joinedContact } from '#core/distributor/joined-contact.ts';
import { formatNumber } from '#core/orders/number.ts';
import { nameOfReplaced, type Order, titleOfLine } from '#core/orders/order.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { drawLines } from './document-table.ts';
import { drawable, paper, paperWidth } from './paper.ts';
import { bytesOf, drawFooters } from './pdf-pages.ts';

type Letterhead = Pick<Distributor, 'name' | 'address' | 'town' | 'phone' | 'email' | 'cuit'>;

/** An order with its prices, as its company gets it by mail. */
export const drawOrderCopy = (distributor: Letterhead, order: Order): Promise<Uint8Array> =>
  bytesOf({ title: `${texts.kind} ${formatNumber(order)}`, author: distributor.name, date: order.date }, (pdf) => {
    const drawHead = (): number => drawCustomer(pdf, order, drawLetterhead(pdf, distributor, order));
    const lines = order.lines.map((line) => ({
      code: line.productCode,
      brand: line.productBrandName,
      description:
        line.replaces === undefined
          ? titleOfLine(line)
          : `${titleOfLine(line)} · ${texts.replaces} ${nameOfReplaced(line.replaces)}`,
      quantity: line.quantity,
      unitPrice: line.cost,
    }));
    const nextPage = () => {
      pdf.addPage();
      return drawHead();
    };
    const end = drawLines(pdf, lines, drawHead(), nextPage);
    drawSums(pdf, order, end + 8, nextPage);
    drawFooters(pdf, texts.remark);
  });

const half = paperWidth / 2;

const drawLetterhead = (pdf: PDFKit.PDFDocument, distributor: Letterhead, order: Order): number => {
  const { top, left, right, ink, faint } = paper;
  const { name, address, town, phone, email, cuit } = distributor;
  pdf.font('Helvetica-Bold').fontSize(16).fillColor(ink);
  pdf.text(drawable(name), left, top, { width: half, height: 18, ellipsis: true });
  const facts = [joinedContact([address, town], ', '), phone, email, cuit === '' ? '' : `CUIT ${cuit}`];
  pdf.font('Helvetica').fontSize(8.5).fillColor(faint);
  pdf.text(drawable(facts.filter((fact) => fact !== '').join(' · ')), left, top + 22, {
    ...{ width: half, height: 22, ellipsis: true },
  });
  const place = { width: half, align: 'right' } as const;
  pdf.font('Helvetica-Bold').fontSize(14).fillColor(ink);
  pdf.text(`${texts.kind} ${formatNumber(order)}`, left + half, top, place);
  pdf.font('Helvetica').fontSize(9).fillColor(faint);
  pdf.text(formatDate(order.date), left + half, top + 20, place);
  const bottom = top + 52;
  pdf.moveTo(left, bottom).lineTo(right, bottom).lineWidth(1.4).stroke(ink);
  return bottom + 10;
};

const drawCustomer = (pdf: PDFKit.PDFDocument, order: Order, y: number): number => {
  const { left, ink, faint } = paper;
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(ink);
  pdf.text(drawable(order.customerName), left, y, { width: half, height: 26, ellipsis: true });
  pdf.font('Helvetica').fontSize(9);
  pdf.text(drawable(order.deliveryMethodName), left + half, y, { width: half, height: 22, align: 'right' });
  const below = drawWhereTo(pdf, order, y + 28);
  if (order.notes === '') return below + 2;
  pdf.fillColor(faint);
  pdf.text(drawable(`${texts.notes}: ${order.notes}`), left, below, { width: paperWidth, height: 34, ellipsis: true });
  return below + 38;
};

const drawWhereTo = (pdf: PDFKit.PDFDocument, { deliveryAddress }: Order, y: number): number => {
  if (deliveryAddress === null) return y;
  const text = `${texts.address}: ${deliveryAddressText(deliveryAddress)}`;
  pdf.text(drawable(text), paper.left, y, { width: paperWidth, height: 22, ellipsis: true });
  return y + 24;
};

/** Gifts, then from the subtotal to the total: on the page of the last line where there is room. */
const drawSums = (pdf: PDFKit.PDFDocument, order: Order, y: number, nextPage: () => number): void => {
  const { left, right, ink, rule, footer } = paper;
  const gifts = order.offerValueQuantities.filter(({ giftText }) => giftText !== '');
  const sums = orderSums({
    ...order,
    surchargeText: order.deliverySurcharge.shoppingCartText,
    surcharge: order.deliverySurcharge.charged,
  });
  let at = y + gifts.length * 13 + sums.length * 15 > footer - 44 ? nextPage() : y;
  pdf.font('Helvetica').fontSize(9).fillColor(ink);
  for (const { giftText } of gifts) {
    pdf.text(drawable(`${texts.gift}: ${giftText}`), left, at, { width: paperWidth, height: 11, ellipsis: true });
    at += 13;
  }
  const from = right - 300;
  pdf.moveTo(from, at).lineTo(right, at).lineWidth(0.8).stroke(rule);
  at += 6;
  for (const { label, amount, isTotal = false } of sums) {
    pdf.font(isTotal ? 'Helvetica-Bold' : 'Helvetica').fontSize(isTotal ? 13 : 9);
    pdf.text(drawable(label), from, at, { width: 190, height: isTotal ? 15 : 11, ellipsis: true });
    pdf.text(drawable(amount), from + 190, at, { width: 110, align: 'right' });
    at += 15;
  }
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text(ivaText(false), from, at + 3, { width: 300, align: 'right' });
};
