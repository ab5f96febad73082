import { documentPaperTexts as texts } from '#adapters/texts/document-paper.es.ts';
import { paper, paperWidth } from './paper.ts';

interface PaperFacts {
  readonly title: string;
  readonly author: string;
  /** The document's own day, YYYY-MM-DD: printed again, it is the same file. */
  readonly date: string;
}

/** The bytes of an A4 document that is drawn with the fonts that every reader of PDF has. */
export const bytesOf = async (
  { title, author, date }: PaperFacts,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> => {
  // Read with the first document: its fonts are a tenth of a second of every start.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const info = { Title: title, Author: author, CreationDate: new Date(date) };
    const pdf = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, lang: 'es-AR', info });
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
};

/** Draws a remark and the page's number at the foot of each page. */
export const drawFooters = (pdf: PDFKit.PDFDocument, remark: string): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.font('Helvetica').fontSize(7.5).fillColor(paper.faint);
    pdf.text(remark, paper.left, paper.footer, { width: paperWidth / 2 });
    const place = { width: paperWidth / 2, align: 'right' } as const;
    pdf.text(texts.page(page - start + 1, count), paper.left + paperWidth / 2, paper.footer, place);
  }
};
