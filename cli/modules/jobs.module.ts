import { ContainerModule } from 'inversify';
import { createJobManagementService } from '#adapters/http/jobs.ts';
import { foundation, services } from '../parts.ts';

/** The work that goes on by itself. */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(services.jobs).toDynamicValue(({ get }) => createJobManagementService(get(foundation.call)));
});
