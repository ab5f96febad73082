import { ContainerModule } from 'inversify';
import { createPriceListManagementService } from '#adapters/http/price-list-management.ts';
import { createPriceListMakingService, createPriceListService } from '#adapters/http/price-lists.ts';
import { createSheetRunService } from '#adapters/http/sheet-runs.ts';
import { priceSheetPath } from '#adapters/wire/sheets.wire.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import { foundation, services } from '../parts.ts';

/** Price lists as management settles them, as files, and making those. */
export const priceListsModule = new ContainerModule(({ bind }) => {
  bind(services.priceLists).toDynamicValue(({ get }) =>
    createPriceListService(get(foundation.call), get(foundation.http)),
  );
  bind(services.managedPriceLists).toDynamicValue(({ get }) => createPriceListManagementService(get(foundation.http)));
  bind(services.priceSheetRuns).toDynamicValue(
    ({ get }) =>
      (id: PriceListId) =>
        createSheetRunService<RowReason>(get(foundation.call), get(foundation.http), priceSheetPath(id)),
  );
  bind(services.priceListMaking).toDynamicValue(({ get }) => createPriceListMakingService(get(foundation.call)));
});
