import { describe, expect, it } from 'vitest';
import { createOrderPrinter } from '#adapters/documents/order-papers.ts';
import { paperOrder } from '#core/orders/desk/paper-order.ts';
import { asId } from '#core/shared/ids.ts';
import { aDeskOrder, aSoldLine } from '#test/builders/desk-order.builder.ts';
import { pagesOfPdf, textsOfPdf } from './a-pdf.builder.ts';

const printer = createOrderPrinter(() => ({
  name: 'Repuestos Paraná',
  address: 'Almafuerte 1234',
  phone: '0343 555',
  cuit: '30-1-9',
}));
const family = (row: string): string => (row === '2' ? 'Frenos' : 'Rodamientos');
const order = paperOrder(
  aDeskOrder({ lines: [aSoldLine(), aSoldLine({ productPriceId: asId('2'), productCode: 'B47091', quantity: 7 })] }),
  family,
);

describe('orders on paper', () => {
  it('tell what is to be fetched, family by family, and no price', async () => {
    const texts = textsOfPdf(await printer.print('picking', [order])).map((text) => text.trim());
    for (const expected of [
      ...['Repuestos Paraná', 'Hoja de preparación', 'Pedido 2026-00000131', '20/11/2026 12:00', 'Expreso · Norte'],
      ...['Repuestos El Cruce S.R.L. (10101)', 'Notas: Dejar en el expreso', 'Frenos', 'Rodamientos', '6203-2RS', '7'],
      ...['INT-1', '2 renglones · 9 unidades', 'Página 1 de 1'],
    ]) {
      expect(texts).toContain(expected);
    }
    expect(texts.join(' ')).not.toContain('1.234,50');
    expect(texts.indexOf('Frenos')).toBeLessThan(texts.indexOf('Rodamientos'));
  });

  it('tell what goes with the parts, and where it is signed', async () => {
    const texts = textsOfPdf(await printer.print('delivery', [order])).map((text) => text.trim());
    expect(texts.join(' ')).toContain('San Martín 100, 3100 Paraná, Entre Ríos · CUIT 30-50001091-2');
    for (const expected of ['Remito interno', 'Firma', 'Aclaración', 'Documento interno, sin validez fiscal']) {
      expect(texts).toContain(expected);
    }
  });

  it('begin each order on a page of its own, go on for as many as it needs, and are the same when printed again', async () => {
    const long = paperOrder(
      aDeskOrder({
        number: 132,
        lines: Array.from({ length: 90 }, (_none, place) => aSoldLine({ id: String(place) })),
      }),
      family,
    );
    const [pdf, again] = await Promise.all([
      printer.print('picking', [order, long]),
      printer.print('picking', [order, long]),
    ]);
    expect(pagesOfPdf(pdf)).toBeGreaterThan(3);
    expect(Buffer.from(pdf).equals(Buffer.from(again))).toBe(true);
    expect(textsOfPdf(pdf).filter((text) => text.trim() === 'Pedido 2026-00000131')).toHaveLength(1);
  });
});
