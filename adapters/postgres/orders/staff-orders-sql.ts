import { staffOrderPageSize } from '#core/orders/staff/staff-order.repository.port.ts';
import { maxCounted, openStates } from '#core/orders/staff/staff-order.ts';
import { isNamedSql } from '../customers/customer-name-sql.ts';

/** What the list is narrowed to, in one text with numbered parameters. */
export interface StaffOrderQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Orders of these customers, these orders, and those with a line whose code begins so. */
export interface Found {
  readonly customers: readonly number[];
  readonly orders: readonly number[];
  readonly codePrefix: string | null;
}

/** Conditions on an order, by the columns of its indexes; null is no condition. */
export interface StaffOrderConditions {
  readonly states: readonly string[];
  /** The customers that the list is narrowed to, by ids. */
  readonly customers: readonly number[] | null;
  /** What a search found; null without one. */
  readonly found: Found | null;
  /** The ids of all orders of the asked price row, or else of the asked amount, where they are few; null else. */
  readonly few: readonly number[] | null;
  readonly deliveryMethodId: number | null;
  /** A price row of which it has a line. */
  readonly productPriceId: number | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly minTotal: string | null;
  readonly maxTotal: string | null;
  readonly after: readonly [sentAt: string, id: number] | null;
}

/** As many are looked up one by one; of more, the newest orders are read until the page is full. */
const maxLookedUp = 300;
/** The most orders that are sorted; of more, the newest are read until the page is full. */
export const maxSorted = 3000;
/** The most orders of which it is asked, one by one, what no index tells, so that those it holds for are counted. */
export const maxExaminedForCounts = 10_000;

const newestFirst = 'order by o.sent_at desc, o.id desc';
const more = staffOrderPageSize + 1;

/**
 * The page's orders by their indexes: the newest of each of a few customers or states, or else the newest of all, with
 * what is asked of each within that. Which of the ways is taken is settled here, as statistics may be missing or of
 * before; `+ 0` keeps an index from being taken.
 */
const pickedSql = (asked: StaffOrderConditions, add: (value: unknown) => string): string => {
  const { customers, found, states, few } = asked;
  const conditions = conditionsOf(asked, add);
  const within = (extra: readonly string[]): string => whereOf([...extra, ...conditions]);
  const newest = (extra: readonly string[]): string =>
    `select o.id, o.sent_at from sales_order o ${within(extra)} ${newestFirst} limit ${more}`;
  const newestOfEach = (list: string, column: string): string =>
    `select o.id, o.sent_at from ${list} as one (key) cross join lateral (${newest([`o.${column} = one.key`])}) o`;
  const ofIds = (ids: readonly number[]): string =>
    `select o.id, o.sent_at from unnest(${add(ids)}::bigint[]) as one (key) join sales_order o on o.id = one.key ${within([])}`;
  if (found !== null) {
    if (found.codePrefix === null && found.customers.length <= maxLookedUp && found.orders.length <= maxSorted) {
      const ofCustomers = newestOfEach(`unnest(${add(found.customers)}::int[])`, 'customer_id');
      return `(${ofCustomers}) union (${ofIds(found.orders)})`;
    }
    return newest([`(${foundConditions(found, add).join(' or ')})`]);
  }
  if (customers !== null && customers.length <= maxLookedUp)
    return newestOfEach(`unnest(${add(customers)}::int[])`, 'customer_id');
  if (few !== null) return ofIds(few);
  if (states.length > 0) return newestOfEach(`unnest(${add(states)}::text[])`, 'state');
  return newest([]);
};

const foundConditions = (
  { customers, orders, codePrefix }: Found,
  add: (value: unknown) => string,
): readonly string[] => {
  const prefix = codePrefix === null ? null : add(codePrefix);
  return [
    `o.customer_id + 0 = any(${add(customers)}::int[])`,
    `o.id + 0 = any(${add(orders)}::bigint[])`,
    ...(prefix === null
      ? []
      : [
          `coalesce((select true from sales_order_line l where l.order_id = o.id
                      and l.code_key || '' >= ${prefix} and l.code_key || '' < ${prefix} || '~' limit 1), false)`,
        ]),
  ];
};

const whereOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;

const conditionsOf = (asked: StaffOrderConditions, add: (value: unknown) => string): readonly string[] => [
  ...(asked.states.length === 0 ? [] : [`o.state = any(${add(asked.states)}::text[])`]),
  ...(asked.customers === null ? [] : [`o.customer_id + 0 = any(${add(asked.customers)}::int[])`]),
  ...(asked.deliveryMethodId === null ? [] : [`o.delivery_method_id + 0 = ${add(asked.deliveryMethodId)}::int`]),
  ...(asked.productPriceId === null ? [] : [lineOfRowSql(add(asked.productPriceId))]),
  ...(asked.from === null ? [] : [`o.sent_at >= ${add(asked.from)}::timestamptz`]),
  ...(asked.until === null ? [] : [`o.sent_at < ${add(asked.until)}::timestamptz`]),
  ...(asked.minTotal === null ? [] : [`o.total + 0 >= ${add(asked.minTotal)}::numeric`]),
  ...(asked.maxTotal === null ? [] : [`o.total + 0 <= ${add(asked.maxTotal)}::numeric`]),
  ...(asked.after === null
    ? []
    : [`(o.sent_at, o.id) < (${add(asked.after[0])}::timestamptz, ${add(asked.after[1])}::bigint)`]),
];

/** Asked of each order by its lines, never of all lines. */
const lineOfRowSql = (row: string): string =>
  `coalesce((select true from sales_order_line l where l.order_id = o.id and l.product_price_id = ${row}::int limit 1), false)`;

/** A page of orders and one more, which tells that there are more. */
export const staffOrderListSql = (asked: StaffOrderConditions): StaffOrderQuery => {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const picked = pickedSql(asked, add);
  const text = `
    with picked as (select p.id, p.sent_at from (${picked}) p order by p.sent_at desc, p.id desc limit ${more})
    select ${staffOrderRowColumns}, (select count(*)::int from sales_order_line l where l.order_id = o.id) as line_count
      from picked join sales_order o on o.id = picked.id join customer c on c.id = o.customer_id
     ${newestFirst}`;
  return { text, values };
};

/** A question for counts; it examines one order more than `maxExamined`, which tells that there are more. */
interface CountsQuery extends StaffOrderQuery {
  readonly maxExamined: number;
}

/**
 * The states of the first `maxCounted` orders that are found, and of one more; the row without a state says how many
 * were examined. Null where they would be looked for among all, by the beginning of a code.
 */
export const foundCountsSql = (asked: Omit<StaffOrderConditions, 'after'>): CountsQuery | null => {
  const { customers, found, few, from, until } = asked;
  if (found !== null && found.codePrefix !== null) return null;
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const period = conditionsOf({ ...unconditional, from, until }, add);
  const others = conditionsOf(
    { ...asked, from: null, until: null, customers: found === null ? null : customers, after: null },
    add,
  );
  // Customers, orders and days are found by indexes; whatever else is asked of each order that these give.
  const maxExamined = others.length === 0 ? maxCounted : maxExaminedForCounts;
  const limit = `limit ${maxExamined + 1}`;
  const columns = 'o.id, o.state, o.customer_id, o.delivery_method_id, o.sent_at, o.total';
  const newest = (extra: readonly string[]): string =>
    `select ${columns} from sales_order o ${whereOf([...extra, ...period])} ${newestFirst} ${limit}`;
  const ofCustomers = (ids: readonly number[]): string =>
    `select o.* from unnest(${add(ids)}::int[]) as one (key) cross join lateral (${newest(['o.customer_id = one.key'])}) o ${limit}`;
  const ofIds = (ids: readonly number[]): string =>
    `select ${columns} from unnest(${add(ids)}::bigint[]) as one (key) join sales_order o on o.id = one.key ${whereOf(period)} ${limit}`;
  const examined = (): string => {
    if (found !== null) return `(${ofCustomers(found.customers)}) union (${ofIds(found.orders)})`;
    if (customers !== null) return ofCustomers(customers);
    return few === null ? newest([]) : ofIds(few);
  };
  const text = `
    with examined as (select * from (${examined()}) o ${limit}),
         counted as (select o.state from examined o ${whereOf(others)} limit ${maxCounted + 1})
    select null as state, count(*)::int as count from examined
    union all select state, count(*)::int from counted group by state`;
  return { text, values, maxExamined };
};

