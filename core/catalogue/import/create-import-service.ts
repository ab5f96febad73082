import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { ImportMappingRepository } from '#core/imports/import-record.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { parseMapping, withoutPriceList } from '#core/imports/parse-mapping.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { withRemembered } from '#core/imports/remembered-reading.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { nothingRead } from './import.machine.ts';
import {
  afterEvent,
  type ImportFileStorage,
  type ImportRepository,
  type StoredImport,
} from './import.repository.port.ts';
import type { ImportFailure, ImportRun, ImportService, ImportUpload } from './import.service.ts';
import { importQueue, isLostImport, jobOfImport } from './lost-import.ts';
import type { CatalogueDraftRepository } from './plan/catalogue-draft.repository.port.ts';
import type { RejectedRowRepository } from './plan/rejected-row.repository.port.ts';
import { proposedPriceList } from './proposed-price-list.ts';
import { withTheirCells } from './rejections-with-cells.ts';
import { columnSets } from './rows/columns.ts';
import { unconfirmedOf } from './unconfirmed-import.ts';

export interface ImportParts {
  readonly repository: ImportRepository;
  readonly files: ImportFileStorage;
  readonly catalogueDrafts: Pick<CatalogueDraftRepository, 'writing'>;
  readonly jobs: Pick<JobQueue, 'add' | 'cancel' | 'see'>;
  readonly mappings: Pick<ImportMappingRepository, 'find'>;
  readonly rejectedRows: Pick<RejectedRowRepository, 'read'>;
  /** The names of the price lists in use. */
  readonly priceLists: () => Promise<readonly string[]>;
  readonly newId: () => string;
  readonly clock: Clock;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * A call that gives an import up is answered once the import has ended, or after so many looks: the next import removes
 * what is left.
 */
const [lookEveryMs, maxAttempts] = [50, 600];

/** Imports as people ask for them; a job does the work (import-job.ts), in the process that works on the queue. */
export const createImportService = (parts: ImportParts): ImportService => {
  const { repository, files, catalogueDrafts, jobs, clock } = parts;

  const known = async (id: string): Promise<Result<StoredImport, ImportFailure>> => {
    const stored = await repository.follow(id, clock.now());
    return stored === null ? Err({ code: 'import-not-found' }) : Ok(stored);
  };

  const proposedFor = async (kind: ImportKind): Promise<string | null> =>
    kind === 'prices' ? proposedPriceList(await parts.priceLists()) : null;

  const beginJob = (stored: StoredImport) => jobs.add(importQueue, jobOfImport(stored), { id: stored.run.id });

  const fail = (stored: StoredImport): Promise<StoredImport | null> =>
    repository.update(stored.run.id, (latest) => {
      return latest.changedAt === stored.changedAt ? afterEvent(latest, interruption, clock.now()) : null;
    });

  /** An import that nobody works on any more, as it is stored. */
  const ended = async (id: string): Promise<StoredImport | null> => {
    for (let attempts = 0; ; attempts += 1) {
      const stored = await repository.find(id);
      if (stored === null || !isUnderWay(stored.run.state) || attempts === maxAttempts) return stored;
      await parts.pause(lookEveryMs);
    }
  };

  /** Answers what there is of it afterwards. */
  const giveUp = async (stored: StoredImport): Promise<StoredImport | null> => {
    const { id } = stored.run;
    const givenUp = await repository.update(id, (latest) =>
      latest.isPublished ? null : { ...latest, isGivenUp: true },
    );
    // Too late: its job will say so soon.
    if (givenUp === null) return ended(id);
    await jobs.cancel(importQueue, jobOfImport(stored));
    return givenUp.isBegun ? ended(id) : givenUp;
  };

  return authorise<ImportService>(
    {
      start: 'administration',
      unconfirmed: 'management',
      show: 'management',
      map: 'administration',
      apply: 'administration',
      discard: 'administration',
    },
    {
      async start(caller, upload) {
        const stored = newImport(
          parts.newId(),
          await withRemembered(parts.mappings, upload.kind, upload),
          caller.userName,
          await proposedFor(upload.kind),
          clock.now(),
        );
        const { id } = stored.run;
        await repository.add(stored);
        const kept = await files.keep(id, upload.content).catch(async (error: unknown) => {
          await repository.forget(id);
          throw error;
        });
        if (kept === 'too-large') {
          await repository.forget(id);
          return Err({ code: 'body-too-large' });
        }
        await beginJob(stored);
        return Ok(stored.run);
      },

      unconfirmed: async () => Ok(unconfirmedOf(await repository.resting(), clock.now())),

      async show(_caller, id) {
        const found = await known(id);
        if (!found.ok) return found;
        const failed = (await isLostImport(found.val, parts)) ? await fail(found.val) : null;
        const { run } = failed ?? found.val;
        // Clients that follow an import ask often: rejected rows are added only once it is no longer being worked on.
        if (isUnderWay(run.state)) return Ok(run);
        const rejections = await withTheirCells(id, run.summary.rejections, parts.rejectedRows);
        return Ok({ ...run, summary: { ...run.summary, rejections } });
      },

      async map(_caller, id, asked) {
        const found = await known(id);
        if (!found.ok) return found;
        const { supplier, ...options } = await withRemembered(parts.mappings, found.val.run.kind, asked);
        const proposedPriceList = await proposedFor(found.val.run.kind);
        const mapped = await repository.update(id, (stored) => {
          const after = afterEvent(stored, { type: 'mapped', supplier }, clock.now());
          if (after === null) return null;
          const known = stored.options.priceList ?? stored.options.proposedPriceList ?? null;
          // What is remembered of how a supplier's sheets are read says nothing of this one's list, which counts
          // anyway.
          const mapping =
            options.mapping === null || known === null
              ? options.mapping
              : withoutPriceList(options.mapping, columnSets[after.run.kind], known);
          // A list of prices stays the one that was named first, where the new mapping names none.
          const first = namesPriceList(mapping, after.run.kind) ? null : stored.options.priceList;
          const read = { ...options, mapping, priceList: options.priceList ?? first, proposedPriceList };
          return {
            ...after,
            run: { ...after.run, constants: constantsOf(read) },
            options: read,
            attempt: stored.attempt + 1,
            isBegun: false,
          };
        });
        if (mapped === null) return Err({ code: 'import-not-ready', state: found.val.run.state });
        await beginJob(mapped);
        return Ok(mapped.run);
      },

      async apply(caller, id, { strict, seenAt }) {
        const found = await known(id);
        if (!found.ok) return found;
        const { state, summary } = found.val.run;
        if (state !== 'planned') return Err({ code: 'import-not-ready', state });
        const isSeen = ({ run }: StoredImport) => seenAt === null || seenAt === run.changedAt;
        if (!isSeen(found.val)) return Err({ code: 'import-changed' });
        if (strict && summary.rejected > 0) return Err({ code: 'rows-rejected', rejected: summary.rejected });
        const holder = await catalogueDrafts.writing();
        if (holder !== null) return Err({ code: 'catalogue-busy', holder });
        const applied = await repository.update(id, (stored) => {
          const after = isSeen(stored) ? afterEvent(stored, { type: 'applied' }, clock.now()) : null;
          return after === null ? null : { ...after, appliedBy: authorOf(caller), isStrict: strict, isBegun: false };
        });
        // Somebody else was faster.
        if (applied === null) return Err({ code: 'import-not-ready', state: 'writing' });
        await beginJob(applied);
        return Ok(applied.run);
      },

      async discard(_caller, id) {
        const found = await known(id);
        if (!found.ok) return found;
        const last = isUnderWay(found.val.run.state) ? await giveUp(found.val) : found.val;
        // An import that was published before it could be given up counts as imported.
        if (last?.isPublished === true) return Err({ code: 'import-not-ready', state: 'done' });
        await repository.forget(id);
        return Ok(undefined);
      },
    },
  );
};

const interruption = { type: 'failed', failure: { code: 'interrupted' } } as const;

/**
 * Values for every row before the sheet is opened: a person may have to name its columns (docs/rules/imports.md 21).
 */
const constantsOf = ({
  priceList,
  proposedPriceList = null,
}: Pick<StoredImport['options'], 'priceList' | 'proposedPriceList'>): ImportRun['constants'] => {
  const value = priceList ?? proposedPriceList;
  return value === null ? [] : [{ field: 'priceList', value }];
};

const namesPriceList = (mapping: string | null, kind: ImportKind): boolean => {
  const parsed = mapping === null ? null : parseMapping(mapping, columnSets[kind]);
  return parsed?.ok === true && parsed.val.constants.has('priceList');
};

const newImport = (
  id: string,
  upload: ImportUpload,
  startedBy: string,
  proposedPriceList: string | null,
  now: number,
): StoredImport => {
  const { kind, fileName, mapping, sheet, priceList, supplier } = upload;
  const options = { mapping, sheet, priceList, proposedPriceList };
  const run: ImportRun = {
    id,
    kind,
    fileName,
    supplier,
    state: 'reading',
    ...nothingRead,
    constants: constantsOf(options),
    preview: null,
    changedAt: now,
    failure: null,
  };
  return {
    run,
    options,
    lookedGeneration: null,
    attempt: 1,
    startedBy,
    appliedBy: null,
    isStrict: false,
    isBegun: false,
    isGivenUp: false,
    isPublished: false,
    lookedAt: now,
    changedAt: now,
  };
};
