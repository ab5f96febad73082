import { isUnderWay } from '#core/imports/import-state.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import type { SheetRunKindName } from '#core/imports/record-kinds.ts';
import { failureOfNamed } from '#core/imports/text-called-excel.ts';
import type { JobFacts, JobHandler, JobInHand } from '#core/jobs/job-queue.port.ts';
import type { JobQueueName } from '#core/jobs/job-queues.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Result } from '#core/shared/result.ts';
import { createTurns } from './in-turn.ts';
import {
  maxExamples,
  type SheetFailure,
  type SheetReport,
  type SheetUpload,
  type UnderstoodColumns,
} from './sheet.service.ts';
import type { SheetLook } from './sheet-look.ts';
import { nextSheetRun, type SheetRunEvent } from './sheet-run.machine.ts';
import type { SheetRunRepository } from './sheet-run.repository.port.ts';
import { type SheetReason, type SheetRunWait, type StoredSheetRun, sheetRunWaits } from './sheet-run.ts';
import type { SheetReader, SheetWaits } from './sheet-runner.ts';
import type { SheetTarget } from './sheet-target.ts';

export interface SheetRunJobParts {
  readonly runs: SheetRunRepository;
  readonly runners: Readonly<Record<SheetRunKindName, SheetReader<SheetReason>>>;
  readonly clock: Clock;
}

const stops = 'the program stops';

const readingQueue = 'sheets';
const writingQueues = {
  customers: 'customer-sheets',
  documents: 'document-sheets',
  offers: 'offer-sheets',
  'list-prices': 'price-sheets',
} as const satisfies Readonly<Record<SheetRunKindName, JobQueueName>>;

export const sheetQueues: readonly JobQueueName[] = [readingQueue, ...Object.values(writingQueues)];

/**
 * Sheets are read beside one another; of those that are written each waits for the one of its kind before it, of new
 * prices for the one of its list.
 */
export const queueOfSheetRun = ({ kind, state }: Pick<StoredSheetRun, 'kind' | 'state'>): JobQueueName =>
  state === 'writing' ? writingQueues[kind] : readingQueue;

/** The name of the job that works on it as it is now. */
export const jobOfSheetRun = ({ id, state, attempt }: Pick<StoredSheetRun, 'id' | 'state' | 'attempt'>): string =>
  `${id} ${state} ${attempt}`;

/** What a job says that its sheet waits for; null for nothing. */
export const sheetWaitOf = (output: JobFacts | null): SheetRunWait | null =>
  sheetRunWaits.find((wait) => wait === output?.['waitsFor']) ?? null;

/**
 * Reads a sheet or writes what was planned, by its state. One that a process left in the middle is begun anew: what is
 * written already is as the sheet says, so its rows change nothing, but for what somebody edited in between. Of one
 * list those of new prices are written one after the other; one that awaits its turn holds neither a place nor a file.
 */
export const createSheetRunJob = ({ runs, runners, clock }: SheetRunJobParts): JobHandler => {
  const inTurn = createTurns();
  const after = async (stored: StoredSheetRun, event: SheetRunEvent, look?: SheetLook): Promise<void> => {
    await runs.update(
      stored.id,
      (latest) =>
        latest.attempt === stored.attempt && latest.state === stored.state
          ? nextSheetRun(latest, event, clock.now())
          : null,
      look,
    );
  };

  /** The columns of the sheet, also where they are not enough; null where nobody can read it. */
  const understood = async (
    runner: SheetReader<SheetReason>,
    upload: SheetUpload,
    target: SheetTarget | null,
    read: Result<SheetReport<SheetReason>, SheetFailure>,
  ): Promise<UnderstoodColumns | null> => {
    if (!read.ok && !isMisunderstood(read.val)) return null;
    // A mapping that does not fit tells nothing of the sheet: its headings may.
    const mapping = read.ok ? read.val.mapping : null;
    const columns = await runner.understand({ ...upload, mapping, supplier: null }, target);
    return columns.ok ? columns.val : null;
  };

  const workOn = async (asked: string, { signal }: JobInHand, waits: SheetWaits): Promise<void> => {
    if (signal.aborted) throw new Error(stops);
    const stored = await runs.find(asked);
    if (stored === null || !isUnderWay(stored.state)) return;
    const { id, kind, target, caller, fileName, mapping, sheet, supplier } = stored;
    const content = await runs.content(id);
    if (content === null) {
      await after(stored, { type: 'failed', failure: { code: 'interrupted' }, understood: null });
      return;
    }
    const runner = runners[kind];
    const upload: SheetUpload = { fileName, content, mapping, sheet, supplier };
    const importId = stored.state === 'writing' ? stored.importId : null;
    const look = importId === null ? null : await runs.look(id);
    const looks: SheetLook[] = [];
    const onLook = (found: SheetLook): void => void looks.push(found);
    const report = await runner.carryOut(caller, upload, { importId, target, signal, look, onLook, waits });
    if (signal.aborted) {
      if ((await runs.find(id)) === null) return;
      // The next worker begins it again.
      throw new Error(stops);
    }
    if (importId !== null && report.ok && report.val.changedSince !== null) {
      await after(stored, { type: 'overtaken', report: report.val }, looks[0]);
      return;
    }
    if (importId !== null && report.ok) {
      await after(stored, { type: 'done', report: withPlannedExamples(report.val, stored.report) });
      await runs.dropContent(id);
      return;
    }
    const columns = await understood(runner, upload, target, report);
    await after(
      stored,
      report.ok
        ? { type: 'planned', report: report.val, understood: columns }
        : {
            ...{ type: 'failed', understood: columns },
            failure: failureOfNamed({ fileName, mapping, preview: columns?.preview ?? null }, report.val),
          },
      looks[0],
    );
  };

  return {
    async handle(job): Promise<JobFacts> {
      const waits: SheetWaits = async (wait, until) => {
        await job.tell({ waitsFor: wait });
        const value = await job.leavePlace(until);
        await job.tell({});
        return value;
      };
      const id = String(job.facts['id']);
      const stored = await runs.find(id);
      if (stored === null) return {};
      const { kind, target, state } = stored;
      if (state !== 'writing') await workOn(id, job, waits);
      else {
        const work = () => workOn(id, job, waits);
        await inTurn(`${kind} ${target?.id ?? ''}`, work, (turn) => waits('other-sheet', turn));
      }
      return {};
    },
  };
};

/** Rows that an ended process wrote compare as unchanged: their examples are taken from the plan. */
const withPlannedExamples = (
  report: SheetReport<SheetReason>,
  planned: SheetReport<SheetReason> | null,
): SheetReport<SheetReason> => {
  const due = Math.min(report.created + report.changed, maxExamples);
  if (planned === null || report.examples.length >= due) return report;
  const out = new Set(report.rejected.map(({ line }) => line));
  const byLine = new Map(
    [...planned.examples, ...report.examples].filter(({ line }) => !out.has(line)).map((row) => [row.line, row]),
  );
  const examples = [...byLine.values()].sort((one, other) => one.line - other.line).slice(0, due);
  return { ...report, examples };
};
