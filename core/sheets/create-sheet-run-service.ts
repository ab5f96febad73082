import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CallGroup } from '#core/access/calls.ts';
import type { ImportHistoryRepository } from '#core/imports/import-record.ts';
import { importRetentionMs } from '#core/imports/import-retention.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { newestLooks } from '#core/imports/newest-looks.ts';
import { isNoSheet } from '#core/imports/no-sheet.ts';
import type { SheetRunKindName } from '#core/imports/record-kinds.ts';
import { rejectedFileName } from '#core/imports/rejected-headings.ts';
import type { RejectedRowWriter } from '#core/imports/rejected-row-writer.port.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { failLostSheetRun } from './lost-sheet-run.ts';
import { rowsOfRejectedFile } from './rows-of-rejected-file.ts';
import { rowsToWrite } from './rows-to-write.ts';
import type { SheetFailure, SheetReport } from './sheet.service.ts';
import type { SheetImportRepository } from './sheet-import.repository.port.ts';
import { nextSheetRun, type SheetRunEvent, whyNotForgotten } from './sheet-run.machine.ts';
import type { FoundSheetRun } from './sheet-run.repository.port.ts';
import type { SheetRunService } from './sheet-run.service.ts';
import type { SheetReason, SheetRun, SheetRunFailure, SheetRunWait, StoredSheetRun } from './sheet-run.ts';
import { jobOfSheetRun, queueOfSheetRun, sheetWaitOf } from './sheet-run-job.ts';
import type { SheetReader } from './sheet-runner.ts';
import { addSheetJob, type SheetRunStartParts, startSheetRun } from './start-sheet-run.ts';

export interface SheetRunParts extends SheetRunStartParts {
  readonly jobs: Pick<JobQueue, 'add' | 'see' | 'cancel'>;
  readonly imports: Pick<SheetImportRepository, 'end'>;
  readonly history: Pick<ImportHistoryRepository, 'rejected'>;
  readonly writer: RejectedRowWriter;
}

type AskedOfSheet = Extract<SheetRunEvent, { readonly type: 'again' | 'applied' }>;

/** A kind of sheet, and who may import it. */
export interface SheetRunKind<Reason> {
  readonly name: SheetRunKindName;
  readonly group: CallGroup;
  readonly runner: SheetReader<Reason>;
  /** Which one of its kind the sheets are of; left out where there is one alone. */
  readonly target?: string | null;
  /** Why nothing is brought for it, or confirmed from that moment on (ISO 8601; null for at once); null where it is. */
  refused?(at: string | null): Promise<SheetFailure | null>;
}

/**
 * Sheets of a kind as people ask for them; a job does the work (sheet-run-job.ts), in the process that works on the
 * queue.
 */
