import { ContainerModule } from 'inversify';
import { createCurrentAccountService } from '#adapters/http/current-account.ts';
import { foundation, services } from '../parts.ts';

/** What a company owes and paid. */
export const currentAccountModule = new ContainerModule(({ bind }) => {
  bind(services.account).toDynamicValue(({ get }) => createCurrentAccountService(get(foundation.call)));
});
