import { orderMail } from '#adapters/texts/order-mail.es.ts';
import {
  addressText,
  type DeliveryAddress,
  deliveryAddresses,
  deliveryAddressText,
  type OtherAddress,
  orderGoesTo,
  type PostalAddress,
} from '#core/customers/delivery-address.ts';
import type { OrderDraft, OrderRepository } from '#core/orders/order.repository.port.ts';
import type { OrderPage } from '#core/orders/order.service.ts';
import { type Order, type OrderSummary, titleOfLine } from '#core/orders/order.ts';
import type { OrderFilter } from '#core/orders/order-management.service.ts';
import type { OrderState } from '#core/orders/state.ts';
import { madeBefore } from '#core/shared/idempotency.ts';
import { asId } from '#core/shared/ids.ts';
import { nameKey } from '#core/shared/name-key.ts';
import type { Paging } from '#core/shared/paging.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isNamedSql } from '../customers/customer-name-sql.ts';
import type { Database } from '../database/database.ts';
import { knownRequest } from '../database/known-request.ts';
import { fromColumn, toColumn } from '../database/money-column.ts';
import { readPage } from '../database/page.ts';
import { rowId } from '../database/row-id.ts';
import { isMailed, type Mailing, type MailingRow, mailingFrom, mailsOf } from '../mail/mailing.ts';
import { moveOrder } from './move-order.ts';
import { type AnyOrderSnapshot, fromSnapshot, orderSnapshot } from './order-snapshot.ts';
import { addressesSql, standSql, storeOrderSql } from './orders-sql.ts';

interface OrderRow {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly sent_at: string;
  readonly sent_by: string;
  readonly acted_by: string | null;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly delivery_method_name: string;
  readonly notes: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly total: string;
  readonly state: OrderState;
  readonly state_at: string;
  readonly snapshot: AnyOrderSnapshot;
}

const summaryColumns = `o.id, o.year, o.number, o.sent_at, o.customer_id, c.name as customer_name, o.delivery_method_name, o.total,
  o.state, o.state_at`;
const orderColumns = `${summaryColumns}, o.sent_by, o.acted_by, o.notes, o.subtotal, o.discount, o.snapshot`;
const fromOrders = 'from sales_order o join customer c on c.id = o.customer_id';

const whereFilter = `
  where (cardinality($1::text[]) = 0 or o.state = any($1::text[]))
    and ($2 = '' or c.external_code = $2 or ${isNamedSql('$3', 'c.')})`;

const byIdSql = `select ${orderColumns} ${fromOrders} where o.id = $1`;
const newestFirst = 'order by o.sent_at desc, o.id desc';
const ownSql = (customerId: number) => ({
  rows: `select ${orderColumns} ${fromOrders} where o.customer_id = $1 ${newestFirst}`,
  count: 'select count(*)::int as found from sales_order where customer_id = $1',
  values: [customerId],
});
const filteredSql = ({ states, customer }: OrderFilter) => ({
  rows: `select ${summaryColumns} ${fromOrders} ${whereFilter} ${newestFirst}`,
  count: `select count(*)::int as found ${fromOrders} ${whereFilter}`,
  values: [states, customer.trim(), nameKey(customer)],
});

/** Columns that the insertion of an order gives. */
type StoredColumn = 'id' | 'year' | 'number';

interface AddressRow extends PostalAddress {
  readonly other_addresses: readonly OtherAddress[];
}

interface Stand extends MailingRow, AddressRow {
  readonly method: string | null;
  readonly is_pickup: boolean | null;
  readonly request_hash: string | null;
  readonly order_id: number | null;
}

/** A company's own orders: sent as one statement, listed and read. */
export const createOrderRepository = (database: Database): OrderRepository => ({
  async store(draft) {
    const customerId = rowId(draft.customerId);
    const [stand] = await database.query<Stand>(standSql, [
      customerId,
      'mail.orders',
      rowId(draft.deliveryMethodId),
      draft.idempotencyKey,
    ]);
    if (stand === undefined) return Err({ code: 'stale' });
    const { request_hash: payloadHash } = stand;
    const before = madeBefore(payloadHash === null ? null : { made: stand.order_id, payloadHash }, draft.payloadHash);
    if (before !== null) {
      if (!before.ok) return before;
      const [known] = await database.query<OrderRow>(byIdSql, [before.val]);
      return known === undefined ? Err({ code: 'stale' }) : Ok(order(known));
    }
    if (stand.method === null) return Err({ code: 'delivery-method-unknown' });
    const found = goesToIn(stand, draft.deliveryAddress);
    if (!found.ok) return found;
    const goesTo = found.val;
    const row = rowOf(draft, { ...stand, method: stand.method }, goesTo);
    const [stored] = await database.query<Pick<OrderRow, StoredColumn>>(
      storeOrderSql,
      storeValues(draft, row, mailingFrom(stand, 'orders'), goesTo),
    );
    return stored === undefined ? Err({ code: 'stale' }) : Ok(order({ ...row, ...stored }));
  },

  knownKey: (customerId, key) =>
    knownRequest(database, key, {
      ...{ table: 'idempotency_key', columns: 'order_id', of: { customer_id: rowId(customerId) } },
      made: ({ order_id: id }: { readonly order_id: number }) => asId<'order'>(String(id)),
    }),

  async addressesOf(customerId) {
    const [row] = await database.query<AddressRow>(addressesSql, [rowId(customerId)]);
    return row === undefined ? [] : addressesIn(row);
  },

  async byId(id) {
    const [row] = await database.query<OrderRow>(byIdSql, [rowId(id)]);
    return row === undefined ? null : order(row);
  },

  async byNumber({ year, number }) {
    const [row] = await database.query<OrderRow>(
      `select ${orderColumns} ${fromOrders} where o.year = $1 and o.number = $2`,
      [year, number],
    );
    return row === undefined ? null : order(row);
  },

  async ofCustomer(customerId, page) {
    return ordersOf(order, await readPage<OrderRow>(database, page, ownSql(rowId(customerId))));
  },

  async list(filter) {
    return ordersOf(summary, await readPage<OrderRow>(database, filter.page, filteredSql(filter)));
  },

  move: ({ year, number }, to, at, author) => moveOrder(database, { year, number, version: null }, to, at, author),
});