export const createSheetRunService = <Reason extends SheetReason>(
  parts: SheetRunParts,
  { name, group, runner, target = null, refused = async () => null }: SheetRunKind<Reason>,
): SheetRunService<Reason> => {
  const { runs, jobs, history, writer, newId, clock } = parts;

  const toSheetRun = ({ stored, progress }: FoundSheetRun, wait: SheetRunWait | null = null): SheetRun<Reason> => {
    const { id, fileName, mapping, sheet, supplier, state, startedBy, changedAt, report, understood, failure } = stored;
    const wasApplied = stored.importId !== null;
    const hasReport = state === 'planned' || state === 'done';
    return {
      ...{ id, fileName, mapping, sheet, supplier, state, startedBy, changedAt, wasApplied, understood, failure },
      at: stored.target?.at ?? null,
      keptUntil: stored.lookedAt + importRetentionMs,
      progress: state === 'writing' ? progress : null,
      waitsFor: wait,
      // Rows of this sheet are rejected only for reasons of its own kind, which the stored type does not say.
      report: hasReport ? (report as SheetReport<Reason> | null) : null,
    };
  };

  const isOurs = (stored: StoredSheetRun) => stored.kind === name && (stored.target?.id ?? null) === target;

  const known = async (id: string): Promise<Result<FoundSheetRun, SheetRunFailure>> => {
    const found = await runs.follow(id, clock.now());
    return found === null || !isOurs(found.stored) ? Err({ code: 'import-not-found' }) : Ok(found);
  };

  const whyNot = async (id: string, event: AskedOfSheet): Promise<SheetRunFailure> => {
    const latest = await runs.find(id);
    if (latest === null) return { code: 'import-not-found' };
    const isReady = nextSheetRun(latest, { ...event, seenAt: latest.changedAt }, clock.now()) !== null;
    return isReady ? { code: 'import-changed' } : { code: 'import-not-ready', state: latest.state };
  };

  /** After something that was asked of it: a job does it. */
  const asked = async (
    caller: Caller,
    id: string,
    event: AskedOfSheet,
  ): Promise<Result<SheetRun<Reason>, SheetRunFailure>> => {
    const found = await known(id);
    if (!found.ok) return found;
    const changed = await runs.update(id, (stored) => {
      const after = nextSheetRun(stored, event, clock.now());
      if (after === null) return null;
      const known = event.type === 'applied' ? { importId: newId(), earlierImportId: stored.importId } : {};
      return { ...after, ...known, caller, attempt: stored.attempt + 1 };
    });
    if (changed === null) return Err(await whyNot(id, event));
    await addSheetJob(jobs, changed);
    return Ok(toSheetRun({ stored: changed, progress: null }));
  };

  /** What a file of them is made of; looked for again where it was only read, since the first ones alone are kept. */
  const rejectedOf = async (
    caller: Caller,
    stored: StoredSheetRun,
  ): Promise<Result<Pick<SheetReport<SheetReason>, 'rejected' | 'kept'>, SheetRunFailure>> => {
    const { id, fileName, mapping, sheet, report, target: of } = stored;
    if (report === null) return Err({ code: 'import-not-ready', state: stored.state });
    if (report.rejected.length === report.rejectedCount) return Ok(report);
    const content = await runs.content(id);
    if (content === null) return Err({ code: 'import-not-found' });
    // Read with the mapping that was used then, not with the one remembered now.
    const upload = { fileName, content, mapping, sheet, supplier: null };
    return runner.carryOut(caller, upload, { importId: null, allRejected: true, target: of });
  };

  return authorise<SheetRunService<Reason>>(group, {
    async list() {
      const kept = await runs.list(name, target, clock.now());
      return Ok(
        newestLooks(
          kept.filter(({ failureCode }) => failureCode === null || !isNoSheet({ code: failureCode })),
          ({ state, failureCode, wasApplied, fileName, worksheet, startedBy }) => ({
            state,
            failureCode,
            wroteNothing: !wasApplied && !isUnderWay(state),
            file: [fileName, worksheet, startedBy],
          }),
        ).map(({ lookedAt, counts, failureCode: _code, worksheet: _worksheet, wasApplied: _wasApplied, ...each }) => ({
          ...each,
          keptUntil: lookedAt + importRetentionMs,
          planned:
            each.state === 'planned' && counts !== null
              ? { wouldWrite: rowsToWrite(name, counts), rejected: counts.rejectedCount }
              : null,
        })),
      );
    },

    async start(caller, upload) {
      const why = await refused(null);
      if (why !== null) return Err(why);
      const kind = { name, target: target === null ? null : { id: target, at: null } };
      const stored = await startSheetRun(parts, kind, caller, upload, 'reading');
      return Ok(toSheetRun({ stored, progress: null }));
    },

    async show(_caller, id) {
      const found = await known(id);
      if (!found.ok) return found;
      const failed = await failLostSheetRun(parts, found.val.stored);
      if (failed !== null) return Ok(toSheetRun({ stored: failed, progress: null }));
      const { stored, progress } = found.val;
      const mayWait = stored.state === 'writing' && progress === null;
      const job = mayWait ? await jobs.see(queueOfSheetRun(stored), jobOfSheetRun(stored)) : null;
      return Ok(toSheetRun(found.val, job?.state === 'running' ? sheetWaitOf(job.output) : null));
    },

    readAgain: (caller, id, seenAt, reading) => asked(caller, id, { type: 'again', seenAt, ...reading }),

    async apply(caller, id, seenAt, supplier, at = null) {
      const why = await refused(at);
      return why === null ? asked(caller, id, { type: 'applied', seenAt, supplier, at }) : Err(why);
    },

    async rejectedRows(caller, id, format, signal) {
      const found = await known(id);
      if (!found.ok) return found;
      const { stored } = found.val;
      if (stored.report?.rejectedCount === 0) return Err({ code: 'nothing-rejected' });
      const importId = stored.state === 'done' ? (stored.report?.importId ?? null) : null;
      const kept = importId === null ? null : await history.rejected(importId);
      // The history keeps those of the last imports only.
      const isKept = kept !== null && kept.count > 0;
      const some = isKept ? Ok(null) : await rejectedOf(caller, stored);
      if (!some.ok) return some;
      const batches = isKept ? kept.rows() : inOne(rowsOfRejectedFile(some.val ?? { rejected: [], kept: [] }));
      const content = await writer.write(name, format, stored.report?.headings ?? [], batches, signal);
      if (content === null) return Err({ code: 'exports-busy' });
      return Ok({ name: rejectedFileName(stored.fileName, format), content });
    },

    async discard(_caller, id, seenAt) {
      const found = await known(id);
      if (!found.ok) return found;
      const { stored } = found.val;
      const why = whyNotForgotten(stored, seenAt);
      if (why !== null) return Err(why);
      const isGone = await runs.forget(id, (latest) => whyNotForgotten(latest, seenAt) === null);
      // Somebody else was faster.
      if (!isGone) return Err({ code: 'import-changed' });
      if (stored.state === 'reading') await jobs.cancel(queueOfSheetRun(stored), jobOfSheetRun(stored));
      return Ok(undefined);
    },
  });
};

async function* inOne<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
