import { documentPaperTexts as texts } from '#adapters/texts/document-paper.es.ts';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import type { DocumentPrinter, PrintableDocument } from '#core/current-account/document-printer.port.ts';
import { documentTitle } from '#core/current-account/document-title.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { drawLines } from './document-table.ts';
import { drawable, paper, paperWidth } from './paper.ts';
import { bytesOf, drawFooters } from './pdf-pages.ts';

/** Draws invoices and delivery notes with the fonts that every reader of PDF has. */
export const documentPrinter: DocumentPrinter = {
  print: (printable) =>
    bytesOf(
      {
        title: `${texts.kind[printable.document.letter]} ${documentTitle(printable.document)}`,
        author: printable.distributor.name,
        date: printable.document.date,
      },
      (pdf) => {
        const drawHead = (): number => drawCustomer(pdf, printable, drawLetterhead(pdf, printable));
        drawLines(pdf, printable.lines, drawHead(), () => {
          pdf.addPage();
          return drawHead();
        });
        drawTotals(pdf, printable);
        drawFooters(pdf, texts.copy);
      },
    ),
};

const contactMessages = 40;
const middle = paper.left + paperWidth / 2;

/** Who sells on the left, the letter in its box, and which document it is on the right. */
const drawLetterhead = (pdf: PDFKit.PDFDocument, { distributor, document }: PrintableDocument): number => {
  const { top, left, right, ink, faint, rule } = paper;
  const half = paperWidth / 2 - contactMessages / 2 - 12;
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(ink);
  pdf.text(drawable(distributor.name), left, top, { width: half, height: 20, ellipsis: true });
  const cuit = distributor.cuit === '' ? '' : `${texts.cuit} ${distributor.cuit}`;
  const facts = [distributor.address, distributor.phone, distributor.email, cuit].filter((fact) => fact !== '');
  pdf.font('Helvetica').fontSize(8.5).fillColor(faint);
  for (const [place, fact] of facts.entries()) {
    pdf.text(drawable(fact), left, top + 26 + place * 12, { width: half, height: 11, ellipsis: true });
  }

  pdf
    .rect(middle - contactMessages / 2, top, contactMessages, contactMessages)
    .lineWidth(1)
    .stroke(ink);
  pdf.font('Helvetica-Bold').fontSize(24).fillColor(ink);
  pdf.text(document.letter, middle - contactMessages / 2, top + 10, { width: contactMessages, align: 'center' });

  const from = middle + contactMessages / 2 + 12;
  const width = right - from;
  pdf.font('Helvetica-Bold').fontSize(18).text(texts.kind[document.letter], from, top, { width, align: 'right' });
  const number = `${texts.number} ${documentTitle(document).slice(2)}`;
  pdf
    .font('Helvetica')
    .fontSize(11)
    .text(number, from, top + 26, { width, align: 'right' });
  pdf.fontSize(9).fillColor(faint);
  pdf.text(`${texts.date}: ${formatDate(document.date)}`, from, top + 44, { width, align: 'right' });
  pdf.text(`${texts.expiration}: ${formatDate(document.expiration)}`, from, top + 57, { width, align: 'right' });

  const bottom = top + 84;
  pdf.moveTo(left, bottom).lineTo(right, bottom).lineWidth(0.8).stroke(rule);
  return bottom + 12;
};

const drawCustomer = (pdf: PDFKit.PDFDocument, { customer }: PrintableDocument, y: number): number => {
  const label = (text: string, x: number) =>
    pdf.font('Helvetica').fontSize(7.5).fillColor(paper.faint).text(text, x, y);
  const value = (text: string, x: number, width: number) =>
    pdf
      .font('Helvetica-Bold')
      .fontSize(10)
      .fillColor(paper.ink)
      .text(drawable(text), x, y + 10, { width, height: 12, ellipsis: true });
  const cuitAt = paper.left + 290;
  const codeAt = paper.left + 410;
  label(texts.customer, paper.left);
  value(customer.name, paper.left, 280);
  if (customer.cuit !== '') {
    label(texts.cuit, cuitAt);
    value(customer.cuit, cuitAt, 110);
  }
  label(texts.customerCode, codeAt);
  value(customer.externalCode, codeAt, paper.right - codeAt);
  return y + 34;
};

/** Net, IVA by rate and the total, at the foot of the last page. */
const drawTotals = (pdf: PDFKit.PDFDocument, { amounts }: PrintableDocument): void => {
  const rows = [
    ...(amounts.iva.length === 0 ? [] : [{ label: texts.net, amount: amounts.net }]),
    ...amounts.iva.map(({ rate, amount }) => ({ label: texts.iva(rate), amount })),
  ];
  const from = paper.right - 230;
  pdf.moveTo(from, paper.totals).lineTo(paper.right, paper.totals).lineWidth(0.8).stroke(paper.rule);
  let y = paper.totals + 8;
  const row = (label: string, amount: string): void => {
    pdf.text(label, from, y, { width: 110 });
    pdf.text(amount, from + 110, y, { width: 120, align: 'right' });
  };
  pdf.font('Helvetica').fontSize(9).fillColor(paper.ink);
  for (const { label, amount } of rows) {
    row(label, formatPesos(amount));
    y += 14;
  }
  pdf.font('Helvetica-Bold').fontSize(13);
  y += 2;
  row(texts.total, formatPesos(amounts.total));
};
