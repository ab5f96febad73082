import { ContainerModule } from 'inversify';
import { createQuickOrderService } from '#adapters/http/quick-order.ts';
import { foundation, services } from '../parts.ts';
import { createQuickOrderActor } from '../quick-order/quick-order-actor.ts';

/** Orders as people write them. With its screen, and with what opens one there. */
export const quickOrderModule = new ContainerModule(({ bind }) => {
  bind(services.quickOrders).toDynamicValue(({ get }) => {
    const { call, http } = get(foundation.publicServices);
    return createQuickOrderService(call, http);
  });
  bind(services.quickOrder)
    .toDynamicValue(({ get }) => {
      const { inTab, toaster } = get(foundation.publicServices);
      return createQuickOrderActor({
        service: get(services.quickOrders),
        caller: get(services.caller),
        cart: get(services.cart),
        inTab,
        toaster,
      });
    })
    .onDeactivation((quickOrder) => {
      quickOrder.stop();
    });
});
