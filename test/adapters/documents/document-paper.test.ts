import { describe, expect, it } from 'vitest';
import { documentPrinter } from '#adapters/documents/document-paper.ts';
import { money } from '#core/shared/money.ts';
import { aLine, aPrintable, pagesOfPdf, textsOfPdf } from './a-pdf.builder.ts';

describe('the sheet of a document', () => {
  it('says who sells what to whom, and what it comes to', async () => {
    const pdf = await documentPrinter.print(aPrintable([aLine(), aLine({ code: '6203', iva: money('10.5') })]));
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pagesOfPdf(pdf)).toBe(1);
    const texts = textsOfPdf(pdf).map((text) => text.trim());
    for (const expected of [
      ...['Mostrador', 'CUIT 33-12345679-9', 'Factura', 'Nº 00001-00000077', 'Fecha: 09/03/2026'],
      ...['Vencimiento: 08/04/2026', 'Repuestos Ñandú S.R.L.', '30-50001091-2', '10001'],
      ...['087902E000', 'Rodamiento rígido de bolas', '1.234,50', '2.469,00', '6203'],
      ...['$ 4.938,00', 'IVA 21 %', '$ 518,49', 'IVA 10,5 %', '$ 259,25', '$ 5.715,74', 'Página 1 de 1'],
    ]) {
      expect(texts).toContain(expected);
    }
  });

  it('of a delivery note has no IVA', async () => {
    const texts = textsOfPdf(await documentPrinter.print(aPrintable([aLine()], { letter: 'R' })));
    expect(texts).toContain('Remito');
    expect(texts.filter((text) => /IVA|Neto/.test(text))).toEqual([]);
    expect(texts).toContain('$ 2.469,00');
  });

  it('goes on for as many pages as its lines need, each with its head', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => aLine({ code: `COD-${index}` }));
    const pdf = await documentPrinter.print(aPrintable(lines));
    const texts = textsOfPdf(pdf);
    const pages = pagesOfPdf(pdf);
    expect(pages).toBeGreaterThan(1);
    expect(texts.filter((text) => text === 'Nº 00001-00000077')).toHaveLength(pages);
    expect(texts.filter((text) => text.startsWith('COD-'))).toEqual(lines.map(({ code }) => code));
    expect(texts).toContain(`Página ${pages} de ${pages}`);
    expect(texts.filter((text) => text === 'Total')).toHaveLength(1);
  });

  it('is the same file when it is printed again', async () => {
    const twice = await Promise.all([aPrintable(), aPrintable()].map(documentPrinter.print));
    expect(Buffer.from(twice[0] ?? []).equals(Buffer.from(twice[1] ?? []))).toBe(true);
  });

  it('writes what its fonts cannot draw as by hand, with a question mark where there is no such writing', async () => {
    const description = 'Válvula Ø 12 ≥ 3 “doble”\n中 − fin';
    const texts = textsOfPdf(await documentPrinter.print(aPrintable([aLine({ description })])));
    expect(texts.join(' ')).toContain('Válvula Ø 12 >= 3');
    expect(texts.join(' ')).toContain('? - fin');
  });
});
