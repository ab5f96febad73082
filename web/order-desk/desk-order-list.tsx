import { type ReactNode, useMemo } from 'react';
import { orderPapersProblem } from '#adapters/texts/order-desk.es.ts';
import { deskFilterToWire } from '#adapters/wire/order-desk.wire.ts';
import type { DeskRow } from '#core/orders/desk/desk-order.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { ChosenRows } from '#web/hooks/use-chosen.ts';
import { useServices } from '#web/services.ts';
import { ListFiles } from '#web/ui/list-files.tsx';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { deskOrderColumns } from './desk-order-columns.tsx';
import { type DeskState, deskPath } from './order-desk-url.ts';

interface DeskOrderListProps {
  readonly state: DeskState;
  readonly orders: readonly DeskRow[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** Null where nothing can be done with several. */
  readonly chosen: ChosenRows<DeskRow> | null;
  readonly children: ReactNode;
}

/** A page of everybody's orders (docs/rules/orders.md 7). */
export function DeskOrderList({ state, orders, problem, onRetry, chosen, children }: DeskOrderListProps) {
  const { orderPapers, caller } = useServices();
  const columns = useMemo(() => deskOrderColumns(state), [state]);
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
