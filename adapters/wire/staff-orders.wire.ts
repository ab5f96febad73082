import * as z from 'zod/mini';
import type { MoveRefusal } from '#core/orders/move-refusal.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { MovedOrders } from '#core/orders/staff/staff-order.service.ts';
import {
  everyOrder,
  maxMovedAtOnce,
  type StaffOrder,
  type StaffOrderChoices,
  type StaffOrderCustomer,
  type StaffOrderFilter,
  type StaffOrderPage,
  type StaffOrderRow,
} from '#core/orders/staff/staff-order.ts';
import { orderStates } from '#core/orders/state.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { money } from '#core/shared/money.ts';
import { answeredId, idFromWire } from './ids.wire.ts';
import {
  orderFromWire,
  orderSummaryFromWire,
  orderSummaryToWire,
  orderSummaryWire,
  orderToWire,
  orderWire,
} from './orders.wire.ts';

const state = z.enum(orderStates);
/** A state or several, with commas between them. */
const stateNames = z.string().check(
  z.maxLength(100),
  z.refine((names) => names.split(',').every((name) => (orderStates as readonly string[]).includes(name))),
);
const id = z.string().check(z.maxLength(64));
/** A day that this program can have an order of. */
const day = z.string().check(z.refine((text) => isCalendarDate(text) && text >= '2000' && text < '2200'));
/** Pesos as a text: '1234.50'. */
const amount = z.string().check(z.regex(/^\d{1,14}(\.\d{1,2})?$/));

/** The filter of the list, in the address; a field that is left out is no condition. */
export const staffOrderQueryWire = z.strictObject({
  state: z.optional(stateNames),
  q: z.optional(z.string().check(z.maxLength(200))),
  customer: z.optional(id),
  zone: z.optional(z.string().check(z.maxLength(200))),
  seller: z.optional(id),
  method: z.optional(id),
  product: z.optional(id),
  from: z.optional(day),
  to: z.optional(day),
  min: z.optional(amount),
  max: z.optional(amount),
  after: z.optional(z.string().check(z.maxLength(300))),
});
type StaffOrderQueryWire = z.infer<typeof staffOrderQueryWire>;

export const staffOrderFilterFromWire = (query: StaffOrderQueryWire): StaffOrderFilter => ({
  states: query.state === undefined ? [] : orderStates.filter((known) => query.state?.split(',').includes(known)),
  text: query.q ?? '',
  customerId: query.customer === undefined ? null : idFromWire(query.customer),
  zone: query.zone ?? null,
  sellerId: query.seller === undefined ? null : idFromWire(query.seller),
  deliveryMethodId: query.method === undefined ? null : idFromWire(query.method),
  productPriceId: query.product === undefined ? null : idFromWire(query.product),
  from: query.from ?? null,
  to: query.to ?? null,
  minTotal: query.min === undefined ? null : money(query.min),
  maxTotal: query.max === undefined ? null : money(query.max),
});

/** Leaves out fields that are no condition: the same filter is the same address. */
export const staffOrderFilterToWire = (filter: StaffOrderFilter): Record<string, string> => {
  const asked: Record<string, string | null> = {
    state: filter.states.length === 0 ? null : filter.states.join(','),
    q: filter.text.trim() === '' ? null : filter.text.trim(),
    customer: filter.customerId,
    zone: filter.zone,
    seller: filter.sellerId,
    method: filter.deliveryMethodId,
    product: filter.productPriceId,
    from: filter.from,
    to: filter.to,
    min: filter.minTotal?.toFixed(2) ?? null,
    max: filter.maxTotal?.toFixed(2) ?? null,
  };
  return Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== null));
};

/** The filter of an address that somebody may have written by hand: what cannot be read asks for nothing. */
export const staffOrderFilterOfAddress = (query: URLSearchParams): StaffOrderFilter => {
  const readable = Object.entries(staffOrderQueryWire.shape).flatMap(([name, schema]) => {
    const text = query.get(name);
    return text !== null && text !== '' && z.safeParse(schema, text).success ? [[name, text] as const] : [];
  });
  return readable.length === 0 ? everyOrder : staffOrderFilterFromWire(Object.fromEntries(readable));
};

const placed = {
  customerCode: z.string(),
  zone: z.string(),
  version: z.number(),
};

export const staffOrderPageWire = z.object({
  orders: z.array(z.object({ ...orderSummaryWire.shape, ...placed, lineCount: z.number() })),
  next: z.nullable(z.string()),
  product: z.optional(z.nullable(z.object({ code: z.string(), brand: z.string() }))),
});

export const staffOrderWire = z.object({
  ...orderWire.shape,
  ...placed,
  sellerName: z.string(),
  customerAddress: z.string(),
  customerCuit: z.string(),
  steps: z.array(z.object({ state, at: z.string(), by: z.string() })),
});

/** How many of what a filter finds are in each state; at least so many where they are not all. */
export const foundCountsWire = z.object({
  counts: z.object({
    Sent: z.number(),
    Received: z.number(),
    InDelivery: z.number(),
    Delivered: z.number(),
    Cancelled: z.number(),
  }),
  isWhole: z.boolean(),
});
export const foundCountsQueryWire = z.omit(staffOrderQueryWire, { state: true, after: true });

export const openCountsWire = z.object({ Sent: z.number(), Received: z.number(), InDelivery: z.number() });

