import { authorise } from '#core/access/authorise.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CatalogueDraft, CatalogueDraftRepository } from './catalogue-draft.repository.port.ts';
import type { DraftSource, DraftSourceOptions, UploadStorage } from './draft-source.port.ts';
import type { ImportFailure, ImportRun, ImportService, ImportUpload, RunFailure } from './import.service.ts';
import { emptySummary } from './plan.ts';
import type { Layout } from './recognise.ts';
import { type WalkProgress, walkImport } from './walk.ts';

export interface ImportParts {
  readonly catalogueDrafts: CatalogueDraftRepository;
  readonly source: DraftSource;
  readonly storage: UploadStorage;
  readonly newId: () => string;
  readonly clock: Clock;
  /** What went wrong besides the file: a defect, for the log. */
  readonly onDefect: (error: unknown) => void;
}

interface Job {
  run: ImportRun;
  readonly path: string;
  readonly options: DraftSourceOptions;
  readonly by: string;
  readonly giveUp: AbortController;
  /** When somebody last asked how far it is. */
  lookedAt: number;
  /** Settles when it is neither read nor written any more. */
  work: Promise<void>;
}

/** Milliseconds that a dry run goes on without anybody asking how far it is: its client went away. */
const maxUnwatchedMs = 60_000;

/** Imports that are remembered, with the file of each that was not written; the oldest that nobody works on makes room. */
const maxRemembered = 50;

export const createImportService = (parts: ImportParts): ImportService => {
  const { catalogueDrafts, source, storage } = parts;
  const jobs = new Map<string, Job>();

  const tell = (job: Job, change: Partial<ImportRun>): void => {
    job.run = { ...job.run, ...change };
  };

  const walk = async (job: Job, catalogueDraft: CatalogueDraft | null): Promise<Result<void, RunFailure>> => {
    const { kind, summary: planned } = job.run;
    const { signal } = job.giveUp;
    const opened = await source.open(kind, job.path, job.options, signal);
    if (!opened.ok) return opened;
    tell(job, { columns: columnsOf(opened.val.layout), unknownHeadings: opened.val.layout.unknownHeadings });
    const onProgress = ({ rowsRead, summary }: WalkProgress): void => {
      tell(job, { rowsRead, summary });
      if (catalogueDraft === null && parts.clock.now() - job.lookedAt > maxUnwatchedMs) job.giveUp.abort();
    };
    const walked = await walkImport(kind, opened.val, catalogueDrafts, catalogueDraft, onProgress, signal);
    if (!walked.ok) return walked;
    // What was new before it was written is what a person wants to read afterwards too.
    const newNames = catalogueDraft === null ? walked.val.newNames : planned.newNames;
    tell(job, { summary: { ...walked.val, newNames }, rowsTotal: job.run.rowsRead });
    return Ok(undefined);
  };

  const read = async (job: Job): Promise<void> => {
    const walked = await walk(job, null).catch((error: unknown) => interrupted(error));
    tell(job, walked.ok ? { state: 'planned' } : { state: 'failed', failure: walked.val });
    if (!walked.ok) await storage.drop(job.run.id);
  };

  const write = async (job: Job, catalogueDraft: CatalogueDraft, strict: boolean): Promise<void> => {
    const finish = async (): Promise<Result<void, RunFailure>> => {
      const walked = await walk(job, catalogueDraft);
      if (!walked.ok) return walked;
      const { rejected } = job.run.summary;
      if (strict && rejected > 0) return Err({ code: 'rows-rejected', rejected });
      if (job.giveUp.signal.aborted) return Err({ code: 'given-up' });
      await catalogueDraft.publish(`${job.run.kind}: ${job.run.fileName}`);
      return Ok(undefined);
    };
    const written = await finish().catch((error: unknown) => interrupted(error));
    if (!written.ok) await catalogueDraft.abandon().catch(parts.onDefect);
    tell(job, written.ok ? { state: 'done' } : { state: 'failed', failure: written.val });
    await storage.drop(job.run.id);
  };

  const interrupted = (error: unknown): Result<void, RunFailure> => {
    parts.onDefect(error);
    return Err({ code: 'interrupted' });
  };

  const known = (id: string): Result<Job, ImportFailure> => {
    const job = jobs.get(id);
    return job === undefined ? Err({ code: 'import-not-found' }) : Ok(job);
  };

  const remember = (job: Job): void => {
    jobs.set(job.run.id, job);
    for (const [id, { run }] of jobs) {
      if (jobs.size <= maxRemembered) return;
      if (run.state === 'reading' || run.state === 'writing') continue;
      jobs.delete(id);
      void storage.drop(id).catch(parts.onDefect);
    }
  };

  return authorise<ImportService>('administration', {
    async start(caller, upload) {
      const id = parts.newId();
      const kept = await storage.keep(id, upload.content);
      if (!kept.ok) return kept;
      const { mapping, sheet, priceList } = upload;
      const options = { mapping, sheet, priceList };
      const job: Job = {
        run: newRun(id, upload),
        path: kept.val,
        options,
        by: caller.userName,
        giveUp: new AbortController(),
        lookedAt: parts.clock.now(),
        work: Promise.resolve(),
      };
      remember(job);
      job.work = read(job).catch(parts.onDefect);
      return Ok(job.run);
    },

    async show(_caller, id) {
      return known(id).map((job) => {
        job.lookedAt = parts.clock.now();
        return job.run;
      });
    },

    async apply(_caller, id, { strict }) {
      const found = known(id);
      if (!found.ok) return found;
      const job = found.val;
      const { state, summary } = job.run;
      if (state !== 'planned') return Err({ code: 'import-not-ready', state });
      if (strict && summary.rejected > 0) return Err({ code: 'rows-rejected', rejected: summary.rejected });
      const catalogueDraft = await catalogueDrafts.begin(job.by);
      if (!catalogueDraft.ok) return catalogueDraft;
      tell(job, { state: 'writing', rowsRead: 0 });
      job.work = write(job, catalogueDraft.val, strict).catch(parts.onDefect);
      return Ok(job.run);
    },

    async discard(_caller, id) {
      const found = known(id);
      if (!found.ok) return found;
      const job = found.val;
      const wasWriting = job.run.state === 'writing';
      if (wasWriting || job.run.state === 'reading') job.giveUp.abort();
      await job.work;
      // It was published before it could be given up: that must not look like nothing happened.
      if (wasWriting && job.run.state === 'done') return Err({ code: 'import-not-ready', state: 'done' });
      jobs.delete(id);
      await storage.drop(id);
      return Ok(undefined);
    },
  });
};

const newRun = (id: string, { kind, fileName }: ImportUpload): ImportRun => ({
  id,
  kind,
  fileName,
  state: 'reading',
  rowsRead: 0,
  rowsTotal: null,
  columns: [],
  unknownHeadings: [],
  summary: emptySummary,
  failure: null,
});

const columnsOf = ({ columns, attributes }: Layout): ImportRun['columns'] =>
  [...columns, ...attributes].map(([field, column]) => ({ field, column }));
