import { ContainerModule } from 'inversify';
import { createAgeingService } from '#adapters/http/account-ageing.ts';
import { createAgeingQueries } from '../account-ageing/ageing-queries.ts';
import { foundation, services } from '../parts.ts';

/** Debts by customer and age, with their screen. */
export const accountAgeingModule = new ContainerModule(({ bind }) => {
  bind(services.ageing).toDynamicValue(({ get }) => {
    const service = createAgeingService(get(foundation.publicServices).http);
    return createAgeingQueries(service, get(services.caller), get(foundation.queries));
  });
});
