import { ContainerModule } from 'inversify';
import { createOutboxRepository } from '#adapters/postgres/mail/outbox-repository.ts';
import { createStaffOrderRepository } from '#adapters/postgres/orders/staff-orders.ts';
import { createOverviewRepository } from '#adapters/postgres/overview/overview.ts';
import { createZeroResultRepository } from '#adapters/postgres/overview/zero-results.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createOverviewService } from '#core/overview/create-overview-service.ts';
import { parts } from '../parts.ts';
import { overviewRoutes } from '../routes/overview.routes.ts';
import { routesOf } from './routes-of.ts';

/** Management's overview. */
export const overviewModule = new ContainerModule(({ bind }) => {
  bind(parts.overviewService).toDynamicValue((made) => {
    const database = made.get(parts.database);
    return createOverviewService({
      overview: createOverviewRepository(database),
      staffOrders: createStaffOrderRepository(database),
      zeroResults: createZeroResultRepository(database),
      outbox: createOutboxRepository(database),
      priceLists: made.get(parts.priceLists),
      productRepository: made.get(parts.productRepository),
      hasher,
      clock: made.get(parts.clock),
    });
  });
  bind(parts.routes).toDynamicValue(routesOf(overviewRoutes, parts.overviewService));
});
