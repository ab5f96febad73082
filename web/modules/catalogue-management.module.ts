import { ContainerModule } from 'inversify';
import { createCatalogueNameService } from '#adapters/http/catalogue-names.ts';
import { createProductManagementService } from '#adapters/http/product-management.ts';
import { createCatalogueNameQueries } from '../catalogue-names/catalogue-name-queries.ts';
import { foundation, services } from '../parts.ts';
import { createProductManagementQueries } from '../products-management/product-queries.ts';

/** What staff change of the catalogue by hand. With its screens. */
export const catalogueManagementModule = new ContainerModule(({ bind }) => {
  bind(services.catalogueNames)
    .toDynamicValue(({ get }) =>
      createCatalogueNameQueries(
        createCatalogueNameService(get(foundation.publicServices).call),
        get(services.caller),
        get(services.live),
        get(foundation.queries),
      ),
    )
    .onDeactivation(({ stop }) => {
      stop();
    });
  bind(services.productManagement)
    .toDynamicValue(({ get }) =>
      createProductManagementQueries(
        createProductManagementService(get(foundation.publicServices).call),
        get(services.caller),
        get(services.live),
        get(foundation.queries),
      ),
    )
    .onDeactivation(({ stop }) => {
      stop();
    });
});
