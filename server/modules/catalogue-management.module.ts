import { ContainerModule } from 'inversify';
import { createCatalogueNameRepository } from '#adapters/postgres/catalogue-names/catalogue-names.ts';
import { createProductManagementRepository } from '#adapters/postgres/products/product-management.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createProductManagementService } from '#core/catalogue/management/create-product-management-service.ts';
import { createCatalogueNameService } from '#core/catalogue/names/create-catalogue-name-service.ts';
import { parts } from '../parts.ts';
import { catalogueNameRoutes } from '../routes/catalogue-names.routes.ts';
import { productManagementRoutes } from '../routes/product-management.routes.ts';
import { routesOf } from './routes-of.ts';

/** Products, names and pictures, as staff change them by hand. */
export const catalogueManagementModule = new ContainerModule(({ bind }) => {
  bind(parts.catalogueNameService).toDynamicValue((made) =>
    createCatalogueNameService({
      names: createCatalogueNameRepository({
        database: made.get(parts.database),
        follower: made.get(parts.follower),
        termsMoved: () => made.get(parts.terms).forget(null),
      }),
      vehicles: made.get(parts.vehicles),
      searchIndex: made.get(parts.searchHost),
      hasher,
    }),
  );
  bind(parts.productManagementService).toDynamicValue((made) =>
    createProductManagementService({
      products: createProductManagementRepository({
        database: made.get(parts.database),
        follower: made.get(parts.follower),
      }),
      searchIndex: made.get(parts.searchHost),
      hasher,
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(productManagementRoutes, parts.productManagementService));
  bind(parts.routes).toDynamicValue(routesOf(catalogueNameRoutes, parts.catalogueNameService));
});
