import { ContainerModule } from 'inversify';
import { createJobRepository } from '#adapters/postgres/jobs/job-repository.ts';
import { createJobManagementService } from '#core/jobs/create-job-management-service.ts';
import { parts } from '../parts.ts';
import { jobRoutes } from '../routes/jobs.routes.ts';
import { routesOf } from './routes-of.ts';

/** What is done aside, as administrators see it; the queue itself is open before all else (server/foundation.ts). */
export const jobsModule = new ContainerModule(({ bind }) => {
  bind(parts.jobManagementService).toDynamicValue((made) =>
    createJobManagementService(createJobRepository(made.get(parts.database))),
  );
  bind(parts.routes).toDynamicValue(routesOf(jobRoutes, parts.jobManagementService));
});
