import { ContainerModule } from 'inversify';
import { createAgeingService } from '#adapters/http/account-ageing.ts';
import { changesOf } from '#core/live/changes.ts';
import { createAgeingQueries } from '../account-ageing/ageing-queries.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** Debts by customer and age, with their screen. */
export const accountAgeingModule = new ContainerModule(({ bind }) => {
  bind(services.ageing)
    .toDynamicValue(({ get }) => {
      const service = createAgeingService(get(foundation.publicServices).http);
      const ageing = createAgeingQueries(service, get(services.caller), get(foundation.queries));
      return following(ageing, changesOf(get(services.live), 'CurrentAccountChanged').subscribe(ageing.refresh));
    })
    .onDeactivation((ageing) => {
      ageing.stop();
    });
});
