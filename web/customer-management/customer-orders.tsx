import { useMemo } from 'react';
import { orderDeskProblem } from '#adapters/texts/order-desk.es.ts';
import { everyOrder } from '#core/orders/desk/desk-order.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { orderDeskModule } from '#web/modules/order-desk.module.ts';
import { deskOrderColumns } from '#web/order-desk/desk-order-columns.tsx';
import { pageRequest } from '#web/order-desk/order-desk-queries.ts';
import { linkToDesk } from '#web/order-desk/order-desk-url.ts';
import { useServices } from '#web/services.ts';
import { ShortList } from './short-list.tsx';

const without = ['customer', 'code', 'zone'];

/** The newest orders of a customer. */
export function CustomerOrders({ id }: { readonly id: CustomerId }) {
  const { orderDesk } = useServices(orderDeskModule);
  const desk = useMemo(() => ({ filter: { ...everyOrder, customerId: id }, after: null, order: null }), [id]);
  const found = useServiceQuery(orderDesk.page, pageRequest(desk));
  const columns = useMemo(() => deskOrderColumns(desk), [desk]);
  return (
    <ShortList
      title="Últimos pedidos"
      found={found}
      rowsOf={({ orders }) => orders}
      problem={orderDeskProblem}
      none="Todavía no hizo pedidos."
      rowKey="id"
      columns={columns}
      without={without}
      all={{ label: 'Todos sus pedidos', to: linkToDesk(desk) }}
    />
  );
}
