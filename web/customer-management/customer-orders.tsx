import { useMemo } from 'react';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { everyOrder } from '#core/orders/staff/staff-order.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { staffOrdersModule } from '#web/modules/staff-orders.module.ts';
import { useServices } from '#web/services.ts';
import { staffOrderColumns } from '#web/staff-orders/staff-order-columns.tsx';
import { pageRequest } from '#web/staff-orders/staff-order-queries.ts';
import { linkToStaffOrders } from '#web/staff-orders/staff-orders-url.ts';
import { ShortList } from './short-list.tsx';

const without = ['customer', 'code', 'zone'];

/** The newest orders of a customer. */
export function CustomerOrders({ id }: { readonly id: CustomerId }) {
  const { staffOrders } = useServices(staffOrdersModule);
  const state = useMemo(() => ({ filter: { ...everyOrder, customerId: id }, after: null, order: null }), [id]);
  const found = useServiceQuery(staffOrders.page, pageRequest(state));
  const columns = useMemo(() => staffOrderColumns(state), [state]);
  return (
    <ShortList
      title="Últimos pedidos"
      found={found}
      rowsOf={({ orders }) => orders}
      problem={staffOrderProblem}
      none="Todavía no hizo pedidos."
      rowKey="id"
      columns={columns}
      without={without}
      all={{ label: 'Todos sus pedidos', to: linkToStaffOrders(state) }}
    />
  );
}
