import { authorOf } from '#core/audit/author.ts';
import { noneCounted } from '#core/imports/import-record.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { SheetImportRepository } from './sheet-import.repository.port.ts';
import { nextSheetRun } from './sheet-run.machine.ts';
import type { SheetRunRepository, SheetRunStanding } from './sheet-run.repository.port.ts';
import type { StoredSheetRun } from './sheet-run.ts';
import { jobOfSheetRun, queueOfSheetRun } from './sheet-run-job.ts';

export interface LostSheetRunParts {
  readonly runs: Pick<SheetRunRepository, 'update'>;
  readonly jobs: Pick<JobQueue, 'see'>;
  readonly imports: Pick<SheetImportRepository, 'end'>;
  readonly clock: Clock;
}

/** A sheet that stands still for so long may have lost its job; a waiting one may stand for longer. In milliseconds. */
const maxStillMs = 10_000;

/**
 * Fails a sheet that no process is going to go on with: its job ended without saying so, or is gone. Null for others.
 */
export const failLostSheetRun = async (
  { runs, jobs, imports, clock }: LostSheetRunParts,
  stored: SheetRunStanding,
): Promise<StoredSheetRun | null> => {
  if (!isUnderWay(stored.state) || clock.now() - stored.changedAt < maxStillMs) return null;
  const job = await jobs.see(queueOfSheetRun(stored), jobOfSheetRun(stored));
  if (job?.state === 'waiting' || job?.state === 'running') return null;
  const failed = await runs.update(stored.id, (latest) =>
    latest.changedAt === stored.changedAt
      ? nextSheetRun(latest, { type: 'failed', failure: { code: 'interrupted' }, understood: null }, clock.now())
      : null,
  );
  // An import that had written rows stays in the history, as one that broke off.
  if (failed?.importId != null && stored.state === 'writing') {
    await imports.end(failed.importId, { counts: noneCounted, rejected: [], isWhole: false }, authorOf(failed.caller));
  }
  return failed;
};
