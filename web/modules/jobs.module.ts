import { ContainerModule } from 'inversify';
import { createJobManagementService } from '#adapters/http/jobs.ts';
import { createJobQueries } from '../jobs/job-queries.ts';
import { foundation, services } from '../parts.ts';

/** The server's jobs, with their screen. */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(services.jobs).toDynamicValue(({ get }) => {
    const service = createJobManagementService(get(foundation.publicServices).call);
    return createJobQueries(service, get(services.caller), get(foundation.queries));
  });
});
