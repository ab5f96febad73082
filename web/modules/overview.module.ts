import { ContainerModule } from 'inversify';
import { createOverviewService } from '#adapters/http/overview.ts';
import { createOverviewQueries } from '../overview/overview-queries.ts';
import { foundation, services } from '../parts.ts';

/** Management's overview, with its screen. */
export const overviewModule = new ContainerModule(({ bind }) => {
  bind(services.overview).toDynamicValue(({ get }) => {
    const service = createOverviewService(get(foundation.publicServices).call);
    return createOverviewQueries(service, get(services.caller), get(foundation.queries));
  });
});
