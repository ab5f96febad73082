import { ContainerModule } from 'inversify';
import { createOverviewService } from '#adapters/http/overview.ts';
import { foundation, services } from '../parts.ts';

/** What management looks at first. */
export const overviewModule = new ContainerModule(({ bind }) => {
  bind(services.overview).toDynamicValue(({ get }) => createOverviewService(get(foundation.call)));
});
