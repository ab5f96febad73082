import { ContainerModule } from 'inversify';
import { createPriceListManagementService } from '#adapters/http/price-list-management.ts';
import { createPriceSheetService } from '#adapters/http/price-sheets.ts';
import { priceListsPath } from '#adapters/wire/sheets.wire.ts';
import { foundation, services } from '../parts.ts';
import { createPriceListQueries } from '../price-list-management/price-list-queries.ts';
import { sheetHistoryOf } from '../sheet-exchange/sheet-history.ts';

/** Price lists as management settles them. With their screen. */
export const priceListManagementModule = new ContainerModule(({ bind }) => {
  bind(services.priceListImports).toDynamicValue((made) => sheetHistoryOf(made, priceListsPath));
  bind(services.managedPriceLists).toDynamicValue(({ get }) =>
    createPriceListQueries(
      createPriceListManagementService(get(foundation.publicServices).http),
      createPriceSheetService(get(foundation.publicServices).http),
      get(services.caller),
      get(foundation.queries),
      get(foundation.newKey),
    ),
  );
});
