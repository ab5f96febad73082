import { ContainerModule } from 'inversify';
import { createPriceListMakingService, createPriceListService } from '#adapters/http/price-lists.ts';
import { foundation, services } from '../parts.ts';
import { createPriceListFileQueries } from '../price-lists/price-list-file-queries.ts';

/** Price lists as files, and making them. With their screens. */
export const priceListsModule = new ContainerModule(({ bind }) => {
  bind(services.priceLists)
    .toDynamicValue(({ get }) => {
      const { call, http } = get(foundation.publicServices);
      const ports = { service: createPriceListService(call, http), making: createPriceListMakingService(call) };
      return createPriceListFileQueries(ports, get(services.caller), get(services.live), get(foundation.queries));
    })
    .onDeactivation((priceLists) => {
      priceLists.stop();
    });
});
