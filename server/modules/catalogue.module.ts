import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { createSearchExportWriter } from '#adapters/documents/search-export-files.ts';
import { createZeroResultRepository } from '#adapters/postgres/overview/zero-results.ts';
import { technicalLabel } from '#adapters/texts/technical-labels.es.ts';
import { createExclusionService } from '#core/catalogue/exclusions/create-exclusion-service.ts';
import { createFamilyService } from '#core/catalogue/families/create-family-service.ts';
import { createKnownFamilies } from '#core/catalogue/families/known-families.ts';
import { createProductService } from '#core/catalogue/products/create-product-service.ts';
import { createCatalogueService } from '#core/catalogue/text-search/create-catalogue-service.ts';
import { createSearchExportService } from '#core/catalogue/text-search/create-search-export-service.ts';
import { createVehicleService } from '#core/catalogue/vehicles/create-vehicle-service.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { parts } from '../parts.ts';
import { catalogueRoutes } from '../routes/catalogue.routes.ts';
import { exclusionRoutes } from '../routes/exclusions.routes.ts';
import { familyRoutes } from '../routes/families.routes.ts';
import { productRoutes } from '../routes/products.routes.ts';
import { searchExportRoutes } from '../routes/search-export.routes.ts';
import { vehicleRoutes } from '../routes/vehicles.routes.ts';
import { routesOf } from './routes-of.ts';
import { searchingOf } from './searching.ts';

/** Finding products: by text, vehicle and family, and what a company does not want to find. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(parts.catalogueService).toDynamicValue((made) => {
    const zeroResults = createZeroResultRepository(made.get(parts.database));
    const [clock, report] = [made.get(parts.clock), made.get(parts.report)];
    return createCatalogueService({
      ...searchingOf(made),
      // The answer does not wait for it: a search that finds nothing is recorded beside it.
      foundNothing: (text) =>
        void zeroResults.note(text, dateInBuenosAires(clock.now())).catch((error: unknown) => report('defect', error)),
    });
  });
  bind(parts.vehicleService).toDynamicValue((made) => createVehicleService(searchingOf(made)));
  bind(parts.familyService).toDynamicValue((made) =>
    createFamilyService({ ...searchingOf(made), knownFamilies: made.get(parts.knownFamilies) }),
  );
  bind(parts.knownFamilies).toDynamicValue((made) =>
    createKnownFamilies({ ...searchingOf(made), labelOf: technicalLabel }),
  );
  bind(parts.productService).toDynamicValue((made) => createProductService(searchingOf(made)));
  bind(parts.exclusionService).toDynamicValue((made) =>
    createExclusionService({ exclusions: made.get(parts.exclusions), taxonomy: made.get(parts.taxonomy) }),
  );
  bind(parts.searchExportService).toDynamicValue((made) => {
    const writer = createSearchExportWriter(made.get(parts.tableFiles));
    return createSearchExportService({ ...searchingOf(made), writer, yieldToOthers });
  });
  bind(parts.routes).toDynamicValue(routesOf(catalogueRoutes, parts.catalogueService));
  bind(parts.routes).toDynamicValue(routesOf(searchExportRoutes, parts.searchExportService));
  bind(parts.routes).toDynamicValue(routesOf(vehicleRoutes, parts.vehicleService));
  bind(parts.routes).toDynamicValue(routesOf(familyRoutes, parts.familyService));
  bind(parts.routes).toDynamicValue(routesOf(productRoutes, parts.productService));
  bind(parts.routes).toDynamicValue(routesOf(exclusionRoutes, parts.exclusionService));
});
