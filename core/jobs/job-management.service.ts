import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { RetryRefusal } from './job.repository.port.ts';
import type { JobPage, JobState, ListedJob } from './listed-job.ts';

/**
 * What the server does aside, read by management, retried by administrators: the capability behind
 * `api/Management/Jobs`. Jobs that ended are kept for a day or so.
 */
export interface JobManagementService {
  /** The newest first; of one state, or all for null. `after` is the key that the page before gave. */
  list(caller: Caller, state: JobState | null, after: string | null): Promise<Result<JobPage, JobFailure>>;
  /** Begins a job anew that failed or was cancelled, and begins one that waits at once. */
  retry(caller: Caller, id: string): Promise<Result<ListedJob, JobFailure>>;
}

export type JobFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' }
  | { readonly code: 'page-key-unreadable' }
  | RetryRefusal;
