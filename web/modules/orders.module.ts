import { ContainerModule } from 'inversify';
import { createCartService } from '#adapters/http/cart.ts';
import { createOrderService } from '#adapters/http/orders.ts';
import { createOrderIntent } from '#core/orders/order-intent.ts';
import { oneList } from '#web/state/query-client.ts';
import { createCartStore } from '../cart/cart-store.ts';
import { createOwnOrder } from '../orders/own-order.ts';
import { foundation, services } from '../parts.ts';

/** The cart and what was ordered. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bind(services.cart)
    .toDynamicValue(({ get }) => {
      const service = createCartService(get(foundation.publicServices).call);
      const cart = createCartStore(service, get(services.caller), get(services.live), get(foundation.queries));
      cart.start();
      return cart;
    })
    .onDeactivation((cart) => {
      cart.stop();
    });
  bind(services.orders).toDynamicValue(({ get }) => createOrderService(get(foundation.publicServices).call));
  bind(services.deliveryAddresses).toDynamicValue(({ get }) => {
    const orders = get(services.orders);
    const caller = get(services.caller);
    return get(foundation.queries).define('delivery-addresses', () => orders.addresses(caller), { staleTime: 0 });
  });
  bind(services.ownOrder).toDynamicValue(({ get }) =>
    createOwnOrder(get(services.orders), get(services.caller), get(foundation.queries)),
  );
  bind(services.history).toDynamicValue(({ get }) => {
    const orders = get(services.orders);
    const caller = get(services.caller);
    return get(foundation.queries).define('orders', (page: number) => orders.page(caller, page), {
      staleTime: 0,
      listOf: oneList,
      outdatedBy: ['OrdersChanged'],
    });
  });
  bind(services.intent).toDynamicValue(({ get }) => {
    const { inTab } = get(foundation.publicServices);
    // The key of another person, or of another company, is not this one's.
    const key = `order-intent ${get(services.caller).customerId ?? ''}`;
    const memory = {
      read: () => inTab.read(key),
      write: (intent: string) => inTab.write(key, intent),
      remove: () => inTab.remove(key),
    };
    return createOrderIntent(memory, get(foundation.newKey));
  });
});
