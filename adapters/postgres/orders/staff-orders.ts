import { deliveryAddressText } from '#core/customers/delivery-address.ts';
import type { OrderText } from '#core/orders/staff/order-text.ts';
import {
  type ReadOrderFilter,
  type StaffOrderRepository,
  type StaffScope,
  staffOrderPageSize,
} from '#core/orders/staff/staff-order.repository.port.ts';
import {
  type FoundCounts,
  maxCounted,
  maxStaffOrderCustomers,
  type OpenCounts,
  type OpenState,
  type StaffOrder,
  type StaffOrderFilter,
  type StaffOrderProduct,
  type StaffOrderRow,
} from '#core/orders/staff/staff-order.ts';
import { type OrderState, orderStates } from '#core/orders/state.ts';
import { halfWidth } from '#core/shared/accents.ts';
import { dayAfter, startOfDay } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isNamedSql } from '../customers/customer-name-sql.ts';
import type { Database, Queries } from '../database/database.ts';
import { fromColumn, toColumn } from '../database/money-column.ts';
import { readInstantKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { correctStoredOrder } from './correct-order.ts';
import { findLocatedArticles } from './located-articles.ts';
import { moveOrder } from './move-order.ts';
import { type AnyOrderSnapshot, fromSnapshot } from './order-snapshot.ts';
import {
  amountSql,
  codePrefixSql,
  type Found,
  foundCountsSql,
  maxSorted,
  namedSql,
  narrowedSql,
  numberedSql,
  ofRowSql,
  openCountsSql,
  type StaffOrderConditions,
  staffOrderListSql,
  staffOrderSql,
} from './staff-orders-sql.ts';

interface StaffOrderColumns {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly sent_at: string;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly customer_code: string;
  readonly zone: string;
  readonly delivery_method_name: string;
  readonly total: string;
  readonly state: OrderState;
  readonly state_at: string;
  readonly version: number;
}

interface RowColumns extends StaffOrderColumns {
  readonly line_count: number;
}

interface OrderColumns extends StaffOrderColumns {
  readonly cuit: string;
  readonly address: string;
  readonly sent_by: string;
  readonly acted_by: string | null;
  readonly notes: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly snapshot: AnyOrderSnapshot;
  readonly seller_name: string;
  readonly steps: StaffOrder['steps'] | null;
}

interface IdRow {
  readonly id: number;
}

const sellerOf = (scope: StaffScope): number | null => (scope === 'everybody' ? null : rowId(scope.ofSeller));
const idsOf = async (queries: Queries, sql: string, values: readonly unknown[]): Promise<readonly number[]> =>
  (await queries.query<IdRow>(sql, values)).map(({ id }) => id);

type Asked = readonly [sql: string, values: readonly unknown[]];
const customerColumns = 'select id, external_code as code, name, town from customer';
const ofSeller = '($1::int is null or seller_id = $1)';

const knownCustomer = (id: number, seller: number | null): Asked => [
  `${customerColumns} where ${ofSeller} and id = $2`,
  [seller, id],
];

/** The whole code, the beginning of one, or part of a name without case and accents. */
const typedCustomers = (text: string, seller: number | null): Asked => [
  `${customerColumns} where ${ofSeller}
      and (starts_with(lower(external_code), lower($2)) or ${isNamedSql('$3')})
    order by lower(external_code) = lower($2) desc, name, id limit ${maxStaffOrderCustomers}`,
  [seller, halfWidth(text), nameKey(text)],
];

/** Everybody's orders, as staff list and move them. */
export const createStaffOrderRepository = (database: Database): StaffOrderRepository => ({
  async list(scope, filter, after) {
    const key = after === null ? null : readInstantKey(after);
    if (after !== null && key === null) return Err({ code: 'page-key-unreadable' });
    const row = filter.productPriceId === null ? null : rowId(filter.productPriceId);
    const [conditions, product] = await Promise.all([
      conditionsIn(database, scope, filter),
      row === null ? null : productOf(database, row),
    ]);
    const { text, values } = staffOrderListSql({ ...conditions, after: key });
    const rows = await database.query<RowColumns>(text, values);
    const page = rows.slice(0, staffOrderPageSize);
    const last = page.at(-1);
    const next = rows.length > page.length && last !== undefined ? writePageKey([last.sent_at, last.id]) : null;
    return Ok({ orders: page.map(staffOrderRow), next, product });
  },

  async openCounts(scope) {
    const seller = sellerOf(scope);
    const rows = await database.query<{ readonly state: OpenState; readonly count: number }>(
      openCountsSql(seller !== null),
      seller === null ? [] : [seller],
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as OpenCounts;
  },

  async foundCounts(scope, filter) {
    const asked = foundCountsSql(await conditionsIn(database, scope, { ...filter, states: [] }));
    const rows =
      asked === null
        ? []
        : await database.query<{ readonly state: OrderState | null; readonly count: number }>(asked.text, asked.values);
    const counted = new Map(rows.map(({ state, count }) => [state, count]));
    const counts = Object.fromEntries(orderStates.map((state) => [state, counted.get(state) ?? 0]));
    const total = orderStates.reduce((sum, state) => sum + (counted.get(state) ?? 0), 0);
    const isWhole = asked !== null && total <= maxCounted && (counted.get(null) ?? 0) <= asked.maxExamined;
    return { counts: counts as FoundCounts['counts'], isWhole };
  },

  async choices(scope) {
    const seller = sellerOf(scope);
    const [zones, sellers, methods] = await Promise.all([
      database.query<{ readonly zone: string }>(
        `select distinct zone from customer where zone <> '' and ($1::int is null or seller_id = $1) order by zone`,
        [seller],
      ),
      database.query<IdRow & { readonly name: string }>(
        'select id, name from seller where $1::int is null or id = $1 order by name, id',
        [seller],
      ),
      database.query<IdRow & { readonly name: string; readonly is_withdrawn: boolean }>(
        `select id, name, withdrawn_at is not null as is_withdrawn from delivery_method m
          where withdrawn_at is null or exists (select from sales_order o where o.delivery_method_id = m.id)
          order by is_withdrawn, name, id`,
      ),
    ]);
    return {
      zones: zones.map(({ zone }) => zone),
      sellers: sellers.map(({ id, name }) => ({ id: asId(String(id)), name })),
      deliveryMethods: methods.map(({ id, name, is_withdrawn }) => ({
        id: asId(String(id)),
        name,
        isWithdrawn: is_withdrawn,
      })),
    };
  },

  async customers(scope, search) {
    const rows = await database.query<IdRow & { readonly code: string; readonly name: string; readonly town: string }>(
      ...('id' in search
        ? knownCustomer(rowId(search.id), sellerOf(scope))
        : typedCustomers(search.text.trim(), sellerOf(scope))),
    );
    return rows.map(({ id, ...customer }) => ({ ...customer, id: asId(String(id)) }));
  },

  async byNumber(scope, { year, number }) {
    const [row] = await database.query<OrderColumns>(staffOrderSql, [year, number, sellerOf(scope)]);
    return row === undefined ? null : staffOrder(row);
  },

  correct: (order, correction, replacements, at, author) =>
    correctStoredOrder(database, order, { correction, replacements }, at, author),

  locationsOf: (asked) => findLocatedArticles(database, asked),

  move: (order, to, at, author) => moveOrder(database, order, to, at, author),
});

const conditionsIn = async (
  queries: Queries,
  scope: StaffScope,
  filter: ReadOrderFilter,
): Promise<Omit<StaffOrderConditions, 'after'>> => {
  const asked = amountsOf(filter);
  const row = filter.productPriceId === null ? null : rowId(filter.productPriceId);
  const [customers, found, few] = await Promise.all([
    narrowed(queries, scope, filter),
    filter.text === null ? null : foundBy(queries, filter.text),
    fewOf(queries, row, asked),
  ]);
  return { ...conditionsOf(filter), ...asked, ...{ customers, found, few, productPriceId: row } };
};

/** The ids of the customers that the filter and the scope leave; null for all of them. */
const narrowed = async (
  queries: Queries,
  scope: StaffScope,
  { zone, sellerId, customerId }: Pick<StaffOrderFilter, 'zone' | 'sellerId' | 'customerId'>,
): Promise<readonly number[] | null> => {
  if (scope === 'everybody' && zone === null && sellerId === null && customerId === null) return null;
  return idsOf(queries, narrowedSql, [
    zone,
    sellerId === null ? null : rowId(sellerId),
    sellerOf(scope),
    customerId === null ? null : rowId(customerId),
  ]);
};

const foundBy = async (
  queries: Queries,
  { order, number, customerCode, customerName, productCode }: OrderText,
): Promise<Found> => {
  const [customers, orders] = await Promise.all([
    idsOf(queries, namedSql, [customerCode, customerName]),
    idsOf(queries, numberedSql, [number, order?.year ?? null, order?.number ?? null, productCode]),
  ]);
  if (customers.length > 0 || orders.length > 0 || productCode === '') return { customers, orders, codePrefix: null };
  const prefixed = await idsOf(queries, codePrefixSql, [productCode]);
  return prefixed.length <= maxSorted
    ? { customers, orders: prefixed, codePrefix: null }
    : { customers, orders, codePrefix: productCode };
};

type Amounts = Pick<StaffOrderConditions, 'minTotal' | 'maxTotal'>;

const amountsOf = ({ minTotal, maxTotal }: Pick<StaffOrderFilter, 'minTotal' | 'maxTotal'>): Amounts => ({
  minTotal: minTotal === null ? null : toColumn(minTotal),
  maxTotal: maxTotal === null ? null : toColumn(maxTotal),
});

const productOf = async (queries: Queries, row: number): Promise<StaffOrderProduct | null> => {
  const [product] = await queries.query<StaffOrderProduct>(
    'select p.code, b.name as brand from product_price p join product_brand b on b.id = p.brand_id where p.id = $1',
    [row],
  );
  return product ?? null;
};

/** The orders of the asked price row, or else of the asked amounts, where they are few. */
const fewOf = async (queries: Queries, row: number | null, amounts: Amounts): Promise<readonly number[] | null> => {
  if (row !== null) {
    const ids = await idsOf(queries, ofRowSql, [row]);
    if (ids.length <= maxSorted) return ids;
  }
  if (amounts.minTotal === null && amounts.maxTotal === null) return null;
  const { text, values } = amountSql(amounts);
  const ids = await idsOf(queries, text, values);
  return ids.length <= maxSorted ? ids : null;
};

const conditionsOf = (filter: Omit<StaffOrderFilter, 'text'>) => ({
  states: filter.states,
  deliveryMethodId: filter.deliveryMethodId === null ? null : rowId(filter.deliveryMethodId),
  from: filter.from === null ? null : startOfDay(filter.from),
  until: filter.to === null ? null : startOfDay(dayAfter(filter.to)),
});

const common = (row: StaffOrderColumns) => ({
  id: asId<'order'>(String(row.id)),
  year: row.year,
  number: row.number,
  date: row.sent_at,
  customerId: asId<'customer'>(String(row.customer_id)),
  customerName: row.customer_name,
  customerCode: row.customer_code,
  zone: row.zone,
  total: fromColumn(row.total),
  deliveryMethodName: row.delivery_method_name,
  state: row.state,
  stateDate: row.state_at,
  version: row.version,
});

const staffOrderRow = (row: RowColumns): StaffOrderRow => ({ ...common(row), lineCount: row.line_count });

/** Empty where the customer fetches it; of an order that does not say, where the customer is now. */
const whereTo = ({ snapshot: { deliveryAddress }, address }: OrderColumns): string => {
  if (deliveryAddress === undefined) return address;
  return deliveryAddress === null ? '' : deliveryAddressText(deliveryAddress);
};

const staffOrder = (row: OrderColumns): StaffOrder => {
  const kept = fromSnapshot(row.snapshot);
  return {
    ...common(row),
    notes: row.notes,
    sentBy: row.sent_by,
    actedBy: row.acted_by,
    subtotal: fromColumn(row.subtotal),
    discount: fromColumn(row.discount),
    sellerName: row.seller_name,
    customerAddress: whereTo(row),
    customerCuit: row.cuit,
    steps: (row.steps ?? []).map(({ state, at, by }) => ({ state, at: new Date(at).toISOString(), by })),
    ...kept,
  };
};
