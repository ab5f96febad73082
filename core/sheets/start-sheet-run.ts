import type { Caller } from '#core/access/caller.ts';
import type { SheetRunKindName } from '#core/imports/record-kinds.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { SheetUpload } from './sheet.service.ts';
import type { SheetRunRepository } from './sheet-run.repository.port.ts';
import type { StoredSheetRun } from './sheet-run.ts';
import { jobOfSheetRun, queueOfSheetRun } from './sheet-run-job.ts';
import type { SheetTarget } from './sheet-target.ts';

export interface SheetRunStartParts {
  readonly runs: SheetRunRepository;
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly newId: () => string;
  readonly clock: Clock;
}

/** The kind of a sheet that begins, and what it is of. */
export interface StartedKind {
  readonly name: SheetRunKindName;
  readonly target: SheetTarget | null;
}

/** Keeps a sheet and asks for its job: to read it, or to write it at once. */
export const startSheetRun = async (
  { runs, jobs, newId, clock }: SheetRunStartParts,
  { name: kind, target }: StartedKind,
  caller: Caller,
  { content, fileName, mapping, sheet, supplier }: SheetUpload,
  state: 'reading' | 'writing',
): Promise<StoredSheetRun> => {
  const now = clock.now();
  const stored: StoredSheetRun = {
    id: newId(),
    kind,
    target,
    fileName,
    mapping,
    sheet,
    supplier,
    state,
    report: null,
    understood: null,
    failure: null,
    attempt: 1,
    caller,
    startedBy: caller.userName,
    earlierImportId: null,
    importId: state === 'writing' ? newId() : null,
    lookedAt: now,
    changedAt: now,
  };
  await runs.add(stored, content);
  await addSheetJob(jobs, stored);
  return stored;
};

export const addSheetJob = (jobs: Pick<JobQueue, 'add'>, stored: StoredSheetRun): Promise<boolean> =>
  jobs.add(queueOfSheetRun(stored), jobOfSheetRun(stored), { id: stored.id });
