import { Option } from 'commander';
import * as z from 'zod/mini';
import { orderDeskProblem } from '#adapters/texts/order-desk.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { orderProblem } from '#adapters/texts/problems.es.ts';
import { orderSummaryPageWire, orderSummaryToWire, orderSummaryWire } from '#adapters/wire/orders.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import { everyOrder } from '#core/orders/desk/desk-order.ts';
import type { OrderDeskFailure } from '#core/orders/desk/order-desk.service.ts';
import { ownOrdersIn } from '#core/orders/find-own-order.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { OrderFailure } from '#core/orders/order.service.ts';
import type { Order, OrderSummary } from '#core/orders/order.ts';
import { type OrderState, orderStates } from '#core/orders/state.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Services } from '../container.ts';
import type { Asking } from '../declare/declare.ts';
import type { ListDeclaration, PlaceAsked, RowPage } from '../declare/list.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import { orderColumns, ownOrderColumns } from '../views/order-list.view.ts';
import { pagesHaveKeys } from './case-filter.ts';
import { stateOption } from './state-option.ts';

/** What goes wrong with orders, at whichever of the calls. */
export type OrderReadFailure = OrderFailure | OrderDeskFailure;

export const orderReadProblem = (failure: OrderReadFailure): string =>
  failure.code === 'not-offered' || failure.code === 'page-key-unreadable' || failure.code === 'too-many-orders'
    ? orderDeskProblem(failure)
    : orderProblem(failure as OrderFailure);

export const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número de pedido`, 'Va el año y el número: 2026-00000001');

/** Whose orders they are: everybody's, those of a seller's customers, or a company's own. */
const readerOf = (caller: Caller): 'management' | 'seller' | 'company' => {
  if (refusal('management', caller) === null) return 'management';
  return refusal('orderDesk', caller) === null ? 'seller' : 'company';
};

interface ListOptions {
  readonly state?: readonly OrderState[];
  readonly customer?: string;
}

type Rows = Promise<Result<RowPage<OrderSummary>, OrderReadFailure | Outcome>>;

const ofCompany = async ({ services, caller }: Asking, { state, customer }: ListOptions, page: number): Rows => {
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

const rowsFor = async (asking: Asking, options: ListOptions, { page, after }: PlaceAsked): Rows => {
  const { services, caller } = asking;
  const { state: states = [], customer = '' } = options;
  const reader = readerOf(caller);
  if (reader !== 'seller' && after !== null) return Err(wrongUsage('--after es para quien vende', 'Va --page N'));
  if (reader === 'company') return ofCompany(asking, options, page);
  if (reader === 'management') {
    return (await services.orders.list(caller, { states, customer, page })).map(({ orders, totalPages }) => ({
      rows: orders,
      totalPages,
    }));
  }
  if (after === null && page > 1) return Err(pagesHaveKeys);
  const found = await services.orderDesk.list(caller, { ...everyOrder, states, text: customer }, after);
  return found.map(({ orders, next }) => ({ rows: orders, next }));
};

/** Orders as whoever asks may see them: management all, a seller those of their customers, a company its own. */
export const ordersList: ListDeclaration<ListOptions, OrderSummary, OrderReadFailure> = {
  about: 'Lista pedidos, los más nuevos primero: un cliente, los suyos',
  examples: ['orders list', 'orders list --state Sent,Received --customer ruta', 'orders list --page 2 --json'],
  options: [
    stateOption(orderStates, orderStateTexts),
    new Option('--customer <TEXTO>', 'parte del nombre o del código del cliente (para el personal)'),
  ],
  answer: z.union([
    orderSummaryPageWire,
    z.object({ orders: z.array(orderSummaryWire) }),
    z.object({ orders: z.array(orderSummaryWire), next: z.nullable(z.string()) }),
  ]),
  access: 'session',
  problem: orderReadProblem,
  paging: 'both',
  key: 'orders',
  none: 'No hay pedidos',
  columns: (style, { isStaff }) => (isStaff ? orderColumns : ownOrderColumns)(style),
  toWire: orderSummaryToWire,
  ask: rowsFor,
};

/** One order, if whoever asks may see it. */
export const readOrder = async (
  services: Services,
  caller: Caller,
  number: DocumentNumber,
): Promise<Result<Order, OrderReadFailure>> => {
  const reader = readerOf(caller);
  if (reader === 'management') return services.orders.show(caller, number);
  if (reader === 'company') return services.ownOrders.show(caller, number);
  const found = await services.orderDesk.show(caller, number);
  return found.ok ? Ok(found.val) : found;
};
