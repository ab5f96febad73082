import { ContainerModule } from 'inversify';
import { createFlyerRepository } from '#adapters/postgres/flyers.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createFlyerManagementService } from '#core/flyers/create-flyer-management-service.ts';
import { createFlyerService } from '#core/flyers/create-flyer-service.ts';
import { parts } from '../parts.ts';
import { flyerManagementRoutes, flyerRoutes } from '../routes/flyers.routes.ts';
import { routesOf } from './routes-of.ts';
import { sellingOf } from './selling.ts';

/** The products that the distributor's flyers show. */
export const flyersModule = new ContainerModule(({ bind }) => {
  bind(parts.flyers).toDynamicValue((made) => createFlyerRepository(made.get(parts.database)));
  bind(parts.flyerService).toDynamicValue((made) =>
    createFlyerService({ ...sellingOf(made), flyers: made.get(parts.flyers) }),
  );
  bind(parts.flyerManagementService).toDynamicValue((made) =>
    createFlyerManagementService({
      flyers: made.get(parts.flyers),
      productRepository: made.get(parts.productRepository),
      hasher,
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(flyerRoutes, parts.flyerService));
  bind(parts.routes).toDynamicValue(routesOf(flyerManagementRoutes, parts.flyerManagementService));
});