const named = z.object({ id: answeredId, name: z.string() });
export const staffOrderChoicesWire = z.object({
  zones: z.array(z.string()),
  sellers: z.array(named),
  deliveryMethods: z.array(z.object({ ...named.shape, isWithdrawn: z.optional(z.boolean()) })),
});

export const orderNumberWire = z.string().check(z.refine((text) => parseDocumentNumber(text) !== null));

/** Orders by their number, each with the version that was seen. */
export const ordersToMoveWire = z.strictObject({
  state,
  orders: z
    .array(z.strictObject({ number: orderNumberWire, version: z.number().check(z.int(), z.positive()) }))
    .check(z.minLength(1), z.maxLength(maxMovedAtOnce)),
});

const refusalWire = z.object({
  code: z.enum(['order-not-found', 'state-not-allowed', 'order-moved']),
  /** The state in which the order is, where the answer says it. */
  state: z.nullable(state),
});

export const movedOrdersWire = z.object({
  orders: z.array(z.object({ number: z.string(), refused: z.nullable(refusalWire) })),
});

const placedFromWire = ({ customerCode, zone, version }: { customerCode: string; zone: string; version: number }) => ({
  customerCode,
  zone,
  version,
});

export const staffOrderPageToWire = ({
  orders,
  next,
  product,
}: StaffOrderPage): z.infer<typeof staffOrderPageWire> => ({
  orders: orders.map((row) => ({ ...orderSummaryToWire(row), ...placedFromWire(row), lineCount: row.lineCount })),
  next,
  product,
});

export const staffOrderPageFromWire = ({
  orders,
  next,
  product = null,
}: z.infer<typeof staffOrderPageWire>): StaffOrderPage => ({
  orders: orders.map(
    (row): StaffOrderRow => ({ ...orderSummaryFromWire(row), ...placedFromWire(row), lineCount: row.lineCount }),
  ),
  next,
  product,
});

export const staffOrderToWire = (order: StaffOrder): z.infer<typeof staffOrderWire> => ({
  ...orderToWire(order),
  ...placedFromWire(order),
  sellerName: order.sellerName,
  customerAddress: order.customerAddress,
  customerCuit: order.customerCuit,
  steps: [...order.steps],
  corrections: order.corrections.map((correction) => ({ ...correction, changes: [...correction.changes] })),
});

export const staffOrderFromWire = (order: z.infer<typeof staffOrderWire>): StaffOrder => ({
  ...orderFromWire(order),
  ...placedFromWire(order),
  sellerName: order.sellerName,
  customerAddress: order.customerAddress,
  customerCuit: order.customerCuit,
  steps: order.steps,
});

export const staffOrderChoicesToWire = ({
  zones,
  sellers,
  deliveryMethods,
}: StaffOrderChoices): z.infer<typeof staffOrderChoicesWire> => ({
  zones: [...zones],
  sellers: [...sellers],
  deliveryMethods: [...deliveryMethods],
});

export const staffOrderChoicesFromWire = ({
  zones,
  sellers,
  deliveryMethods,
}: z.infer<typeof staffOrderChoicesWire>): StaffOrderChoices => ({
  zones,
  sellers: sellers.map(({ id: seller, name }) => ({ id: idFromWire(seller), name })),
  deliveryMethods: deliveryMethods.map(({ id: method, name, isWithdrawn = false }) => ({
    ...{ id: idFromWire(method), name, isWithdrawn },
  })),
});

/** Customers by what is typed of them, or the one of that id. */
export const staffOrderCustomersQueryWire = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  id: z.optional(z.string().check(z.maxLength(64))),
});

export const staffOrderCustomersWire = z.array(
  z.object({ id: answeredId, code: z.string(), name: z.string(), town: z.string() }),
);

export const staffOrderCustomersToWire = (
  customers: readonly StaffOrderCustomer[],
): z.infer<typeof staffOrderCustomersWire> => [...customers];

export const staffOrderCustomersFromWire = (
  customers: z.infer<typeof staffOrderCustomersWire>,
): readonly StaffOrderCustomer[] => customers.map((customer) => ({ ...customer, id: idFromWire(customer.id) }));

const stateOf = (refused: MoveRefusal) =>
  refused.code === 'order-moved' ? refused.state : refused.code === 'state-not-allowed' ? refused.from : null;

export const movedOrdersToWire = (moved: MovedOrders): z.infer<typeof movedOrdersWire> => ({
  orders: moved.map(({ refused, ...number }) => ({
    number: formatNumber(number),
    refused: refused === null ? null : { code: refused.code, state: stateOf(refused) },
  })),
});

/** `to` is the state that was asked for. */
export const movedOrdersFromWire = (
  { orders }: z.infer<typeof movedOrdersWire>,
  to: StaffOrderRow['state'],
): MovedOrders =>
  orders.map(({ number, refused }) => ({
    ...(parseDocumentNumber(number) ?? { year: 0, number: 0 }),
    refused: refused === null ? null : refusalFromWire(refused, to),
  }));

const refusalFromWire = (
  { code, state: now }: z.infer<typeof refusalWire>,
  to: StaffOrderRow['state'],
): MoveRefusal => {
  if (code === 'order-not-found' || now === null) return { code: 'order-not-found' };
  return code === 'order-moved' ? { code, state: now } : { code, from: now, to };
};
