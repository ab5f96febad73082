import { ContainerModule } from 'inversify';
import { createCredentialService } from '#adapters/http/credentials.ts';
import { createCustomerService } from '#adapters/http/customers.ts';
import { changesOf } from '#core/live/changes.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** The customers of staff, and their logins, with their screen. */
export const customersModule = new ContainerModule(({ bind }) => {
  bind(services.customers)
    .toDynamicValue(({ get }) => {
      const service = createCustomerService(get(foundation.publicServices).call);
      const caller = get(services.caller);
      const customers = get(foundation.queries).define('customers', () => service.list(caller));
      // Each customer tells its last order.
      return following(customers, changesOf(get(services.live), 'OrdersChanged').subscribe(customers.outdate));
    })
    .onDeactivation((customers) => {
      customers.stop();
    });
  bind(services.credentials).toDynamicValue(({ get }) => createCredentialService(get(foundation.publicServices).call));
});
