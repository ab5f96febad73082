import { type ReactNode, useMemo } from 'react';
import { orderPapersProblem } from '#adapters/texts/staff-orders.es.ts';
import { staffOrderFilterToWire } from '#adapters/wire/staff-orders.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { StaffOrderRow } from '#core/orders/staff/staff-order.ts';
import type { ChosenRows } from '#web/hooks/use-chosen.ts';
import { useServices } from '#web/services.ts';
import { ListFiles } from '#web/ui/list-files.tsx';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { staffOrderColumns } from './staff-order-columns.tsx';
import { type StaffOrdersState, staffOrdersPath } from './staff-orders-url.ts';

interface StaffOrderListProps {
  readonly state: StaffOrdersState;
  readonly orders: readonly StaffOrderRow[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** Null where nothing can be done with several. */
  readonly chosen: ChosenRows<StaffOrderRow> | null;
  readonly children: ReactNode;
}

/** A page of everybody's orders (docs/rules/orders.md 7). */
export function StaffOrderList({ state, orders, problem, onRetry, chosen, children }: StaffOrderListProps) {
  const { orderPapers, caller } = useServices();
  const columns = useMemo(() => staffOrderColumns(state), [state]);
  const isFiltered = Object.keys(staffOrderFilterToWire(state.filter)).length > 0;
  return (
    <OfficeTable
      name="Pedidos"
      rows={orders}
      problem={problem}
      onRetry={onRetry}
      none={
        isFiltered ? (
          <NoneFound
            title="Ningún pedido coincide con lo que buscás"
            all="Ver todos los pedidos"
            to={staffOrdersPath}
          />
        ) : (
          <NoOrders />
        )
      }
      rowKey="id"
      columns={columns}
      exports={
        <ListFiles
          title="Pedidos"
          make={(format) => orderPapers.table(caller, state.filter, format)}
          problem={orderPapersProblem}
        />
      }
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
