import { describe, expect, it } from 'vitest';
import { quotePrinter } from '#adapters/documents/quote-paper.ts';
import { onPaper } from '#core/quotes/on-paper.ts';
import { money } from '#core/shared/money.ts';
import { aQuote, aStoredLine } from '#test/builders/quote.builder.ts';
import { pagesOfPdf, textsOfPdf } from './a-pdf.builder.ts';

const print = (over: Parameters<typeof aQuote>[0] = {}) => quotePrinter.print(onPaper(aQuote(over)));
const labour = aStoredLine({
  productPriceId: null,
  code: '',
  brand: '',
  description: 'Colocación',
  quantity: 1,
  sellingPrice: null,
  ownPrice: money('30000.50'),
});

describe('the sheet of a quote', () => {
  it('says who offers what to whom, until when and for how much', async () => {
    const pdf = await print({ lines: [aStoredLine(), labour], note: 'Con bujes' });
    expect(pagesOfPdf(pdf)).toBe(1);
    const texts = textsOfPdf(pdf).map((text) => text.trim());
    for (const expected of [
      ...['Repuestos Ñandú', 'Presupuesto', 'P 2026-00000012', 'Fecha: 20/11/2026', 'Válido hasta el 27/11/2026'],
      ...['Marta Gómez · 11 5874-9895', 'B47091', 'COFAP', 'Amortiguador delantero', '50.000,00', '200.000,00'],
      ...['Colocación', '30.000,50', 'Con bujes', '$ 230.000,50', 'Precios con IVA incluido', 'Página 1 de 1'],
    ]) {
      expect(texts).toContain(expected);
    }
  });

  it('says nothing of the price that the clerk typed over', async () => {
    const lines = [aStoredLine({ sellingPrice: money('48765.43'), ownPrice: money('45000') })];
    const texts = textsOfPdf(await print({ lines })).join(' ');
    expect(texts).toContain('45.000,00');
    expect(texts).not.toContain('48.765,43');
  });

  it('says that IVA is not in, and has no client where none was named', async () => {
    const texts = textsOfPdf(await print({ includesIva: false, clientName: '', clientPhone: '' }));
    expect(texts).toContain('Los precios no incluyen IVA');
    expect(texts).not.toContain('Cliente');
  });

  it('goes on for as many pages as its lines need, and is the same file when it is printed again', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => aStoredLine({ code: `COD-${index}` }));
    const [pdf, again] = await Promise.all([print({ lines }), print({ lines })]);
    expect(Buffer.from(pdf).equals(Buffer.from(again))).toBe(true);
    const texts = textsOfPdf(pdf);
    expect(pagesOfPdf(pdf)).toBeGreaterThan(1);
    expect(texts.filter((text) => text.startsWith('COD-'))).toHaveLength(90);
    expect(texts.filter((text) => text === 'Total')).toHaveLength(1);
  });
});
