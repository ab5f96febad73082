import * as z from 'zod/mini';
import { jobPageWire, listedJobWire } from '#adapters/wire/jobs.wire.ts';
import type { JobFailure, JobManagementService } from '#core/jobs/job-management.service.ts';
import { jobStates } from '#core/jobs/listed-job.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';

const path = '/api/Management/Jobs';

/** `api/Management/Jobs` over HTTP, which existing servers do not have. */
export const createJobManagementService = (call: Call): JobManagementService => ({
  async list(_caller, state, after) {
    const query = { ...(state === null ? {} : { state }), ...(after === null ? {} : { after }) };
    return (await call({ method: 'GET', path, query }, jobPageWire)).mapErr(jobFailure);
  },
  async retry(_caller, id) {
    const answer = await call({ method: 'POST', path: `${path}/${encodeURIComponent(id)}/retry` }, listedJobWire);
    return answer.mapErr(jobFailure);
  },
});

const jobFailure = (failure: CallFailure): JobFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  switch (failure.problem) {
    case 'job-not-found':
    case 'page-key-unreadable':
      return { code: failure.problem };
    case 'job-not-retryable': {
      const facts = z.safeParse(z.object({ state: z.enum(jobStates) }), failure.facts);
      return facts.success ? { code: 'job-not-retryable', ...facts.data } : { code: 'unreachable' };
    }
    default:
      return isCallMissing(failure) ? { code: 'not-offered' } : { code: 'unreachable' };
  }
};
