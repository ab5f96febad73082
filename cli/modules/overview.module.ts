import { ContainerModule } from 'inversify';
import { createOverviewService } from '#adapters/http/overview.ts';
import { foundation, services } from '../parts.ts';

/** Management's first figures. */
export const overviewModule = new ContainerModule(({ bind }) => {
  bind(services.overview).toDynamicValue(({ get }) => createOverviewService(get(foundation.call)));
});
