import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { JobRepository } from './job.repository.port.ts';
import type { JobManagementService } from './job-management.service.ts';

export const createJobManagementService = (jobs: JobRepository): JobManagementService =>
  authorise<JobManagementService>(
    { list: 'management', retry: 'administration' },
    {
      list: (_caller, state, after) => jobs.list(state, after),
      retry: (caller, id) => jobs.retry(id, authorOf(caller)),
    },
  );