/** Null for what is fetched, wherever it was said to go; undefined where nothing is known of the address. */
const goesToIn = (stand: Stand, name: string) => {
  if (stand.is_pickup === true) return Ok(null);
  const address = orderGoesTo({ ...stand, otherAddresses: stand.other_addresses }, name);
  if (address === null) return Err({ code: 'delivery-address-unknown' } as const);
  return Ok(addressText(address) === '' ? undefined : address);
};

const addressesIn = ({ other_addresses, ...main }: AddressRow): readonly DeliveryAddress[] =>
  deliveryAddresses({ ...main, otherAddresses: other_addresses });

/** The draft as the row that is written, but for what writing it gives. */
const rowOf = (
  draft: OrderDraft,
  { name, method }: Stand & { readonly method: string },
  goesTo: DeliveryAddress | null | undefined,
): Omit<OrderRow, StoredColumn> => ({
  sent_at: draft.sentAt,
  sent_by: draft.sentBy,
  acted_by: draft.actedBy,
  customer_id: rowId(draft.customerId),
  customer_name: name,
  delivery_method_name: method,
  notes: draft.notes,
  subtotal: toColumn(draft.cart.subtotal),
  discount: toColumn(draft.cart.discount),
  total: toColumn(draft.cart.total),
  state: 'Sent',
  state_at: draft.sentAt,
  snapshot: orderSnapshot(draft.cart, draft.lines, goesTo),
});

const storeValues = (
  draft: OrderDraft,
  row: Omit<OrderRow, StoredColumn>,
  mailing: Mailing,
  goesTo: DeliveryAddress | null | undefined,
): readonly unknown[] => {
  const { cart, lines, calculatedFrom } = draft;
  const { customerName: customer, subject, templates } = mailing;
  return [
    row.customer_id,
    draft.year,
    row.sent_at,
    row.sent_by,
    row.acted_by,
    rowId(draft.deliveryMethodId),
    row.delivery_method_name,
    row.notes,
    row.subtotal,
    row.discount,
    row.total,
    JSON.stringify(row.snapshot),
    cart.products.map(({ productPriceId }) => (productPriceId === null ? null : rowId(productPriceId))),
    cart.products.map(({ offerLotId }) => (offerLotId === null ? null : rowId(offerLotId))),
    lines.map(({ productCode }) => productCode),
    lines.map(({ productCode }) => normaliseCode(productCode)),
    lines.map(({ productBrandName }) => productBrandName),
    lines.map(titleOfLine),
    lines.map(({ quantity }) => quantity),
    lines.map(({ listPrice }) => toColumn(listPrice)),
    lines.map(({ cost }) => toColumn(cost)),
    lines.map(({ subtotal }) => toColumn(subtotal)),
    draft.idempotencyKey,
    draft.payloadHash,
    mailsOf(
      mailing,
      orderMail(draft, {
        ...{ customer, deliveryMethod: row.delivery_method_name, subject, templates },
        deliveryAddress: goesTo ? deliveryAddressText(goesTo) : '',
      }),
      isMailed(mailing, 'Sent') ? undefined : ['staff'],
    ),
    calculatedFrom.cartVersion,
    calculatedFrom.termsVersion,
    calculatedFrom.generation,
    calculatedFrom.rules,
  ];
};

const ordersOf = <Item>(
  read: (row: OrderRow) => Item,
  { rows, ...paging }: Paging & { readonly rows: readonly OrderRow[] },
): OrderPage<Item> => ({ orders: rows.map(read), ...paging });

const summary = (row: OrderRow): OrderSummary => ({
  id: asId(String(row.id)),
  year: row.year,
  number: row.number,
  date: row.sent_at,
  customerId: asId(String(row.customer_id)),
  customerName: row.customer_name,
  total: fromColumn(row.total),
  deliveryMethodName: row.delivery_method_name,
  state: row.state,
  stateDate: row.state_at,
});

const order = (row: OrderRow): Order => ({
  ...summary(row),
  notes: row.notes,
  sentBy: row.sent_by,
  actedBy: row.acted_by,
  subtotal: fromColumn(row.subtotal),
  discount: fromColumn(row.discount),
  ...fromSnapshot(row.snapshot),
});
