import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderSummary } from '#core/orders/order.ts';
import type { OrderState } from '#core/orders/state.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import type { TableColumn } from './table.ts';

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
