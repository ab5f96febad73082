import { ContainerModule } from 'inversify';
import { createCustomerConfigurationService } from '#adapters/http/customer-configuration.ts';
import { createShopConfigurationService } from '#adapters/http/shop-configuration.ts';
import { createShopQueries } from '../admin-configuration/shop-queries.ts';
import { createConfigurationQueries } from '../customer-configuration/configuration-queries.ts';
import { foundation, services } from '../parts.ts';

/** The configurations of the distributor and of a company, with their screens. */
export const configurationModule = new ContainerModule(({ bind }) => {
  bind(services.configuration).toDynamicValue(({ get }) =>
    createConfigurationQueries(
      createCustomerConfigurationService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
      get(foundation.repriced),
    ),
  );
  bind(services.shopConfiguration).toDynamicValue(({ get }) =>
    createShopQueries(
      createShopConfigurationService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
      (part) => get(foundation.publicServices).distributor.set((before) => ({ ...before, ...part })),
    ),
  );
});
