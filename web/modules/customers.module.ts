import { ContainerModule } from 'inversify';
import { createCredentialService } from '#adapters/http/credentials.ts';
import { createCustomerService } from '#adapters/http/customers.ts';
import { foundation, services } from '../parts.ts';

/** The customers of staff, and their logins, with their screen. */
export const customersModule = new ContainerModule(({ bind }) => {
  bind(services.customers).toDynamicValue(({ get }) => {
    const service = createCustomerService(get(foundation.publicServices).call);
    const caller = get(services.caller);
    // A customer shows its last order, so a new order outdates the list.
    return get(foundation.queries).define('customers', () => service.list(caller), { outdatedBy: ['OrdersChanged'] });
  });
  bind(services.credentials).toDynamicValue(({ get }) => createCredentialService(get(foundation.publicServices).call));
});
