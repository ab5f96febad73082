import type { JobQueueName } from './job-queues.ts';

/** How a job stands; one that failed and is tried again by itself waits. */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** A job as administrators see it. Instants are ISO 8601. */
export interface ListedJob {
  readonly id: string;
  readonly queue: JobQueueName;
  readonly state: JobState;
  /** How often it was begun. */
  readonly attempts: number;
  readonly createdAt: string;
  /** Null before it was begun. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** When it is begun, or tried again; null once it runs or is over. */
  readonly dueAt: string | null;
  /** Why it failed last; null where it did not. */
  readonly error: string | null;
}

export interface JobPage {
  readonly jobs: readonly ListedJob[];
  /** The key of the page after this one; null at the end. */
  readonly next: string | null;
}

/**
 * A job that failed or was cancelled can be begun anew, and one that waits can be begun now; the others have no need.
 */
export const mayRetry = (state: JobState): boolean =>
  state === 'failed' || state === 'cancelled' || state === 'waiting';
