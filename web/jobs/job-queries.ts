import type { Caller } from '#core/access/caller.ts';
import type { JobManagementService } from '#core/jobs/job-management.service.ts';
import type { JobState } from '#core/jobs/listed-job.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

/** The jobs for management, and administrators' acts on them. */
export type JobQueries = ReturnType<typeof createJobQueries>;

/** Milliseconds between two looks while something waits or runs: jobs send no events while they go on. */
const lookEveryMs = 3000;

interface PageRequest {
  readonly state: JobState | null;
  readonly after: string | null;
}

export function createJobQueries(service: JobManagementService, caller: Caller, queries: ServiceQueries) {
  const page = queries.define('jobs', ({ state, after }: PageRequest) => service.list(caller, state, after), {
    staleTime: 0,
    listOf: oneList,
    outdatedBy: ['PriceListsChanged', 'ManagedPriceListsChanged', 'CatalogueChanged', 'OffersChanged'],
    againAfter: ({ jobs }) =>
      jobs.some((job) => job.state === 'waiting' || job.state === 'running') ? lookEveryMs : null,
  });
  return {
    page,
    retry: (id: string) => thenReading(page.outdate)(service.retry(caller, id)),
  };
}
