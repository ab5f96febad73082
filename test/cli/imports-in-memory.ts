import { createImportService } from '#core/catalogue/import/create-import-service.ts';
import type { ImportEvent } from '#core/catalogue/import/import.machine.ts';
import { afterEvent, type ImportFileStorage } from '#core/catalogue/import/import.repository.port.ts';
import type { ImportRun, ImportService, RunFailure } from '#core/catalogue/import/import.service.ts';
import { importQueue } from '#core/catalogue/import/lost-import.ts';
import type { ChangedSinceLook } from '#core/catalogue/import/plan/changed-since-look.ts';
import { emptySummary } from '#core/catalogue/import/plan/plan.ts';
import type { JobHandler } from '#core/jobs/job-queue.port.ts';
import { jobsInMemory } from '#test/builders/jobs-in-memory.ts';
import { importsKeptInMemory } from './imports-kept-in-memory.ts';

interface Uploaded {
  readonly kind: string;
  readonly fileName: string;
  readonly text: string;
  readonly mapping: string | null;
  readonly sheet: string | null;
  readonly priceList: string | null;
  readonly supplier: string | null;
}

/** What the reader of a file is told to find in it. */
interface Found {
  readonly summary?: ImportRun['summary'];
  readonly failure?: RunFailure;
  /** What changed in the catalogue before it is written for the first time. */
  readonly changedSince?: ChangedSinceLook;
}

const clock = { now: () => 0 };

/**
 * The service of imports over memory, with a reader that finds what it is told to. Reading and writing take two looks
 * each. `did` tells what was asked of the service. What it stands on passes `importRepositoryContract` and
 * `jobQueueContract`.
 */
export const importsInMemory = ({ summary = emptySummary, failure, changedSince }: Found = {}) => {
  let isOvertaken = changedSince !== undefined;
  const did: string[] = [];
  const uploads: Uploaded[] = [];
  const texts = new Map<string, string>();
  const repository = importsKeptInMemory();
  let onLook = (): void => undefined;

  const looked = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      let looks = 0;
      signal.addEventListener('abort', () => resolve(false));
      onLook = () => {
        looks += 1;
        if (looks === 2) resolve(true);
      };
    });
  const happen = (id: string, event: ImportEvent) =>
    repository.update(id, (stored) => afterEvent(stored, event, clock.now()));
  const read = async (id: string): Promise<void> => {
    if (failure !== undefined) {
      await happen(id, { type: 'failed', failure });
      return;
    }
    await happen(id, {
      type: 'understood',
      columns: [{ field: 'code', column: 0 }],
      decimal: 'auto',
      constants: [],
      headings: ['Código'],
      unknownHeadings: [],
    });
    await happen(id, { type: 'read', rowsRead: 10, summary });
  };
  const write = async (id: string): Promise<void> => {
    if (isOvertaken && changedSince !== undefined) {
      isOvertaken = false;
      await happen(id, { type: 'overtaken', rowsRead: 10, summary, changedSince });
      return;
    }
    await repository.update(id, (stored) => ({ ...stored, isPublished: true }));
    await happen(id, { type: 'published' });
  };
  const handler: JobHandler = {
    async handle({ facts, signal }) {
      const id = String(facts['id']);
      const begun = await repository.update(id, (stored) => (stored.isGivenUp ? null : { ...stored, isBegun: true }));
      if (begun === null) return {};
      const { state } = begun.run;
      if (!(await looked(signal))) await happen(id, { type: 'failed', failure: { code: 'given-up' } });
      else await (state === 'writing' ? write(id) : read(id));
      return {};
    },
  };

  const files: ImportFileStorage = {
    async keep(id, content) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      texts.set(id, Buffer.concat(chunks).toString());
      return 'kept';
    },
    open: async () => null,
    async drop(id) {
      texts.delete(id);
    },
  };
  const jobs = jobsInMemory()();
  jobs.work(importQueue, handler);
  let last = 0;
  const base = createImportService({
    priceLists: async () => ['Lista 1', 'Lista 2'],
    ...{ repository, files, jobs, clock, catalogueDrafts: { writing: async () => null } },
    mappings: { find: async () => null },
    rejectedRows: { async *read() {} },
    newId: () => {
      last += 1;
      return `run-${last}`;
    },
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });

  const service: ImportService = {
    ...base,
    async start(caller, upload) {
      const started = await base.start(caller, upload);
      if (!started.ok) return started;
      const { content: _read, ...form } = upload;
      uploads.push({ ...form, text: texts.get(started.val.id) ?? '' });
      did.push('start');
      return started;
    },
    async show(caller, id) {
      const shown = await base.show(caller, id);
      onLook();
      return shown;
    },
    apply(caller, id, options) {
      did.push(options.strict ? 'apply strict' : 'apply');
      return base.apply(caller, id, options);
    },
    discard(caller, id) {
      did.push('discard');
      return base.discard(caller, id);
    },
  };
  return { service, repository, did, uploads };
};
