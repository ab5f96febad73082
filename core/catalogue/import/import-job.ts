import type { ImportMappingRepository } from '#core/imports/import-record.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import type { Layout } from '#core/imports/recognise.ts';
import { rememberReading } from '#core/imports/remembered-reading.ts';
import type { RepeatedBelow } from '#core/imports/repeated-rows.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import { failureOfNamed } from '#core/imports/text-called-excel.ts';
import type { JobFacts, JobInHand } from '#core/jobs/job-queue.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ImportEvent } from './import.machine.ts';
import {
  afterEvent,
  type ImportFileStorage,
  type ImportRepository,
  type StoredImport,
} from './import.repository.port.ts';
import type { ImportRun, RunFailure } from './import.service.ts';
import type { CatalogueDraft, CatalogueDraftRepository } from './plan/catalogue-draft.repository.port.ts';
import { type ChangedSinceLook, collectChanged } from './plan/changed-since-look.ts';
import { importRows, type RowHandlers, type RowProgress } from './plan/import-rows.ts';
import type { RejectedRow, RejectedRowRepository } from './plan/rejected-row.repository.port.ts';
import type { DraftSource } from './rows/draft-source.port.ts';
import type { Field } from './rows/fields.ts';

export interface ImportJobParts {
  readonly repository: ImportRepository;
  readonly files: ImportFileStorage;
  readonly catalogueDrafts: CatalogueDraftRepository;
  readonly source: DraftSource;
  readonly rejectedRows: Pick<RejectedRowRepository, 'add' | 'clear'>;
  readonly mappings: Pick<ImportMappingRepository, 'remember'>;
  readonly clock: Clock;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** A failure that is not of the file: a defect, for the log. */
  readonly onDefect: (error: unknown) => void;
}

/** Milliseconds that a dry run goes on without anybody asking how far it is: its client went away. */
const maxUnwatchedMs = 60_000;

/** Milliseconds between two words on how far it is. */
const tellEveryMs = 500;

/** Milliseconds between two tries to write while somebody else does. */
const busyPauseMs = 500;

/**
 * An import of which nothing was written: `changedSince` was changed since it was looked at, up to the generation
 * `published`.
 */
interface Overtaken extends RowProgress {
  readonly changedSince: ChangedSinceLook;
  readonly published: number;
}

const givenUp = Err({ code: 'given-up' } as const);

