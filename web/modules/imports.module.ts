import { ContainerModule } from 'inversify';
import { createCatalogueExportService } from '#adapters/http/catalogue-export.ts';
import { createImportHistoryService } from '#adapters/http/import-history.ts';
import { createImportService } from '#adapters/http/imports.ts';
import { createImportQueries } from '../imports/import-queries.ts';
import { foundation, services } from '../parts.ts';

/** Importing spreadsheets. With its screen. */
export const importsModule = new ContainerModule(({ bind }) => {
  bind(services.catalogueExport).toDynamicValue(({ get }) =>
    createCatalogueExportService(get(foundation.publicServices).http),
  );
  bind(services.imports)
    .toDynamicValue(({ get }) => {
      const { call, http, clock } = get(foundation.publicServices);
      const ports = { imports: createImportService(call, http), history: createImportHistoryService(call, http) };
      return createImportQueries(ports, get(services.caller), get(foundation.queries), clock);
    })
    .onDeactivation((imports) => {
      imports.stop();
    });
});
