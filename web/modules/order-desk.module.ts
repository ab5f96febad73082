import { ContainerModule } from 'inversify';
import { createOrderDeskService } from '#adapters/http/order-desk.ts';
import { createOrderPapersService } from '#adapters/http/order-papers.ts';
import { changesOf } from '#core/live/changes.ts';
import { createOrderDeskQueries } from '../order-desk/order-desk-queries.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** Everybody's orders, for staff. With their screen. */
export const orderDeskModule = new ContainerModule(({ bind }) => {
  bind(services.orderPapers).toDynamicValue(({ get }) => createOrderPapersService(get(foundation.publicServices).http));
  bind(services.orderDesk)
    .toDynamicValue(({ get }) => {
      const service = createOrderDeskService(get(foundation.publicServices).call);
      const desk = createOrderDeskQueries(service, get(services.caller), get(foundation.queries));
      return following(desk, changesOf(get(services.live), 'OrdersChanged').subscribe(desk.refresh));
    })
    .onDeactivation((desk) => {
      desk.stop();
    });
});
