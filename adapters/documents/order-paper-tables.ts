import { documentSheetTexts } from '#adapters/texts/document-sheet.es.ts';
import { orderPaperTexts as texts } from '#adapters/texts/order-papers.es.ts';
import { nameOfPickedOrders } from '#adapters/texts/picked-orders.es.ts';
import type { OrderPaper, OrderPaperTables } from '#core/orders/desk/order-printer.port.ts';
import type { PaperLine, PaperOrder } from '#core/orders/desk/paper-order.ts';
import { type PickedArticle, pickingList } from '#core/orders/desk/picking-list.ts';
import { described } from './described-line.ts';
import type { TableColumn, TableRow } from './table-cells.ts';
import type { TableFiles } from './table-files.ts';

interface PaperColumn<Row> extends TableColumn {
  readonly cell: (row: Row) => string;
}
type Fetched = Pick<PaperLine, 'location' | 'family' | 'quantity' | 'code' | 'brand' | 'internalCode'>;
interface OrderedLine extends PaperLine {
  readonly order: PaperOrder;
}

const { columns: headings } = documentSheetTexts;
const text = { kind: 'text' } as const;
const location: PaperColumn<Fetched> = {
  heading: texts.location,
  width: 18,
  ...text,
  cell: (line) => line.location,
};
const quantity: PaperColumn<Fetched> = {
  heading: headings.quantity,
  width: 10,
  kind: 'number',
  cell: (line) => String(line.quantity),
};
const article: readonly PaperColumn<Fetched>[] = [
  { heading: headings.code, width: 22, ...text, cell: ({ code }) => code },
  { heading: headings.brand, width: 18, ...text, cell: ({ brand }) => brand },
];
const own: readonly PaperColumn<Fetched>[] = [
  { heading: texts.internalCode, width: 18, ...text, cell: ({ internalCode }) => internalCode },
  { heading: texts.family, width: 24, ...text, cell: ({ family }) => family },
];
const whose: readonly PaperColumn<OrderedLine>[] = [
  { heading: texts.order, width: 16, ...text, cell: ({ order }) => order.title },
  { heading: texts.customerCode, width: 18, ...text, cell: ({ order }) => order.customerCode },
  { heading: texts.customer, width: 36, ...text, cell: ({ order }) => order.customerName },
];
const description: PaperColumn<PaperLine> = { heading: headings.description, width: 48, ...text, cell: described };

const walk: readonly PaperColumn<PickedArticle>[] = [
  location,
  quantity,
  ...article,
  { ...description, cell: (row) => row.description },
  ...own,
  { heading: texts.orders, width: 48, ...text, cell: nameOfPickedOrders },
];
const columns: Readonly<Record<Exclude<OrderPaper, 'picking-by-location'>, readonly PaperColumn<OrderedLine>[]>> = {
  picking: [...whose, location, quantity, ...article, description, ...own],
  delivery: [...whose, quantity, ...article, description],
};

/** What staff print of orders as a workbook or a text with semicolons, a row a line. */
export const createOrderPaperTables = (files: TableFiles): OrderPaperTables => ({
  async write(paper, format, orders) {
    const [layout, rows] =
      paper === 'picking-by-location'
        ? tableOf(walk, pickingList(orders))
        : tableOf(
            columns[paper],
            orders.flatMap((order) => order.lines.map((line) => ({ ...line, order }))),
          );
    const content = await files.write(format, { sheet: texts.sheet[paper], columns: layout }, batchOf(rows));
    if (content === null) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    return Buffer.concat(chunks);
  },
});

const tableOf = <Row>(
  of: readonly PaperColumn<Row>[],
  rows: readonly Row[],
): readonly [layout: readonly TableColumn[], rows: readonly TableRow[]] => [
  of.map(({ heading, width, kind }) => ({ heading, width, kind })),
  rows.map((row) => of.map(({ cell }) => cell(row))),
];

async function* batchOf(rows: readonly TableRow[]): AsyncGenerator<readonly TableRow[]> {
  yield rows;
}
