import { ContainerModule } from 'inversify';
import { createCustomerConfigurationService } from '#adapters/http/customer-configuration.ts';
import { foundation, services } from '../parts.ts';

/** How a company sees its prices. */
export const customerConfigurationModule = new ContainerModule(({ bind }) => {
  bind(services.customerConfiguration).toDynamicValue(({ get }) =>
    createCustomerConfigurationService(get(foundation.call)),
  );
});
