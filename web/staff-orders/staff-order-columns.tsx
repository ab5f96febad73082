import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { StaffOrderRow } from '#core/orders/staff/staff-order.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { OrderStateSign } from '#web/orders/order-state-sign.tsx';
import { OpenLink } from '#web/ui/list-link.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { linkToStaffOrders, type StaffOrdersState } from './staff-orders-url.ts';

/** The columns of orders of all; each leads to itself on the list as it is narrowed. */
export const staffOrderColumns = (state: StaffOrdersState): readonly OfficeColumn<StaffOrderRow>[] => [
  {
    id: 'number',
    header: 'Pedido',
    text: formatNumber,
    cell: (row) => {
      const number = formatNumber(row);
      return (
        <OpenLink
          to={linkToStaffOrders({ ...state, order: number })}
          aria-label={`Pedido ${number} de ${row.customerName}`}
          aria-current={number === state.order ? 'true' : undefined}
        >
          {number}
        </OpenLink>
      );
    },
    isMono: true,
    card: 'title',
  },
  {
    id: 'date',
    header: 'Fecha',
    text: ({ date }) => formatDateTime(date).slice(0, 16),
    isMono: true,
    from: 'middle',
    card: 'left',
  },
  { id: 'customer', header: 'Cliente', text: ({ customerName }) => customerName, isCut: true, card: 'line' },
  { id: 'code', header: 'Código', text: ({ customerCode }) => customerCode, isMono: true, from: 'wide' },
  { id: 'zone', header: 'Zona', text: ({ zone }) => zone, isCut: true, from: 'middle' },
  { id: 'method', header: 'Entrega', text: ({ deliveryMethodName }) => deliveryMethodName, isCut: true, from: 'wide' },
  {
    id: 'state',
    header: 'Estado',
    text: ({ state: of }) => orderStateTexts[of],
    cell: ({ state: of }) => <OrderStateSign state={of} />,
    card: 'state',
  },
  { id: 'lines', header: 'Renglones', text: ({ lineCount }) => formatCount(lineCount), isNumber: true, from: 'middle' },
  { id: 'total', header: 'Total', text: ({ total }) => formatAmount(total), isNumber: true, card: 'right' },
];
