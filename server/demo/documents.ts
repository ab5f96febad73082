import type { DemoCustomer, DemoOrder, DemoSale } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoDocument, DemoDocumentLine } from '#adapters/postgres/demo/demo-office.ts';
import type { DemoCatalogue } from '#adapters/postgres/demo/demo-rows.ts';
import { orderSnapshot } from '#adapters/postgres/orders/order-snapshot.ts';
import { ageInDays } from '#core/current-account/age.ts';
import { documentAmounts } from '#core/current-account/document.ts';
import type { DocumentLetter } from '#core/current-account/document-title.ts';
import { titleOfLine } from '#core/orders/order.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { money } from '#core/shared/money.ts';
import { calculateOrder } from './calculate-order.ts';
import { type Chance, chanceOf } from './chance.ts';
import { wantedBy } from './orders.ts';
import { settle } from './settle.ts';
import { type SoldRow, soldRows } from './sold-rows.ts';

const dayMs = 86_400_000;
/** Days to pay. */
const term = 30;
/** Documents of before this come from the former system, without lines. */
const withoutLinesAfter = 400;

/**
 * Ages of the demo company's documents besides those of its orders: three that it should have paid, and two pages of
 * history.
 */
const firstCustomersAges = [62, 68, 74, ...Array.from({ length: 34 }, (_none, index) => 92 + index * 13)];

/** The point of sale of each letter, and the last number that it gave. */
const books: Readonly<Record<DocumentLetter, readonly [pointOfSale: number, last: number]>> = {
  A: [3, 41_207],
  B: [3, 8_114],
  C: [3, 0],
  R: [1, 15_930],
};

interface Sold {
  readonly customer: DemoCustomer;
  readonly orderId: number | null;
  readonly date: string;
  readonly letter: DocumentLetter;
  readonly content: Pick<DemoOrder, 'snapshot' | 'lines'>;
}

/**
 * The documents of every current account, oldest first: one of each order that went out, and those of the year and a
 * half before.
 */
export const demoDocuments = (
  catalogue: DemoCatalogue,
  sale: DemoSale,
  orders: readonly DemoOrder[],
  seed: number,
  now: Date,
): DemoDocument[] => {
  const chance = chanceOf(seed, 'documents');
  const today = dateInBuenosAires(now.getTime());
  const rows = soldRows(catalogue);
  const sold = [...ofOrders(chance, sale, orders), ...ofBefore(chance, catalogue, sale, now)];
  sold.sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : one.customer.id - other.customer.id,
  );
  const last = new Map(Object.entries(books).map(([letter, [, number]]) => [letter, number]));
  const places = new Map<number, number>();
  return sold.map(({ customer, orderId, date, letter, content }, index): DemoDocument => {
    const number = (last.get(letter) ?? 0) + 1;
    last.set(letter, number);
    const place = places.get(customer.id) ?? 0;
    places.set(customer.id, place + 1);
    const lines = documentLines(content, rows);
    const priced = lines.map((line) => ({ ...line, unitPrice: money(line.unitPrice), iva: money(line.iva) }));
    const { total } = documentAmounts(letter, priced);
    const age = ageInDays(date, today);
    return {
      id: index + 1,
      customerId: customer.id,
      orderId,
      letter,
      pointOfSale: books[letter][0],
      number,
      date,
      expiration: daysAfter(date, term),
      total: total.toFixed(2),
      ...settle(chance, { customer, age, place, total }),
      lines: age > withoutLinesAfter ? [] : lines,
    };
  });
};

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Some customers are no registered taxpayers; some of what goes out is on a delivery note. */
const letterFor = (chance: Chance, customer: DemoCustomer): DocumentLetter =>
  chance.yes(0.12) ? 'R' : customer.id % 15 === 0 ? 'B' : 'A';

const ofOrders = (chance: Chance, { customers }: DemoSale, orders: readonly DemoOrder[]): Sold[] => {
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  return orders.flatMap((order) => {
    const customer = byId.get(order.customerId);
    const sentOut = order.states.find(({ state }) => state === 'InDelivery');
    if (customer === undefined || sentOut === undefined) return [];
    const date = dateInBuenosAires(Date.parse(sentOut.at));
    return [{ customer, orderId: order.id, date, letter: letterFor(chance, customer), content: order }];
  });
};

const ofBefore = (chance: Chance, catalogue: DemoCatalogue, sale: DemoSale, now: Date): Sold[] => {
  const fittingParts = catalogue.parts.filter(({ fits }) => fits.length > 0);
  return sale.customers.flatMap((customer, index) => {
    const ages =
      index === 0 ? firstCustomersAges : Array.from({ length: chance.int(4, 9) }, () => chance.int(term + 1, 540));
    return ages.map((age): Sold => {
      const wanted = wantedBy(chance, catalogue, fittingParts, sale);
      const { cart, lines } = calculateOrder(customer, sale, wanted, { sentAt: '', sentBy: '' });
      return {
        customer,
        orderId: null,
        date: dateInBuenosAires(now.getTime() - age * dayMs),
        letter: letterFor(chance, customer),
        content: {
          snapshot: orderSnapshot(cart, lines),
          lines: wanted.map((line) => ({ rowId: line.row?.id ?? null, lotId: line.lot?.id ?? null })),
        },
      };
    });
  });
};

/** The lines of what was sold; its discounts and its delivery's surcharge are lines of their own. */
const documentLines = (
  { snapshot, lines }: Sold['content'],
  rows: ReadonlyMap<number, SoldRow>,
): DemoDocumentLine[] => {
  const extra = (description: string, unitPrice: string): DemoDocumentLine => ({
    ...{ rowId: null, code: '', brand: '', description, quantity: 1, unitPrice },
    iva: '21',
  });
  const { shoppingCartText, charged } = snapshot.deliverySurcharge;
  return [
    ...snapshot.lines.map((line, index): DemoDocumentLine => {
      const rowId = lines[index]?.rowId ?? null;
      return {
        rowId,
        code: line.productCode,
        brand: line.productBrandName,
        description: titleOfLine(line),
        quantity: line.quantity,
        unitPrice: line.cost,
        iva: rowId === null ? '21' : (rows.get(rowId)?.row.iva ?? '21'),
      };
    }),
    ...snapshot.discountExplanation.map(({ reason, detail, value }) =>
      extra([reason, detail].filter((text) => text !== '').join(' · '), money(value).negated().toFixed(2)),
    ),
    ...(money(charged).isZero() ? [] : [extra(shoppingCartText, charged)]),
  ];
};
