import type { Caller } from '#core/access/caller.ts';
import type { ImportHistoryRepository, ImportMappingRepository } from '#core/imports/import-record.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { withRemembered } from '#core/imports/remembered-reading.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { isRepeatedBelow } from './kept-rows.ts';
import { failLostSheetRun, type LostSheetRunParts } from './lost-sheet-run.ts';
import type { RejectedSheetRow, SheetFailure, SheetReport, SheetUpload } from './sheet.service.ts';
import type { SheetReason, SheetRunFailure, StoredSheetRun } from './sheet-run.ts';
import { type SheetRunStartParts, type StartedKind, startSheetRun } from './start-sheet-run.ts';

export interface WriteSheetParts extends SheetRunStartParts {
  readonly jobs: SheetRunStartParts['jobs'] & LostSheetRunParts['jobs'];
  readonly imports: LostSheetRunParts['imports'];
  readonly history: Pick<ImportHistoryRepository, 'rejected'>;
  readonly mappings: Pick<ImportMappingRepository, 'find'>;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** Aborted once this process stops: its jobs do too, and the next one goes on with them. */
  readonly stopping: AbortSignal;
}

/** Writes a file by a job, and waits for it: what a call answers that brings a sheet and has it written at once. */
export type WriteSheet = <Reason extends SheetReason>(
  kind: StartedKind,
  caller: Caller,
  upload: SheetUpload,
  allRejected: boolean,
) => Promise<Result<SheetReport<Reason>, SheetFailure>>;

/** Milliseconds between two looks: the first ones are short, since most sheets are. */
const [firstPauseMs, maxPauseMs] = [10, 250];

/**
 * The job goes on also where the caller stops waiting. A process that stops waits no longer: the sheet stays among
 * those that are kept, and the next process writes it.
 */
export const createSheetWriter = (parts: WriteSheetParts): WriteSheet => {
  const { runs, pause, stopping, history, mappings } = parts;

  /** The sheet as it ended; null where that is not known. */
  const ended = async (id: string): Promise<StoredSheetRun | null> => {
    for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, maxPauseMs)) {
      await pause(wait);
      if (stopping.aborted) return null;
      const standing = await runs.standing(id);
      if (standing === null) return null;
      if (!isUnderWay(standing.state)) return runs.find(id);
      await failLostSheetRun(parts, standing);
    }
  };

  const withAllRejected = async (report: SheetReport<SheetReason>): Promise<SheetReport<SheetReason>> => {
    const sheet = report.importId === null ? null : await history.rejected(report.importId);
    // The history keeps those of the last ones only: then the first rows have to do.
    if (sheet === null || sheet.count === 0) return report;
    const [rejected, kept]: [RejectedSheetRow<SheetReason>[], RejectedSheetRow<SheetReason>[]] = [[], []];
    for await (const rows of sheet.rows()) {
      for (const row of rows) (row.reasons.every(isRepeatedBelow) ? kept : rejected).push(row);
    }
    return { ...report, rejected, kept };
  };

  return async <Reason extends SheetReason>(
    kind: StartedKind,
    caller: Caller,
    upload: SheetUpload,
    allRejected: boolean,
  ): Promise<Result<SheetReport<Reason>, SheetFailure>> => {
    const remembered = await withRemembered(mappings, kind.name, upload);
    const { id } = await startSheetRun(parts, kind, caller, remembered, 'writing');
    const stored = await ended(id);
    // Where somebody had the sheet read again since, it stays for them.
    if (stored !== null) await runs.forget(id, ({ changedAt }) => changedAt === stored.changedAt);
    if (stored?.report == null) return Err(failureOf(stored?.failure ?? null));
    const { report } = stored;
    const isWhole = !allRejected || report.rejected.length === report.rejectedCount;
    const whole = isWhole ? report : await withAllRejected(report);
    // Rows of this sheet are rejected only for reasons of its own kind, which the stored type does not say.
    return Ok(whole as SheetReport<Reason>);
  };
};

/** Failures of the run itself become `interrupted`: asking again tells what became of it. */
const failureOf = (failure: SheetRunFailure | null): SheetFailure =>
  failure === null || !isOfSheet(failure) ? { code: 'interrupted' } : failure;

const ofRuns: readonly string[] = ['import-not-found', 'import-not-ready', 'import-changed', 'nothing-rejected'];

const isOfSheet = (failure: SheetRunFailure): failure is SheetFailure => !ofRuns.includes(failure.code);
