import { ContainerModule } from 'inversify';
import { createPriceListManagementService } from '#adapters/http/price-list-management.ts';
import { priceListsPath, priceSheetPath } from '#adapters/wire/sheets.wire.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import { foundation, services } from '../parts.ts';
import { createPriceListQueries } from '../price-list-management/price-list-queries.ts';
import { createPriceSheetQueries } from '../price-list-management/price-sheet-queries.ts';
import { sheetHistoryOf } from '../sheet-exchange/sheet-history.ts';
import { sheetRunsOf } from '../sheet-exchange/sheet-runs.ts';

/** Price lists as management settles them. With their screen. */
export const priceListManagementModule = new ContainerModule(({ bind }) => {
  bind(services.priceListImports).toDynamicValue((made) => sheetHistoryOf(made, priceListsPath));
  bind(services.priceSheetRuns)
    .toDynamicValue((made) =>
      createPriceSheetQueries((id) =>
        sheetRunsOf<RowReason>(
          made,
          priceSheetPath(id),
          services.priceListImports,
          () => void made.get(services.managedPriceLists).lists.outdate(),
        ),
      ),
    )
    .onDeactivation(({ stop }) => {
      stop();
    });
  bind(services.managedPriceLists).toDynamicValue(({ get }) =>
    createPriceListQueries(
      createPriceListManagementService(get(foundation.publicServices).http),
      get(services.caller),
      get(foundation.queries),
      get(foundation.newKey),
    ),
  );
});
