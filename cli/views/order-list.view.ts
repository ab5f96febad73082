import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderPage } from '#core/orders/order.service.ts';
import type { OrderSummary } from '#core/orders/order.ts';
import type { OrderState } from '#core/orders/state.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

/** How each state looks. */
export const orderStatePainter = ({
  good,
  warning,
  bad,
  faint,
}: Style): Readonly<Record<OrderState, (text: string) => string>> => ({
  Sent: warning,
  Received: good,
  InDelivery: good,
  Delivered: faint,
  Cancelled: bad,
});

/** A page of orders as a table. */
export function orderListText(page: OrderPage<OrderSummary>, style: Style, screenColumns: number | null): string {
  const { orders, currentPage, totalPages } = page;
  if (orders.length === 0) return 'No hay pedidos';
  const paint = orderStatePainter(style);
  const columns: readonly TableColumn<OrderSummary>[] = [
    { title: 'Número', cell: formatNumber },
    { title: 'Fecha', cell: ({ date }) => formatDate(date) },
    { title: 'Cliente', cell: ({ customerName }) => customerName, least: 10 },
    { title: 'Total', cell: ({ total }) => formatAmount(total), align: 'right' },
    { title: 'Entrega', cell: ({ deliveryMethodName }) => deliveryMethodName, isExtra: true },
    {
      title: 'Estado',
      cell: ({ state }) => orderStateTexts[state],
      paint: (text, { state }) => paint[state](text),
    },
  ];
  const more = currentPage < totalPages ? ` Siguiente: --page ${currentPage + 1}` : '';
  return `${table(orders, columns, style, screenColumns)}\n\n${style.faint(`Página ${currentPage} de ${totalPages}.${more}`)}`;
}
