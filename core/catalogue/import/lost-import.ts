import { isUnderWay } from '#core/imports/import-state.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { StoredImport } from './import.repository.port.ts';

/** The queue that reads and writes imports. */
export const importQueue = 'imports';

export const jobOfImport = ({ run, attempt }: Pick<StoredImport, 'run' | 'attempt'>): string =>
  `${run.id} ${run.state} ${attempt}`;

/**
 * An import that stands still for so long may have lost its job; a waiting one may stand for longer. In milliseconds.
 */
const maxStillMs = 10_000;

/** Whether no process is going to go on with the import: its job ended without saying so, or a restore took it away. */
export const isLostImport = async (
  stored: Pick<StoredImport, 'run' | 'attempt' | 'changedAt'>,
  { jobs, clock }: { readonly jobs: Pick<JobQueue, 'see'>; readonly clock: Clock },
): Promise<boolean> => {
  if (!isUnderWay(stored.run.state) || clock.now() - stored.changedAt < maxStillMs) return false;
  const job = await jobs.see(importQueue, jobOfImport(stored));
  return job === null || (job.state !== 'waiting' && job.state !== 'running');
};
