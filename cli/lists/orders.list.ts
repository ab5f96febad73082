import * as z from 'zod/mini';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { orderSummaryPageWire, orderSummaryToWire, orderSummaryWire } from '#adapters/wire/orders.wire.ts';
import { ownOrdersIn } from '#core/orders/find-own-order.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderSummary } from '#core/orders/order.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { numberedToWire, numberedWire } from '../arguments/document-number.ts';
import type { Asking } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';
import type { RowPage } from '../declare/pages.ts';
import { type OrderFilterOptions, orderFilterOf, orderFilterOptions, staffOptionsIn } from '../orders/order-filter.ts';
import { type OrderReadFailure, orderReadProblem, readerOf } from '../orders/orders-read.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import { type PlaceAsked, wrongPlace } from '../page-option.ts';
import type { Style } from '../style.ts';
import { orderStatePainter } from '../views/order.view.ts';
import type { TableColumn } from '../views/table.ts';

/** A company's own orders: it is the customer of each. */
export const ownOrderColumns = (style: Style): readonly TableColumn<OrderSummary>[] =>
  orderColumns(style).filter(({ title }) => title !== 'Cliente');

/** Orders as rows of a table. */
export const orderColumns = (style: Style): readonly TableColumn<OrderSummary>[] => {
  const paint = orderStatePainter(style);
  return [
    { title: 'Número', cell: formatNumber },
    { title: 'Fecha', cell: ({ date }) => formatDate(date) },
    { title: 'Cliente', cell: ({ customerName }) => customerName, minWidth: 10 },
    { title: 'Total', cell: ({ total }) => formatAmount(total), align: 'right' },
    { title: 'Entrega', cell: ({ deliveryMethodName }) => deliveryMethodName, isExtra: true },
    {
      title: 'Estado',
      cell: ({ state }) => orderStateTexts[state],
      paint: (text, { state }) => paint[state](text),
    },
  ];
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
