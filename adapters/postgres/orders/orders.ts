import { orderMail } from '#adapters/texts/order-mail.es.ts';
import type { OrderDraft, OrderRepository, StoreFailure } from '#core/orders/order.repository.port.ts';
import type { OrderFilter, OrderPage } from '#core/orders/order.service.ts';
import { type Order, type OrderSummary, titleOfLine } from '#core/orders/order.ts';
import type { OrderState } from '#core/orders/state.ts';
import { asId, type OrderId } from '#core/shared/ids.ts';
import type { Paging } from '#core/shared/paging.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { catalogueRulesSql } from '../catalogue/catalogue-follower.ts';
import type { Database } from '../database/database.ts';
import { fromColumn, toColumn } from '../database/money-column.ts';
import { readPage } from '../database/page.ts';
import { rowId } from '../database/row-id.ts';
import { isMailed, type Mailing, mailingOf, mailsOf } from '../mail/mailing.ts';
import { moveOrder } from './move-order.ts';
import { type AnyOrderSnapshot, fromSnapshot, orderSnapshot } from './order-snapshot.ts';
import { storeOrderSql } from './orders-sql.ts';

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
    and ($2 = '' or c.external_code = $2 or position(lower($2) in lower(c.name || ' ' || c.fantasy_name)) > 0)`;

const newestFirst = 'order by o.sent_at desc, o.id desc';
const ownSql = (customerId: number) => ({
  rows: `select ${orderColumns} ${fromOrders} where o.customer_id = $1 ${newestFirst}`,
  count: 'select count(*)::int as found from sales_order where customer_id = $1',
  values: [customerId],
});
const filteredSql = ({ states, customer }: OrderFilter) => ({
  rows: `select ${summaryColumns} ${fromOrders} ${whereFilter} ${newestFirst}`,
  count: `select count(*)::int as found ${fromOrders} ${whereFilter}`,
  values: [states, customer.trim()],
});

/** Holds the cart, and the way of delivery where it is. */
const lockSql = `
  select c.version, (select name from delivery_method where id = $2 for key share) as method
    from cart c where c.customer_id = $1 for update`;

interface Stand {
  readonly terms: number;
  readonly generation: number;
  readonly rules: string;
  readonly payload_hash: string | null;
  readonly order_id: number | null;
}

/** Read once the cart is held: what it waited for is told. */
const standSql = `
  select cu.terms_version as terms, (select coalesce(max(generation), 0) from catalogue_generation) as generation,
         ${catalogueRulesSql} as rules, k.payload_hash, k.order_id
    from customer cu left join idempotency_key k on k.customer_id = cu.id and k.key = $2 where cu.id = $1`;

export const createOrderRepository = (database: Database): OrderRepository => ({
  store: (draft) =>
    database.transaction<OrderId, StoreFailure>(async (tx) => {
      const [locked] = await tx.query<{ version: number; method: string | null }>(lockSql, [
        rowId(draft.customerId),
        rowId(draft.deliveryMethodId),
      ]);
      const [stand] = await tx.query<Stand>(standSql, [rowId(draft.customerId), draft.idempotencyKey]);
      if (stand?.payload_hash != null) {
        return stand.payload_hash === draft.payloadHash
          ? Ok(asId<'order'>(String(stand.order_id)))
          : Err({ code: 'key-reused' });
      }
      if (locked === undefined || stand === undefined) return Err({ code: 'stale' });
      if (locked.method === null) return Err({ code: 'delivery-method-unknown' });
      const from = draft.calculatedFrom;
      const moved =
        locked.version !== from.cartVersion ||
        stand.terms !== from.termsVersion ||
        stand.generation !== from.generation ||
        stand.rules !== from.rules;
      if (moved) return Err({ code: 'stale' });
      const mailing = await mailingOf(tx, draft.customerId, 'mail.orders');
      const [stored] = await tx.query<{ id: number }>(storeOrderSql, storeValues(draft, locked.method, mailing));
      return stored === undefined ? Err({ code: 'stale' }) : Ok(asId<'order'>(String(stored.id)));
    }),

  async knownKey(customerId, key) {
    const [row] = await database.query<{ payload_hash: string; order_id: number }>(
      'select payload_hash, order_id from idempotency_key where customer_id = $1 and key = $2',
      [rowId(customerId), key],
    );
    return row === undefined ? null : { payloadHash: row.payload_hash, orderId: asId(String(row.order_id)) };
  },

  async byId(id) {
    const [row] = await database.query<OrderRow>(`select ${orderColumns} ${fromOrders} where o.id = $1`, [rowId(id)]);
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

const storeValues = (draft: OrderDraft, method: string, mailing: Mailing): readonly unknown[] => {
  const { cart, lines } = draft;
  const { customerName: customer, subject, templates } = mailing;
  return [
    rowId(draft.customerId),
    draft.year,
    draft.sentAt,
    draft.sentBy,
    draft.actedBy,
    rowId(draft.deliveryMethodId),
    method,
    draft.notes,
    toColumn(cart.subtotal),
    toColumn(cart.discount),
    toColumn(cart.total),
    JSON.stringify(orderSnapshot(cart, lines)),
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
      orderMail(draft, { customer, deliveryMethod: method, subject, templates }),
      isMailed(mailing, 'Sent') ? undefined : ['staff'],
    ),
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
