import { describe, expect, it } from 'vitest';
import { createOrderPrinter } from '#adapters/documents/order-papers.ts';
import type { LocatedArticles } from '#core/orders/staff/located-articles.ts';
import { paperOrder } from '#core/orders/staff/paper-order.ts';
import { asId } from '#core/shared/ids.ts';
import { aSoldLine, aStaffOrder } from '#test/builders/staff-order.builder.ts';
import { pagesOfPdf, textsOfPdf } from './a-pdf.builder.ts';

const printer = createOrderPrinter(() => ({
  name: 'Repuestos Paraná',
  address: 'Almafuerte 1234',
  phone: '0343 555',
  cuit: '30-1-9',
}));
const located: LocatedArticles = {
  rows: new Map([
    [asId('1'), { family: 'Rodamientos', location: '' }],
    [asId('2'), { family: 'Frenos', location: '' }],
    [asId('3'), { family: 'Frenos', location: 'A-10' }],
    [asId('4'), { family: 'Rodamientos', location: 'a-2' }],
  ]),
  products: new Map(),
};
const order = paperOrder(
  aStaffOrder({ lines: [aSoldLine(), aSoldLine({ productPriceId: asId('2'), productCode: 'B47091', quantity: 7 })] }),
  located,
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

  it('go along the store: by place, then by family where none is known', async () => {
    const lines = [aSoldLine(), aSoldLine({ productPriceId: asId('3'), productCode: 'DIEZ' })];
    const placed = paperOrder(
      aStaffOrder({ lines: [...lines, aSoldLine({ productPriceId: asId('4'), productCode: 'DOS' })] }),
      located,
    );
    const texts = textsOfPdf(await printer.print('picking', [placed])).map((text) => text.trim());
    const places = ['Ubicación', 'a-2', 'DOS', 'A-10', 'DIEZ', 'Rodamientos', '6203-2RS'].map((each) =>
      texts.indexOf(each),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(texts).not.toContain('Frenos');
    expect(textsOfPdf(await printer.print('delivery', [placed])).map((text) => text.trim())).not.toContain('A-10');
  });

  it('fetch for several orders in one walk', async () => {
    const other = paperOrder(aStaffOrder({ number: 132, lines: [aSoldLine({ quantity: 5 })] }), located);
    const pdf = await printer.print('picking-by-location', [order, other]);
    const texts = textsOfPdf(pdf).map((text) => text.trim());
    expect(pagesOfPdf(pdf)).toBe(1);
    for (const expected of ['Hoja de preparación por ubicación', '2 pedidos', '2 renglones · 14 unidades']) {
      expect(texts).toContain(expected);
    }
    expect(texts.join(' ')).toContain('2026-00000131 × 2');
    expect(texts.filter((text) => text === '6203-2RS')).toHaveLength(1);
  });

  it('tell of an article that many orders share how many go with each, over as many pages as that takes', async () => {
    for (const [count, pages] of [
      [12, 1],
      [100, 8],
    ] as const) {
      const orders = Array.from({ length: count }, (_none, place) =>
        paperOrder(aStaffOrder({ number: 1001 + place, lines: [aSoldLine({ quantity: 101 + place })] }), located),
      );
      const pdf = await printer.print('picking-by-location', orders);
      const written = textsOfPdf(pdf).map((text) => text.trim());
      for (const { title, lines } of orders) {
        expect(written).toContain(`${title} × ${lines[0]?.quantity}`);
        expect(written.filter((text) => text === title)).toHaveLength(1);
      }
      expect(written.join(' ')).toContain(`${orders.at(-2)?.title} · ${orders.at(-1)?.title}`);
      expect(pagesOfPdf(pdf)).toBe(pages);
    }
  });

  it('tell at the end of the walk whose the orders are, where they go, their notes and their gifts', async () => {
    const generous = { ...order, title: '2026-00000133', gifts: ['Gorra SKF'], notes: 'Antes de las 10' };
    const written = textsOfPdf(await printer.print('picking-by-location', [order, generous])).join(' ');
    for (const expected of ['Dejar en el expreso', 'Antes de las 10', 'De regalo: Gorra SKF', 'Expreso · Norte']) {
      expect(written).toContain(expected);
    }
    expect(written.replace(/\s+/g, ' ')).toContain('San Martín 100, 3100 Paraná, Entre Ríos');
  });

  it('begin each order on a page of its own, go on for as many as it needs, and are the same when printed again', async () => {
    const long = paperOrder(
      aStaffOrder({
        number: 132,
        lines: Array.from({ length: 90 }, (_none, place) => aSoldLine({ id: String(place) })),
      }),
      located,
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
