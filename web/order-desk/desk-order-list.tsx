import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { deskFilterToWire } from '#adapters/wire/order-desk.wire.ts';
import type { DeskRow } from '#core/orders/desk/desk-order.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { OrderStateSign } from '#web/orders/order-state-sign.tsx';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { type DeskState, deskPath, linkToDesk } from './order-desk-url.ts';
import { TableButtons } from './table-buttons.tsx';
import type { ChosenRows } from './use-chosen.ts';

interface DeskOrderListProps {
  readonly state: DeskState;
  readonly orders: readonly DeskRow[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** Null where nothing can be done with several. */
  readonly chosen: ChosenRows | null;
  readonly children: ReactNode;
}

/** A page of everybody's orders (docs/rules/orders.md 7). */
export function DeskOrderList({ state, orders, problem, onRetry, chosen, children }: DeskOrderListProps) {
  const link = JSON.stringify([deskFilterToWire(state.filter), state.after, state.order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is another object each time; what it says is in `link`
  const columns = useMemo(() => columnsOf(state), [link]);
  const isFiltered = Object.keys(deskFilterToWire(state.filter)).length > 0;
  return (
    <OfficeTable
      name="Pedidos"
      rows={orders}
      problem={problem}
      onRetry={onRetry}
      none={
        isFiltered ? (
          <NoneFound title="Ningún pedido coincide con lo que buscás" all="Ver todos los pedidos" to={deskPath} />
        ) : (
          <NoOrders />
        )
      }
      rowKey="id"
      columns={columns}
      exports={<TableButtons filter={state.filter} />}
      isOpen={(row) => formatNumber(row) === state.order}
      choice={
        chosen === null
          ? undefined
          : {
              label: (row) => `Elegir el pedido ${formatNumber(row)}`,
              has: chosen.has,
              toggle: chosen.toggle,
              isAll: chosen.isAll,
              toggleAll: chosen.toggleAll,
              allLabel: 'Elegir todos los que se ven',
            }
      }
    >
      {children}
    </OfficeTable>
  );
}

function NoOrders() {
  return (
    <Message title="Todavía no hay pedidos">
      <p className="muted">Los que envíen los clientes aparecen acá, sin recargar.</p>
    </Message>
  );
}

const columnsOf = (state: DeskState): readonly OfficeColumn<DeskRow>[] => [
  {
    id: 'number',
    header: 'Pedido',
    text: formatNumber,
    cell: (row) => {
      const number = formatNumber(row);
      return (
        <Link
          className="stretched"
          to={linkToDesk({ ...state, order: number })}
          aria-label={`Pedido ${number} de ${row.customerName}`}
          aria-current={number === state.order ? 'true' : undefined}
        >
          {number}
        </Link>
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
