import { ContainerModule } from 'inversify';
import { createSellerRepository } from '#adapters/postgres/sellers.ts';
import { createSellerService } from '#core/sellers/create-seller-service.ts';
import { parts } from '../parts.ts';
import { sellerRoutes } from '../routes/sellers.routes.ts';
import { issuingOf } from './issuing.ts';
import { routesOf } from './routes-of.ts';

/** Sellers, and the passwords that are issued to them. */
export const sellersModule = new ContainerModule(({ bind }) => {
  bind(parts.sellerService).toDynamicValue((made) =>
    createSellerService({ ...issuingOf(made), sellers: createSellerRepository(made.get(parts.database)) }),
  );
  bind(parts.routes).toDynamicValue(routesOf(sellerRoutes, parts.sellerService));
});
