import { inflateSync } from 'node:zlib';
import { type DocumentLine, documentAmounts } from '#core/current-account/document.ts';
import type { PrintableDocument } from '#core/current-account/document-printer.port.ts';
import { documentTitle } from '#core/current-account/document-title.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

export const aLine = (over: Partial<DocumentLine> = {}): DocumentLine => ({
  code: '087902E000',
  brand: 'SKF',
  description: 'Rodamiento rígido de bolas',
  quantity: 2,
  unitPrice: money('1234.50'),
  iva: money(21),
  ...over,
});

export const aPrintable = (
  lines: readonly DocumentLine[] = [aLine()],
  over: Partial<PrintableDocument['document']> = {},
): PrintableDocument => {
  const name = { letter: 'A', pointOfSale: 1, number: 77, ...over } as const;
  const amounts = documentAmounts(name.letter, lines);
  return {
    document: {
      ...name,
      id: asId('1'),
      title: documentTitle(name),
      customerId: asId('1'),
      date: '2026-03-09',
      expiration: '2026-04-08',
      total: amounts.total,
      debt: amounts.total,
      isFinished: false,
      hasPdf: true,
      ...over,
    },
    lines,
    amounts,
    customer: { externalCode: '10001', name: 'Repuestos Ñandú S.R.L.', cuit: '30-50001091-2' },
    distributor: {
      name: 'Mostrador',
      cuit: '33-12345679-9',
      address: 'Av. Mitre 1989, Munro',
      phone: '11 5550-0100',
      email: 'ventas@mostrador.example',
    },
  };
};

export const pagesOfPdf = (pdf: Uint8Array): number =>
  (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g) ?? []
  ).length;

/** What is written on a PDF of pdfkit's: each piece of text that was drawn, in the order of drawing. */
export const textsOfPdf = (pdf: Uint8Array): string[] => {
  const bytes = Buffer.from(pdf);
  const raw = bytes.toString('latin1');
  return [...raw.matchAll(/(?<!end)stream\n/g)].flatMap(({ index }) => {
    const from = index + 'stream\n'.length;
    const packed = bytes.subarray(from, raw.indexOf('\nendstream', from));
    const drawn = inflateSync(packed).toString('latin1');
    return [...drawn.matchAll(/\[(.*?)\] TJ/g)].map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    );
  });
};
