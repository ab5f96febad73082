import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { createOpenOrderFile } from '#adapters/credentials/open-order-file.ts';
import { createCartService } from '#adapters/http/cart.ts';
import { createOfferService } from '#adapters/http/offers.ts';
import { createOrderManagementService } from '#adapters/http/order-management.ts';
import { createOrderPapersService } from '#adapters/http/order-papers.ts';
import { createOrderService } from '#adapters/http/orders.ts';
import { createPublicService } from '#adapters/http/public.ts';
import { createQuickOrderService } from '#adapters/http/quick-order.ts';
import { createStaffOrderService } from '#adapters/http/staff-orders.ts';
import { foundation, services } from '../parts.ts';

/** The cart, the combos and what else is put in it, and the orders. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bind(services.cart).toDynamicValue(({ get }) => createCartService(get(foundation.call)));
  bind(services.offers).toDynamicValue(({ get }) => createOfferService(get(foundation.call)));
  bind(services.openOrders).toDynamicValue(({ get }) => {
    const { directory, server, profile } = get(foundation.settings);
    return (owner) => createOpenOrderFile(directory, [server, profile ?? '', owner].join(' '));
  });
  bind(services.newKey).toConstantValue(randomUUID);
  bind(services.publicService).toDynamicValue(({ get }) => createPublicService(get(foundation.call)));
  bind(services.quickOrders).toDynamicValue(({ get }) =>
    createQuickOrderService(get(foundation.call), get(foundation.http)),
  );
  bind(services.orders).toDynamicValue(({ get }) => createOrderManagementService(get(foundation.call)));
  bind(services.ownOrders).toDynamicValue(({ get }) => createOrderService(get(foundation.call)));
  bind(services.staffOrders).toDynamicValue(({ get }) => createStaffOrderService(get(foundation.call)));
  bind(services.orderPapers).toDynamicValue(({ get }) => createOrderPapersService(get(foundation.http)));
});
