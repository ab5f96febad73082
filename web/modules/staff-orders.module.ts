import { ContainerModule } from 'inversify';
import { createOrderPapersService } from '#adapters/http/order-papers.ts';
import { createStaffOrderService } from '#adapters/http/staff-orders.ts';
import { foundation, services } from '../parts.ts';
import { createStaffOrderQueries } from '../staff-orders/staff-order-queries.ts';

/** Everybody's orders, for staff. With their screen. */
export const staffOrdersModule = new ContainerModule(({ bind }) => {
  bind(services.orderPapers).toDynamicValue(({ get }) => createOrderPapersService(get(foundation.publicServices).http));
  bind(services.staffOrders).toDynamicValue(({ get }) => {
    const service = createStaffOrderService(get(foundation.publicServices).call);
    return createStaffOrderQueries(service, get(services.caller), get(foundation.queries));
  });
});
