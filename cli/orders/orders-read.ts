import * as z from 'zod/mini';
import { orderProblem } from '#adapters/texts/problems.es.ts';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { orderSummaryPageWire, orderSummaryToWire, orderSummaryWire } from '#adapters/wire/orders.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import { ownOrdersIn } from '#core/orders/find-own-order.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { OrderFailure } from '#core/orders/order.service.ts';
import type { Order, OrderSummary } from '#core/orders/order.ts';
import type { StaffOrderFailure } from '#core/orders/staff/staff-order.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { numberedToWire, numberedWire } from '../arguments/document-number.ts';
import type { Services } from '../container.ts';
import type { Asking } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';
import type { RowPage } from '../declare/pages.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import { type PlaceAsked, wrongPlace } from '../page-option.ts';
import { orderColumns, ownOrderColumns } from '../views/order-list.view.ts';
import { type OrderFilterOptions, orderFilterOf, orderFilterOptions, staffOptionsIn } from './order-filter.ts';

/** The failures of all calls that read orders. */
export type OrderReadFailure = OrderFailure | StaffOrderFailure;

export const orderReadProblem = (failure: OrderReadFailure): string =>
  failure.code === 'not-offered' || failure.code === 'page-key-unreadable' || failure.code === 'too-many-orders'
    ? staffOrderProblem(failure)
    : orderProblem(failure as OrderFailure);

export const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número de pedido`, 'Va el año y el número: 2026-00000001');

/** Who reads the orders: management everybody's, a seller those of own customers, a company its own. */
const readerOf = (caller: Caller): 'management' | 'seller' | 'company' => {
  if (refusal('management', caller) === null) return 'management';
  return refusal('staffOrders', caller) === null ? 'seller' : 'company';
};

type Rows = Promise<Result<RowPage<OrderSummary>, OrderReadFailure | Outcome>>;

const ofCompany = async ({ services, caller }: Asking, options: OrderFilterOptions, page: number): Rows => {
  const { state, customer } = options;
  const [ofStaff] = staffOptionsIn(options);
  if (ofStaff !== undefined)
    return Err(wrongUsage(`${ofStaff} es para el personal`, 'Sin esa opción salen tus pedidos'));
  if (customer !== undefined) {
    return Err(wrongUsage('--customer es para el personal', 'Sin esa opción salen tus pedidos'));
  }
  if (state === undefined) {
    return (await services.ownOrders.page(caller, page)).map(({ orders, totalPages }) => ({
      rows: orders,
      totalPages,
    }));
  }
  // The call has no filter: all pages are read.
  if (page > 1) return Err(wrongUsage('Con --state salen todos juntos, sin páginas', 'Dejá una de las dos opciones'));
  return (await ownOrdersIn(services.ownOrders, caller, state)).map((rows) => ({ rows }));
};

const rowsFor = async (asking: Asking, options: OrderFilterOptions, { page, after }: PlaceAsked): Rows => {
  const { services, caller } = asking;
  const { state: states = [], customer = '' } = options;
  const reader = readerOf(caller);
  // Only a list of staff has pages by keys.
  const isStaffList = reader === 'seller' || (reader === 'management' && staffOptionsIn(options).length > 0);
  const wrong = wrongPlace(isStaffList ? 'keys' : 'numbers', { page, after });
  if (wrong !== null) return Err(wrong);
  if (reader === 'company') return ofCompany(asking, options, page);
  if (!isStaffList) {
    return (await services.orders.list(caller, { states, customer, page })).map(({ orders, totalPages }) => ({
      rows: orders,
      totalPages,
    }));
  }
  const filter = await orderFilterOf(asking, options);
  if (!filter.ok) return filter;
  const found = await services.staffOrders.list(caller, filter.val, after);
  return found.map(({ orders, next }) => ({ rows: orders, next }));
};

const rowsWire = z.object({ orders: z.array(numberedWire(orderSummaryWire)) });

/** Orders that the caller may see: management all, a seller those of their customers, a company its own. */
export const ordersList: ListDeclaration<OrderFilterOptions, OrderSummary, OrderReadFailure> = {
  about: 'Lista pedidos, los más nuevos primero: un cliente, los suyos',
  examples: [
    'orders list',
    'orders list --state Enviado,Recibido --customer ruta',
    'orders list --state Enviado --all --fields documentNumber,total',
    'orders list --zone "Zona norte" --from 2026-11-01 --min 100000',
  ],
  options: orderFilterOptions,
  answer: z.union([
    z.extend(orderSummaryPageWire, rowsWire.shape),
    rowsWire,
    z.extend(rowsWire, { next: z.nullable(z.string()) }),
  ]),
  access: 'session',
  problem: orderReadProblem,
  paging: 'both',
  key: 'orders',
  none: 'No hay pedidos',
  columns: (style, { isStaff }) => (isStaff ? orderColumns : ownOrderColumns)(style),
  toWire: numberedToWire(orderSummaryToWire),
  ask: rowsFor,
};

/** An order, if the caller may see it. */
export const readOrder = async (
  services: Services,
  caller: Caller,
  number: DocumentNumber,
): Promise<Result<Order, OrderReadFailure>> => {
  const reader = readerOf(caller);
  if (reader === 'management') return services.orders.show(caller, number);
  if (reader === 'company') return services.ownOrders.show(caller, number);
  const found = await services.staffOrders.show(caller, number);
  return found.ok ? Ok(found.val) : found;
};
