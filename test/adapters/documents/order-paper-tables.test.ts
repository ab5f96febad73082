import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createOrderPaperTables } from '#adapters/documents/order-paper-tables.ts';
import { csvHeadings, csvLine, type TableColumn, type TableRow } from '#adapters/documents/table-cells.ts';
import type { OrderPaper } from '#core/orders/staff/order-printer.port.ts';
import { paperOrder } from '#core/orders/staff/paper-order.ts';
import { aSoldLine, aStaffOrder } from '#test/builders/staff-order.builder.ts';

const csv = { delimiter: ';', decimalMark: ',' } as const;
const linesOf = async function* (columns: readonly TableColumn[], batches: AsyncIterable<readonly TableRow[]>) {
  yield csvHeadings(columns, csv);
  for await (const rows of batches) for (const row of rows) yield csvLine(row, columns, csv);
};
const tables = createOrderPaperTables({
  write: async (_format, { columns }, batches) =>
    Readable.from(linesOf(columns, batches)).map((line) => Buffer.from(line)),
});
const nothing = { rows: new Map(), products: new Map() };
const plain = paperOrder(aStaffOrder({ notes: '' }), nothing);
const generous = {
  ...paperOrder(aStaffOrder({ number: 132, lines: [aSoldLine({ quantity: 5 })], notes: 'Antes de las 10' }), nothing),
  gifts: ['Gorra', 'Taza'],
};

const rowsOf = async (paper: OrderPaper): Promise<readonly Record<string, string>[]> => {
  const content = await tables.write(paper, 'csv', [plain, generous]);
  const [headings = [], ...rows] = (await buffer(Readable.from([content ?? []])))
    .toString()
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  return rows.map((row) => Object.fromEntries(headings.map((heading, place) => [heading, row[place] ?? ''])));
};
const wishes = { Notas: 'Antes de las 10', 'De regalo': 'Gorra · Taza' };

describe('orders on paper as a table', () => {
  it('tell the notes, the gifts and how an order goes out with each of its lines', async () => {
    expect(await rowsOf('picking')).toMatchObject([
      { Pedido: plain.title, Notas: '', 'De regalo': '' },
      { Pedido: generous.title, Entrega: 'Expreso', Zona: 'Norte', ...wishes },
    ]);
    expect((await rowsOf('delivery'))[1]).toMatchObject({
      ...{ Pedido: generous.title, Dirección: generous.customerAddress, Entrega: 'Expreso', Zona: 'Norte', ...wishes },
    });
  });

  it('tell them under a walk, an order a row', async () => {
    const rows = await rowsOf('picking-by-location');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ 'Cant.': '7', Pedidos: `${plain.title} × 2, ${generous.title} × 5`, Notas: '' });
    expect(rows[2]).toMatchObject({
      ...{ Ubicación: '', 'Cant.': '', Pedidos: generous.title, Cliente: generous.customerName, ...wishes },
      ...{ Dirección: 'San Martín 100, 3100 Paraná, Entre Ríos', Entrega: 'Expreso', Zona: 'Norte' },
    });
  });
});