const unconditional: StaffOrderConditions = {
  ...{ states: [], customers: null, found: null, few: null, deliveryMethodId: null, productPriceId: null },
  ...{ from: null, until: null, minTotal: null, maxTotal: null, after: null },
};

const staffOrderRowColumns = `o.id, o.year, o.number, o.sent_at, o.customer_id, c.name as customer_name, c.external_code as customer_code, c.zone,
  o.delivery_method_name, o.total, o.state, o.state_at, o.version`;

export const staffOrderSql = `
  select ${staffOrderRowColumns}, o.sent_by, o.acted_by, o.notes, o.subtotal, o.discount, o.snapshot, coalesce(s.name, '') as seller_name, c.cuit,
         concat_ws(', ', nullif(c.address, ''), nullif(trim(concat_ws(' ', c.postcode, c.town)), ''), nullif(c.province, '')) as address,
         (select json_agg(json_build_object('state', t.state, 'at', t.at, 'by', t.by) order by t.at, array_position(array['Sent', 'Received', 'InDelivery', 'Delivered', 'Cancelled'], t.state))
            from sales_order_state t where t.order_id = o.id) as steps
    from sales_order o join customer c on c.id = o.customer_id left join seller s on s.id = c.seller_id
   where o.year = $1 and o.number = $2 and ($3::int is null or c.seller_id = $3)`;

/** Customers by what narrows the list: of a zone, of sellers; each null for any. */
export const narrowedSql = `
  select id from customer
   where ($1::text is null or zone = $1) and ($2::int is null or seller_id = $2) and ($3::int is null or seller_id = $3)
     and ($4::int is null or id = $4)`;

export const namedSql = `
  select id from customer where external_code = $1 or ${isNamedSql('$2')}`;

/** Orders of that number, of that year and number, or with a line of that code. */
export const numberedSql = `
  select id from sales_order where number = $1::int
  union select id from sales_order where year = $2::int and number = $3::int
  union select order_id from sales_order_line where code_key = $4 and $4 <> ''`;

/**
 * A few orders with a line whose code begins so: asked where none has it whole. Of more than `maxSorted` there is no
 * use.
 */
export const codePrefixSql = `
  select distinct order_id as id from
    (select order_id from sales_order_line where code_key >= $1 and code_key < $1 || '~' limit ${maxSorted + 1}) l`;

/** A few orders with a line of that price row. */
export const ofRowSql = `
  select distinct order_id as id from
    (select order_id from sales_order_line where product_price_id = $1 limit ${maxSorted + 1}) l`;

/** A few orders of such an amount. */
export const amountSql = ({
  minTotal,
  maxTotal,
}: Pick<StaffOrderConditions, 'minTotal' | 'maxTotal'>): StaffOrderQuery => {
  const values: unknown[] = [];
  const bounds = [
    ...(minTotal === null ? [] : [`total >= $${values.push(minTotal)}::numeric`]),
    ...(maxTotal === null ? [] : [`total <= $${values.push(maxTotal)}::numeric`]),
  ];
  return { text: `select id from sales_order ${whereOf(bounds)} order by total desc limit ${maxSorted + 1}`, values };
};

/** Counts each state by itself and by its name: only so the planner knows that few orders are in it. */
export const openCountsSql = (isOfSeller: boolean): string => {
  const narrowed = isOfSeller ? 'and customer_id in (select id from customer where seller_id = $1)' : '';
  return openStates
    .map(
      (state) => `select '${state}' as state, (select count(*)::int from
        (select 1 from sales_order where state = '${state}' ${narrowed} limit ${maxCounted}) o) as count`,
    )
    .join(' union all ');
};
