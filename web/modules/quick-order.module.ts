import { ContainerModule } from 'inversify';
import { createQuickOrderService } from '#adapters/http/quick-order.ts';
import { foundation, services } from '../parts.ts';

/** Orders as people write them. With its screen. */
export const quickOrderModule = new ContainerModule(({ bind }) => {
  bind(services.quickOrders).toDynamicValue(({ get }) => {
    const { call, http } = get(foundation.publicServices);
    return createQuickOrderService(call, http);
  });
});
