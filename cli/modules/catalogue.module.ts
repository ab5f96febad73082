import { ContainerModule } from 'inversify';
import { createCatalogueService } from '#adapters/http/catalogue.ts';
import { createStreamedCatalogueExportService } from '#adapters/http/catalogue-export.ts';
import { createFamilyService } from '#adapters/http/families.ts';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { createImportService } from '#adapters/http/imports.ts';
import { createSearchExportService } from '#adapters/http/search-export.ts';
import { foundation, services } from '../parts.ts';

/** Searching, its files, and importing. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(services.catalogue).toDynamicValue(({ get }) => createCatalogueService(get(foundation.call)));
  bind(services.families).toDynamicValue(({ get }) => createFamilyService(get(foundation.call)));
  bind(services.searchExport).toDynamicValue(({ get }) => createSearchExportService(get(foundation.http)));
  bind(services.catalogueExport).toDynamicValue(({ get }) =>
    createStreamedCatalogueExportService(get(foundation.http)),
  );
  bind(services.importHistory).toDynamicValue(({ get }) =>
    createImportHistoryService(get(foundation.call), get(foundation.http)),
  );
  bind(services.imports).toDynamicValue(({ get }) => createImportService(get(foundation.call), get(foundation.http)));
});
