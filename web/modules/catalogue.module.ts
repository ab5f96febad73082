import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { createCatalogueService } from '#adapters/http/catalogue.ts';
import { createExclusionService } from '#adapters/http/exclusions.ts';
import { createFamilyService } from '#adapters/http/families.ts';
import { createProductService } from '#adapters/http/products.ts';
import { createSearchExportService } from '#adapters/http/search-export.ts';
import { createVehicleService } from '#adapters/http/vehicles.ts';
import { createCatalogueQueries } from '../catalogue-queries.ts';
import { createExclusionQueries } from '../exclusions/exclusion-queries.ts';
import { foundation, services } from '../parts.ts';
import { createSuggestionsMachine } from '../search-box/suggestions.machine.ts';
import { createSuggestionLoader } from '../search-box/suggestions.ts';

/** Searching, and what is left out of it. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(services.catalogue).toDynamicValue(({ get }) => {
    const { call } = get(foundation.publicServices);
    const ports = {
      catalogue: createCatalogueService(call),
      vehicles: createVehicleService(call),
      families: createFamilyService(call),
      products: createProductService(call),
    };
    return createCatalogueQueries(ports, get(services.caller), get(foundation.queries));
  });
  bind(services.suggestions)
    .toDynamicValue(({ get }) =>
      createActor(createSuggestionsMachine(createSuggestionLoader(get(services.catalogue)))).start(),
    )
    .onDeactivation((suggestions) => {
      suggestions.stop();
    });
  bind(services.searchExport).toDynamicValue(({ get }) =>
    createSearchExportService(get(foundation.publicServices).http),
  );
  bind(services.exclusions).toDynamicValue(({ get }) =>
    createExclusionQueries(
      createExclusionService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
      get(foundation.forget),
    ),
  );
});
