import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { ivaText } from '#adapters/texts/pricing.es.ts';
import { quotePaperTexts as texts } from '#adapters/texts/quotes.es.ts';
import type { QuoteOnPaper, QuotePrinter } from '#core/quotes/quote-printer.port.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { drawLines } from './document-table.ts';
import { drawable, paper, paperWidth } from './paper.ts';
import { bytesOf, drawFooters } from './pdf-pages.ts';

/** Draws a shop's quote: its own name at the top, and nothing of where it buys. */
export const quotePrinter: QuotePrinter = {
  print: (quote) =>
    bytesOf({ title: `${texts.kind} ${quote.title}`, author: quote.shopName, date: quote.date }, (pdf) => {
      const drawHead = (): number => drawClient(pdf, quote, drawLetterhead(pdf, quote));
      const end = drawLines(pdf, quote.lines, drawHead(), () => {
        pdf.addPage();
        return drawHead();
      });
      drawEnd(pdf, quote, Math.min(end + 8, paper.totals));
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

/** Draws the client at the left, and until when the quote holds at the right. */
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

/** The note at the left and the total at the right, below the last line. */
const drawEnd = (pdf: PDFKit.PDFDocument, { note, total, includesIva }: QuoteOnPaper, y: number): void => {
  const { left, right, ink, faint, rule } = paper;
  const from = right - 230;
  if (note !== '') {
    pdf
      .font('Helvetica')
      .fontSize(7.5)
      .fillColor(faint)
      .text(texts.note, left, y + 8);
    pdf.fontSize(9).fillColor(ink);
    pdf.text(drawable(note), left, y + 19, { width: paperWidth - 260, height: noteHeight, ellipsis: true });
  }
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.8).stroke(rule);
  pdf.font('Helvetica-Bold').fontSize(15).fillColor(ink);
  pdf.text(texts.total, from, y + 10, { width: 70 });
  pdf.text(formatPesos(total), from + 70, y + 10, { width: 160, align: 'right' });
  pdf.font('Helvetica').fontSize(8.5).fillColor(faint);
  pdf.text(ivaText(includesIva), from, y + 32, { width: 230, align: 'right' });
};
