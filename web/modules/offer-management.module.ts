import { ContainerModule } from 'inversify';
import { createOfferManagementService } from '#adapters/http/offer-management.ts';
import { createSheetService } from '#adapters/http/sheets.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { OfferRowReason } from '#core/offers/sheets/offer-sheet.service.ts';
import { createOfferQueries } from '../offer-management/offer-queries.ts';
import { foundation, services } from '../parts.ts';
import { sheetHistoryOf } from '../sheet-exchange/sheet-history.ts';
import { sheetRunsOf } from '../sheet-exchange/sheet-runs.ts';

/** Offers as management settles them. With their screen. */
export const offerManagementModule = new ContainerModule(({ bind }) => {
  bind(services.offerSheets).toDynamicValue(({ get }) =>
    createSheetService(get(foundation.publicServices).http, sheetPaths.offers),
  );
  bind(services.offerImports).toDynamicValue((made) => sheetHistoryOf(made, sheetPaths.offers));
  bind(services.offerSheetRuns)
    .toDynamicValue((made) =>
      sheetRunsOf<OfferRowReason>(
        made,
        sheetPaths.offers,
        services.offerImports,
        () => void made.get(services.managedOffers).page.outdate(),
      ),
    )
    .onDeactivation(({ stop }) => {
      stop();
    });
  bind(services.managedOffers).toDynamicValue(({ get }) =>
    createOfferQueries(
      createOfferManagementService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
