import { ContainerModule } from 'inversify';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { priceListsPath, sheetImportsPath, sheetPaths } from '#adapters/wire/sheets.wire.ts';
import { foundation, services } from '../parts.ts';

/** What was imported of customers, documents, offers and lists' new prices. */
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
  bind(services.priceListImports).toDynamicValue(({ get }) =>
    createImportHistoryService(get(foundation.call), get(foundation.http), sheetImportsPath(priceListsPath)),
  );
});