/** Reads an import's file, or writes what was planned, by its state: what the queue of imports does with each job. */
export const createImportJob = (parts: ImportJobParts) => {
  const { repository, files, catalogueDrafts, source, rejectedRows, clock, onDefect } = parts;

  const change = (id: string, event: ImportEvent): Promise<StoredImport | null> =>
    repository.update(id, (stored) => afterEvent(stored, event, clock.now()));

  /** Tells how far it is, and gives it up where nobody wants it any more. */
  const reporter = (id: string, giveUp: AbortController) => {
    let reportedAt = Number.NEGATIVE_INFINITY;
    return async (progress: RowProgress): Promise<void> => {
      if (clock.now() - reportedAt < tellEveryMs) return;
      reportedAt = clock.now();
      const stored = await change(id, { type: 'advanced', ...progress });
      const isUnwatched = stored?.run.state === 'reading' && clock.now() - stored.lookedAt > maxUnwatchedMs;
      if (stored === null || stored.isGivenUp || isUnwatched) giveUp.abort();
    };
  };

  const importFile = async (
    { run, options }: StoredImport,
    path: string,
    catalogueDraft: CatalogueDraft | null,
    giveUp: AbortController,
    onWriting: RowHandlers['onWriting'] = async () => undefined,
  ): Promise<Result<StoredImport, RunFailure>> => {
    const { id, kind } = run;
    await rejectedRows.clear(id);
    let preview: SheetPreview | null = null;
    const opened = await source.open(kind, path, options, giveUp.signal, (seen) => {
      preview = seen;
    });
    if (preview !== null) await change(id, { type: 'opened', preview });
    if (!opened.ok)
      return Err(failureOfNamed({ fileName: run.fileName, mapping: options.mapping, preview }, opened.val));
    await change(id, { type: 'understood', ...understood(opened.val.layout) });
    let unread: RunFailure | null = null;
    const reports = {
      onWriting,
      onProgress: reporter(id, giveUp),
      onRejected: (rows: readonly RejectedRow[]) => rejectedRows.add(id, rows),
      async onRepeated(repeated: ReadonlyMap<number, readonly RepeatedBelow[]>) {
        const rows = await source.rows(kind, path, options, [...repeated.keys()], giveUp.signal);
        if (!rows.ok) {
          unread = rows.val;
          return;
        }
        await rejectedRows.add(
          id,
          rows.val.map((row) => ({ ...row, reasons: repeated.get(row.line) ?? [] })),
        );
      },
    };
    const outcome = await importRows(kind, opened.val, catalogueDrafts, catalogueDraft, reports, giveUp.signal);
    if (!outcome.ok) return outcome;
    // The rows that others repeat are needed: their file says which to choose between.
    if (unread !== null) return Err(unread);
    const after = await change(id, { type: 'read', ...outcome.val });
    return after === null || after.isGivenUp ? givenUp : Ok(after);
  };

  const write = async (
    stored: StoredImport,
    path: string,
    catalogueDraft: CatalogueDraft,
    giveUp: AbortController,
  ): Promise<Result<Overtaken | null, RunFailure>> => {
    // Nobody else can publish until this draft is published or abandoned.
    const published = catalogueDraft.generation - 1;
    const lookedAt = stored.lookedGeneration ?? published;
    const changed = await collectChanged(catalogueDrafts, stored.run.kind, lookedAt, published);
    const imported = await importFile(stored, path, catalogueDraft, giveUp, changed.note);
    if (!imported.ok) return imported;
    const { id, kind, fileName, rowsRead, summary } = imported.val.run;
    if (stored.isStrict && summary.rejected > 0) return Err({ code: 'rows-rejected', rejected: summary.rejected });
    if (giveUp.signal.aborted) return givenUp;
    const changedSince = changed.found();
    if (changedSince !== null) return Ok({ rowsRead, summary, changedSince, published });
    return (await catalogueDraft.publish(`${kind}: ${fileName}`, { kind: 'import', id })) ? Ok(null) : givenUp;
  };

  const readFile = async (stored: StoredImport, giveUp: AbortController): Promise<Result<null, RunFailure>> =>
    withFile(stored.run, async (path) => (await importFile(stored, path, null, giveUp)).map(() => null));

  const writeFile = async (
    stored: StoredImport,
    giveUp: AbortController,
  ): Promise<Result<Overtaken | null, RunFailure>> => {
    // The process that published it ended before it could say so.
    if (stored.isPublished) return Ok(null);
    return withFile(stored.run, async (path) => {
      const begun = await beginDraft(stored, giveUp);
      if (!begun.ok) return begun;
      let isPublished = false;
      try {
        const written = await write(stored, path, begun.val, giveUp);
        isPublished = written.ok && written.val === null;
        return written;
      } finally {
        if (!isPublished) await begun.val.abandon().catch(onDefect);
      }
    });
  };

  /** The service saw that nobody writes: a writer that began in the same moment is waited for. */
  const beginDraft = async (
    { startedBy, appliedBy }: StoredImport,
    giveUp: AbortController,
  ): Promise<Result<CatalogueDraft, RunFailure>> => {
    for (;;) {
      if (giveUp.signal.aborted) return givenUp;
      const begun = await catalogueDrafts.begin(appliedBy?.userName ?? startedBy);
      if (begun.ok) return begun;
      await parts.pause(busyPauseMs);
    }
  };

  const finish = async ({ run: { id, kind, supplier }, options: { mapping } }: StoredImport): Promise<void> => {
    await change(id, { type: 'published' });
    await rememberReading(parts.mappings, kind, { mapping, supplier });
  };

  /** Reports the rows that somebody changed since the look; the next attempt counts them as seen. */
  const overtaken = ({ run: { id } }: StoredImport, { published: lookedGeneration, ...facts }: Overtaken) =>
    repository.update(id, (stored) => {
      const after = afterEvent(stored, { type: 'overtaken', ...facts }, clock.now());
      return after === null ? null : { ...after, lookedGeneration, attempt: stored.attempt + 1 };
    });

  const withFile = async <Done>(
    { id }: ImportRun,
    work: (path: string) => Promise<Result<Done, RunFailure>>,
  ): Promise<Result<Done, RunFailure>> => {
    const file = await files.open(id);
    if (file === null) return Err({ code: 'interrupted' });
    try {
      return await work(file.path);
    } finally {
      await file.close();
    }
  };

  return {
    async handle({ facts, signal }: JobInHand): Promise<JobFacts> {
      const id = String(facts['id']);
      // The caller may have waited for another process to start it again.
      const published = await catalogueDrafts.published();
      const stored = await repository.update(id, (one) => {
        if (one.isGivenUp) return null;
        const lookedGeneration = one.run.state === 'reading' ? published : one.lookedGeneration;
        return { ...one, isBegun: true, lookedAt: clock.now(), lookedGeneration };
      });
      if (stored === null) return {};
      const { state } = stored.run;
      if (state !== 'reading' && state !== 'writing') return {};
      const giveUp = new AbortController();
      const onAbort = (): void => giveUp.abort();
      signal.addEventListener('abort', onAbort);
      if (signal.aborted) onAbort();
      const work = state === 'reading' ? readFile(stored, giveUp) : writeFile(stored, giveUp);
      const ended = await work.catch((error: unknown): Result<Overtaken | null, RunFailure> => {
        if (!signal.aborted) onDefect(error);
        return Err({ code: 'interrupted' });
      });
      signal.removeEventListener('abort', onAbort);
      const isStopped = signal.aborted;
      // Ends readers of the file that are still open.
      giveUp.abort();
      // The program stops: the next worker starts it again.
      if (isStopped && !ended.ok && (await repository.find(id))?.isGivenUp === false) {
        throw new Error('the program stops');
      }
      if (!ended.ok) await change(id, { type: 'failed', failure: ended.val });
      else if (ended.val !== null) {
        await overtaken(stored, ended.val);
        return {};
      } else if (state === 'writing') await finish(stored);
      const isToBeMapped = state === 'reading' && !ended.ok && isMisunderstood(ended.val);
      if (state === 'writing' || (!ended.ok && !isToBeMapped)) await files.drop(id);
      return {};
    },
  };
};

const understood = ({ columns, attributes, decimal, constants, headings, unknownHeadings }: Layout<Field>) => ({
  decimal,
  columns: [...columns, ...attributes].map(([field, column]) => ({ field, column })),
  constants: [...constants].map(([field, value]) => ({ field, value })),
  headings,
  unknownHeadings,
});
