import { ContainerModule } from 'inversify';
import { createPriceListMakingService, createPriceListService } from '#adapters/http/price-lists.ts';
import { foundation, services } from '../parts.ts';

/** Price lists as files, and making them. */
export const priceListsModule = new ContainerModule(({ bind }) => {
  bind(services.priceLists).toDynamicValue(({ get }) =>
    createPriceListService(get(foundation.call), get(foundation.http)),
  );
  bind(services.priceListMaking).toDynamicValue(({ get }) => createPriceListMakingService(get(foundation.call)));
});
