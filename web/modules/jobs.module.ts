import { ContainerModule } from 'inversify';
import { createJobManagementService } from '#adapters/http/jobs.ts';
import { changesOf } from '#core/live/changes.ts';
import { createJobQueries } from '../jobs/job-queries.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** The server's jobs, with their screen. */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(services.jobs)
    .toDynamicValue(({ get }) => {
      const service = createJobManagementService(get(foundation.publicServices).call);
      const jobs = createJobQueries(service, get(services.caller), get(foundation.queries));
      const changes = changesOf(
        get(services.live),
        'PriceListsChanged',
        'ManagedPriceListsChanged',
        'CatalogueChanged',
        'OffersChanged',
      );
      return following(jobs, changes.subscribe(jobs.refresh));
    })
    .onDeactivation((jobs) => {
      jobs.stop();
    });
});
