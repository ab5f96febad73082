import { Link } from 'react-router-dom';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { CompanyColumn } from '#web/ui/list-table.tsx';
import { OrderStateSign } from './order-state-sign.tsx';
import { linkToOrders } from './orders-url.ts';

/** The columns of the company's orders; each leads to itself on the same page. */
export const orderColumns = (page: number, isOpen: (order: Order) => boolean): readonly CompanyColumn<Order>[] => [
  { id: 'date', header: 'Fecha', cell: ({ date }) => formatDate(date), isMono: true, card: 'left' },
  {
    id: 'number',
    header: 'Número',
    cell: (order) => (
      <Link
        className="stretched"
        to={linkToOrders(page, formatNumber(order))}
        aria-current={isOpen(order) ? 'true' : undefined}
      >
        {formatNumber(order)}
      </Link>
    ),
    isMono: true,
    card: 'title',
  },
  { id: 'total', header: 'Valor', cell: ({ total }) => formatAmount(total), isNumber: true, card: 'right' },
  {
    id: 'method',
    header: 'Método de entrega',
    cell: ({ deliveryMethodName }) => deliveryMethodName,
    from: 'middle',
  },
  { id: 'since', header: 'Desde', cell: ({ stateDate }) => formatDate(stateDate), isMono: true, from: 'middle' },
  { id: 'state', header: 'Estado', cell: ({ state }) => <OrderStateSign state={state} />, card: 'state' },
];
