import { ContainerModule } from 'inversify';
import { createOverviewService } from '#adapters/http/overview.ts';
import { changesOf } from '#core/live/changes.ts';
import { createOverviewQueries } from '../overview/overview-queries.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** Management's overview, with its screen. */
export const overviewModule = new ContainerModule(({ bind }) => {
  bind(services.overview)
    .toDynamicValue(({ get }) => {
      const service = createOverviewService(get(foundation.publicServices).call);
      const queries = createOverviewQueries(service, get(services.caller), get(foundation.queries));
      const changes = changesOf(
        get(services.live),
        'OrdersChanged',
        'DemandsChanged',
        'WarrantiesChanged',
        'CurrentAccountChanged',
        'MailsChanged',
        'PriceListsChanged',
        'CatalogueChanged',
        'StaffChanged',
      );
      return following(queries, changes.subscribe(queries.refresh));
    })
    .onDeactivation((queries) => {
      queries.stop();
    });
});
