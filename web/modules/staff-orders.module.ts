import { ContainerModule } from 'inversify';
import { createOrderPapersService } from '#adapters/http/order-papers.ts';
import { createStaffOrderService } from '#adapters/http/staff-orders.ts';
import { changesOf } from '#core/live/changes.ts';
import { foundation, services } from '../parts.ts';
import { createStaffOrderQueries } from '../staff-orders/staff-order-queries.ts';
import { following } from '../state/following.ts';

/** Everybody's orders, for staff. With their screen. */
export const staffOrdersModule = new ContainerModule(({ bind }) => {
  bind(services.orderPapers).toDynamicValue(({ get }) => createOrderPapersService(get(foundation.publicServices).http));
  bind(services.staffOrders)
    .toDynamicValue(({ get }) => {
      const service = createStaffOrderService(get(foundation.publicServices).call);
      const staffOrders = createStaffOrderQueries(service, get(services.caller), get(foundation.queries));
      return following(staffOrders, changesOf(get(services.live), 'OrdersChanged').subscribe(staffOrders.refresh));
    })
    .onDeactivation((staffOrders) => {
      staffOrders.stop();
    });
});
