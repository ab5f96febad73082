import type { Author } from '#core/audit/author.ts';
import type { Result } from '#core/shared/result.ts';
import type { JobPage, JobState, ListedJob } from './listed-job.ts';

export type RetryRefusal =
  | { readonly code: 'job-not-found' }
  /** The job is running, or done. */
  | { readonly code: 'job-not-retryable'; readonly state: JobState };

export interface JobRepository {
  /** The newest first. */
  list(
    state: JobState | null,
    after: string | null,
  ): Promise<Result<JobPage, { readonly code: 'page-key-unreadable' }>>;
  /** Queues it again as if it had never begun, and wakes the workers of its queue. */
  retry(id: string, author: Author): Promise<Result<ListedJob, RetryRefusal>>;
}
