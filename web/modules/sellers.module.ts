import { ContainerModule } from 'inversify';
import { createSellerService } from '#adapters/http/sellers.ts';
import { foundation, services } from '../parts.ts';
import { createSellerQueries } from '../sellers/seller-queries.ts';

/** The distributor's sellers, with their screen. */
export const sellersModule = new ContainerModule(({ bind }) => {
  bind(services.sellers).toDynamicValue(({ get }) =>
    createSellerQueries(
      createSellerService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
