import { ContainerModule } from 'inversify';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { createSheetRunService } from '#adapters/http/sheet-runs.ts';
import { priceListsPath, sheetImportsPath, sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { DocumentRowReason } from '#core/current-account/sheets/document-sheet.service.ts';
import type { CustomerRowReason } from '#core/customers/sheets/customer-sheet.service.ts';
import type { OfferRowReason } from '#core/offers/sheets/offer-sheet.service.ts';
import { foundation, services } from '../parts.ts';

/** Sheets of customers, documents and offers that come in; what was imported of them and of lists' new prices. */
export const sheetImportsModule = new ContainerModule(({ bind }) => {
  bind(services.customerImports).toDynamicValue(({ get }) =>
    createImportHistoryService(get(foundation.call), get(foundation.http), sheetImportsPath(sheetPaths.customers)),
  );
  bind(services.documentImports).toDynamicValue(({ get }) =>
    createImportHistoryService(get(foundation.call), get(foundation.http), sheetImportsPath(sheetPaths.documents)),
  );
  bind(services.offerImports).toDynamicValue(({ get }) =>
    createImportHistoryService(get(foundation.call), get(foundation.http), sheetImportsPath(sheetPaths.offers)),
  );
  bind(services.customerSheetRuns).toDynamicValue(({ get }) =>
    createSheetRunService<CustomerRowReason>(get(foundation.call), get(foundation.http), sheetPaths.customers),
  );
  bind(services.documentSheetRuns).toDynamicValue(({ get }) =>
    createSheetRunService<DocumentRowReason>(get(foundation.call), get(foundation.http), sheetPaths.documents),
  );
  bind(services.offerSheetRuns).toDynamicValue(({ get }) =>
    createSheetRunService<OfferRowReason>(get(foundation.call), get(foundation.http), sheetPaths.offers),
  );
  bind(services.priceListImports).toDynamicValue(({ get }) =>
    createImportHistoryService(get(foundation.call), get(foundation.http), sheetImportsPath(priceListsPath)),
  );
});
