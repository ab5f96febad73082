import { describe, expect, it } from 'vitest';
import { quoteMessage } from '#adapters/texts/quote-message.es.ts';
import { onPaper } from '#core/quotes/on-paper.ts';
import { money } from '#core/shared/money.ts';
import { aQuote, aStoredLine } from '#test/builders/quote.builder.ts';

describe('the message of a quote', () => {
  it('is short lines that a client understands', () => {
    const labour = aStoredLine({
      productPriceId: null,
      code: '',
      brand: '',
      description: 'Colocación',
      quantity: 1,
      sellingPrice: null,
      ownPrice: money('30000.50'),
    });
    expect(quoteMessage(onPaper(aQuote({ lines: [aStoredLine(), labour], note: 'Para el Gol' })))).toBe(
      [
        '*Repuestos Ñandú*',
        'Presupuesto P 2026-00000012',
        'Para Marta Gómez',
        '',
        '4 × Amortiguador delantero · COFAP B47091',
        '$ 50.000,00 c/u = $ 200.000,00',
        '',
        '1 × Colocación',
        '$ 30.000,50',
        '',
        '*Total: $ 230.000,50*',
        'Precios con IVA incluido',
        'Válido hasta el 27/11/2026',
        '',
        'Para el Gol',
      ].join('\n'),
    );
  });

  it('leaves out what was not written', () => {
    const text = quoteMessage(onPaper(aQuote({ clientName: '', includesIva: false })));
    expect(text).not.toContain('Para');
    expect(text).toContain('Los precios no incluyen IVA');
  });
});
