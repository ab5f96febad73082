import { ContainerModule } from 'inversify';
import { createPriceListManagementService } from '#adapters/http/price-list-management.ts';
import { createPriceListMakingService, createPriceListService } from '#adapters/http/price-lists.ts';
import { createPriceSheetService } from '#adapters/http/price-sheets.ts';
import { foundation, services } from '../parts.ts';

/** Price lists as management settles them, as files, and making those. */
export const priceListsModule = new ContainerModule(({ bind }) => {
  bind(services.priceLists).toDynamicValue(({ get }) =>
    createPriceListService(get(foundation.call), get(foundation.http)),
  );
  bind(services.managedPriceLists).toDynamicValue(({ get }) => createPriceListManagementService(get(foundation.http)));
  bind(services.priceSheets).toDynamicValue(({ get }) => createPriceSheetService(get(foundation.http)));
  bind(services.priceListMaking).toDynamicValue(({ get }) => createPriceListMakingService(get(foundation.call)));
});
