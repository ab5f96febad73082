import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { ivaText, quoteSheetTexts as texts } from '#adapters/texts/quotes.es.ts';
import type { QuoteOnPaper, QuotePrinter } from '#core/quotes/quote-printer.port.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { drawLines } from './document-table.ts';
import { drawable, paper, paperWidth } from './paper.ts';
import { bytesOf, drawFooters } from './sheet.ts';

/** Draws a shop's quote: its own name at the top, and nothing of where it buys. */
export const quotePrinter: QuotePrinter = {
  print: (quote) =>
    bytesOf({ title: `${texts.kind} ${quote.title}`, author: quote.shopName, date: quote.date }, (pdf) => {
      const drawHead = (): number => drawClient(pdf, quote, drawLetterhead(pdf, quote));
      drawLines(pdf, quote.lines, drawHead(), () => {
        pdf.addPage();
        return drawHead();
      });
      drawEnd(pdf, quote);
      drawFooters(pdf, texts.remark);
    }),
};

const nameWidth = 300;

const drawLetterhead = (pdf: PDFKit.PDFDocument, quote: QuoteOnPaper): number => {
  const { top, left, right, ink, faint } = paper;
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink);
  pdf.text(drawable(quote.shopName), left, top, { width: nameWidth, height: 46, ellipsis: true });
  const from = left + nameWidth;
  const place = { width: right - from, align: 'right' } as const;
  pdf.fontSize(14).text(texts.kind, from, top + 2, place);
  pdf
    .font('Helvetica')
    .fontSize(11)
    .text(drawable(quote.title), from, top + 22, place);
  pdf.fontSize(9).fillColor(faint);
  pdf.text(`${texts.date}: ${formatDate(quote.date)}`, from, top + 40, place);
  const bottom = top + 64;
  pdf.moveTo(left, bottom).lineTo(right, bottom).lineWidth(1.4).stroke(ink);
  return bottom + 14;
};

/** Whom it is for at the left, until when it holds at the right. */
const drawClient = (
  pdf: PDFKit.PDFDocument,
  { clientName, clientPhone, validUntil }: QuoteOnPaper,
  y: number,
): number => {
  const { left, right, ink, faint } = paper;
  const client = [clientName, clientPhone].filter((part) => part !== '').join(' · ');
  if (client !== '') {
    pdf.font('Helvetica').fontSize(7.5).fillColor(faint).text(texts.client, left, y);
    pdf.font('Helvetica-Bold').fontSize(11).fillColor(ink);
    pdf.text(drawable(client), left, y + 10, { width: nameWidth, height: 14, ellipsis: true });
  }
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(ink);
  const from = left + nameWidth;
  pdf.text(texts.validUntil(formatDate(validUntil)), from, y + 10, { width: right - from, align: 'right' });
  return y + 38;
};

const noteHeight = 60;

/** The note at the left and the total at the right, at the foot of the last page. */
const drawEnd = (pdf: PDFKit.PDFDocument, { note, total, includesIva }: QuoteOnPaper): void => {
  const { left, right, totals, ink, faint, rule } = paper;
  const from = right - 230;
  if (note !== '') {
    pdf
      .font('Helvetica')
      .fontSize(7.5)
      .fillColor(faint)
      .text(texts.note, left, totals + 8);
    pdf.fontSize(9).fillColor(ink);
    pdf.text(drawable(note), left, totals + 19, { width: paperWidth - 260, height: noteHeight, ellipsis: true });
  }
  pdf.moveTo(from, totals).lineTo(right, totals).lineWidth(0.8).stroke(rule);
  pdf.font('Helvetica-Bold').fontSize(15).fillColor(ink);
  pdf.text(texts.total, from, totals + 10, { width: 70 });
  pdf.text(formatPesos(total), from + 70, totals + 10, { width: 160, align: 'right' });
  pdf.font('Helvetica').fontSize(8.5).fillColor(faint);
  pdf.text(ivaText(includesIva), from, totals + 32, { width: 230, align: 'right' });
};
