import { ContainerModule } from 'inversify';
import { createShopConfigurationService } from '#adapters/http/shop-configuration.ts';
import { foundation, services } from '../parts.ts';

/** What the distributor settles for itself. */
export const configurationModule = new ContainerModule(({ bind }) => {
  bind(services.configuration).toDynamicValue(({ get }) => createShopConfigurationService(get(foundation.call)));
});
