import { documentPaperTexts } from '#adapters/texts/document-paper.es.ts';
import { orderPaperTexts as texts } from '#adapters/texts/order-papers.es.ts';
import { namesOfPickedOrders } from '#adapters/texts/picked-orders.es.ts';
import type { OrderPaper, OrderPaperTables } from '#core/orders/staff/order-printer.port.ts';
import type { PaperLine, PaperOrder } from '#core/orders/staff/paper-order.ts';
import { type PickedArticle, pickingList } from '#core/orders/staff/picking-list.ts';
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

const { columns: headings } = documentPaperTexts;
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
const way: readonly PaperColumn<PaperOrder>[] = [
  { heading: texts.delivery, width: 18, ...text, cell: ({ deliveryMethodName }) => deliveryMethodName },
  { heading: texts.zone, width: 14, ...text, cell: ({ zone }) => zone },
];
const wishes: readonly PaperColumn<PaperOrder>[] = [
  { heading: texts.notes, width: 36, ...text, cell: ({ notes }) => notes },
  { heading: texts.gift, width: 36, ...text, cell: ({ gifts }) => gifts.join(' · ') },
];
const address: PaperColumn<PaperOrder> = {
  heading: texts.address,
  width: 48,
  ...text,
  cell: ({ customerAddress }) => customerAddress,
};
/** Repeats the order's cells on each line of the order. */
const withLines = (of: readonly PaperColumn<PaperOrder>[]): readonly PaperColumn<OrderedLine>[] =>
  of.map((column) => ({ ...column, cell: ({ order }) => column.cell(order) }));
const description: PaperColumn<PaperLine> = { heading: headings.description, width: 48, ...text, cell: described };

const walk: readonly PaperColumn<PickedArticle>[] = [
  location,
  quantity,
  ...article,
  { ...description, cell: (row) => row.description },
  ...own,
  { heading: texts.orders, width: 48, ...text, cell: (row) => namesOfPickedOrders(row).join(', ') },
];
const columns: Readonly<Record<Exclude<OrderPaper, 'picking-by-location'>, readonly PaperColumn<OrderedLine>[]>> = {
  picking: [...whose, location, quantity, ...article, description, ...own, ...withLines([address, ...way, ...wishes])],
  delivery: [...whose, ...withLines([address, ...way]), quantity, ...article, description, ...withLines(wishes)],
};
/** In the list for all orders at once, the orders follow what is fetched for them. */
const walked: readonly PaperColumn<PaperOrder>[] = [
  { heading: texts.customer, width: 36, ...text, cell: ({ customerName }) => customerName },
  address,
  ...way,
  ...wishes,
];

/** What staff print of orders as a workbook or a text with semicolons, a row a line. */
export const createOrderPaperTables = (files: TableFiles): OrderPaperTables => ({
  async write(paper, format, orders) {
    const [layout, rows] =
      paper === 'picking-by-location'
        ? walkOf(orders)
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

type Table = readonly [layout: readonly TableColumn[], rows: readonly TableRow[]];

const walkOf = (orders: readonly PaperOrder[]): Table => {
  const [articleColumns, articles] = tableOf(walk, pickingList(orders));
  const [orderColumns, wanted] = tableOf(walked, orders);
  const titles = orders.map(({ title }) => [...articleColumns.slice(1).map(() => null), title]);
  return [
    [...articleColumns, ...orderColumns],
    [...articles, ...wanted.map((cells, place) => [...(titles[place] ?? []), ...cells])],
  ];
};

const tableOf = <Row>(of: readonly PaperColumn<Row>[], rows: readonly Row[]): Table => [
  of.map(({ heading, width, kind }) => ({ heading, width, kind })),
  rows.map((row) => of.map(({ cell }) => cell(row))),
];

async function* batchOf(rows: readonly TableRow[]): AsyncGenerator<readonly TableRow[]> {
  yield rows;
}
