import * as z from 'zod/mini';
import { jobProblem } from '#adapters/texts/jobs.es.ts';
import { jobPageToWire, jobPageWire, jobQueryWire, listedJobToWire, listedJobWire } from '#adapters/wire/jobs.wire.ts';
import type { JobFailure, JobManagementService } from '#core/jobs/job-management.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const idWire = z.object({ id: z.string().check(z.maxLength(40)) });

/** What the server does aside, read by management, retried by administrators (docs/rules/jobs.md 1). */
export const jobRoutes = (app: App, service: JobManagementService, guard: Guard): void => {
  const tags = ['Management'];
  const path = '/api/Management/Jobs';

  app.get(
    path,
    {
      ...guard('management'),
      schema: {
        tags,
        querystring: jobQueryWire,
        refusals: codes<JobFailure>('page-key-unreadable'),
        response: { 200: jobPageWire },
      },
    },
    async (request, reply) => {
      const { state = null, after = null } = request.query;
      return sendAnswer(reply, await service.list(callerOf(request), state, after), jobPageToWire, jobProblem);
    },
  );

  app.post(
    `${path}/:id/retry`,
    {
      ...guard('administration'),
      schema: {
        tags,
        params: idWire,
        refusals: codes<JobFailure>('job-not-found', 'job-not-retryable'),
        response: { 200: listedJobWire },
      },
    },
    async (request, reply) =>
      sendAnswer(reply, await service.retry(callerOf(request), request.params.id), listedJobToWire, jobProblem),
  );
};
