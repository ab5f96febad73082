import { ContainerModule } from 'inversify';
import { createCurrentAccountService } from '#adapters/http/current-account.ts';
import { createAccountQueries } from '../current-account/account-queries.ts';
import { foundation, services } from '../parts.ts';

/** A company's current account. */
export const currentAccountModule = new ContainerModule(({ bind }) => {
  bind(services.account).toDynamicValue(({ get }) =>
    createAccountQueries(
      createCurrentAccountService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
