import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { createImportFileStorage } from '#adapters/postgres/imports/import-file-storage.ts';
import { createImportMappingRepository } from '#adapters/postgres/imports/import-mappings.ts';
import { createImportRepository } from '#adapters/postgres/imports/import-repository.ts';
import { createRejectedRowRepository } from '#adapters/postgres/imports/rejected-rows.ts';
import { createJobQueue } from '#adapters/postgres/jobs/job-queue.ts';
import type { Caller } from '#core/access/caller.ts';
import { createCatalogueImports } from '#core/catalogue/import/catalogue-imports.ts';
import { createImportService } from '#core/catalogue/import/create-import-service.ts';
import type { ImportService } from '#core/catalogue/import/import.service.ts';
import { createImportJob } from '#core/catalogue/import/import-job.ts';
import { importQueue } from '#core/catalogue/import/lost-import.ts';
import type {
  CatalogueDraft,
  CatalogueDraftRepository,
} from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { writeForLong } from '#test/contracts/long-writing.ts';

const reader = pathToFileURL(join(process.cwd(), 'dist/workers/draft-reader.worker.js'));
const never = new URL('data:text/javascript,setInterval(()=>{},1000)');
const admin: Caller = {
  userName: 'admin',
  role: 'Admin',
  customerId: null,
  sellerId: null,
  allowOffers: true,
  actedBy: null,
};
const aFile = (rows: number) => {
  const lines = Array.from({ length: rows }, (_, at) => `GIVEN-${at};Bujía;HELLA;Motor;10`).join('\n');
  const content = async function* () {
    yield Buffer.from(`Código;Descripción;Marca;Rubro;Precio de lista\n${lines}\n`);
  };
  const options = { mapping: null, sheet: null, priceList: null, supplier: null };
  return { kind: 'catalogue', fileName: 'lista.csv', content: content(), ...options } as const;
};

let test: TestDatabase;
const directory = mkdtempSync(join(tmpdir(), 'mostrador-given-up-'));
beforeAll(async () => {
  const [first] = databases;
  if (first === undefined) throw new Error('no database');
  test = await first[1]();
});
afterAll(async () => {
  await test.dispose();
  rmSync(directory, { recursive: true, force: true });
});

let id = 0;
const queues: JobQueue[] = [];
const allEnd = async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()));
};
afterEach(allEnd);
const throwIt = (error: unknown) => {
  throw error;
};
/** A process: it answers who asks, and takes part in the work. */
const aProcess = async (
  worker: URL,
  now: () => number,
  catalogueDrafts: CatalogueDraftRepository = createCatalogueDraftRepository(test.database),
  onDefect: (error: unknown) => void = throwIt,
) => {
  const jobs = await createJobQueue(test.database, (_source, error) => onDefect(error), 20);
  queues.push(jobs);
  const repository = createImportRepository(test.database);
  const files = createImportFileStorage(test.database, directory, 1_000_000);
  const clock = { now };
  const mappings = createImportMappingRepository(test.database);
  const rejectedRows = createRejectedRowRepository(test.database);
  jobs.work(
    importQueue,
    createImportJob({
      ...{ repository, files, catalogueDrafts, rejectedRows, mappings, clock, pause, onDefect },
      source: createDraftSource(worker),
    }),
  );
  const priceLists = async () => ['Lista 1', 'Lista 2'];
  const newId = () => {
    id += 1;
    return String(id);
  };
  return {
    jobs,
    catalogue: createCatalogueImports({ imports: repository, rejectedRows, drafts: catalogueDrafts, jobs, clock }),
    service: createImportService({
      repository,
      files,
      catalogueDrafts,
      mappings,
      rejectedRows,
      jobs,
      priceLists,
      newId,
      clock,
      pause,
    }),
  };
};
const aService = async (...args: Parameters<typeof aProcess>) => (await aProcess(...args)).service;
/** Wraps every draft that is begun, with something of it changed. */
const withDrafts = (
  stored: CatalogueDraftRepository,
  changed: (catalogueDraft: CatalogueDraft) => Partial<CatalogueDraft>,
): CatalogueDraftRepository => ({
  ...stored,
  begin: async (holder) => (await stored.begin(holder)).map((draft) => ({ ...draft, ...changed(draft) })),
});
const keptFiles = async () =>
  (await test.database.query<{ id: string }>('select distinct import_id as id from catalogue_import_part')).map(
    (row) => row.id,
  );
const settled = async (service: ImportService, run: string) => {
  while (true) {
    const shown = (await service.show(admin, run)).unwrap();
    if (shown.state !== 'reading' && shown.state !== 'writing') return shown;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const writtenProducts = () => test.database.query(`select code from product where code like 'GIVEN-%' limit 1`);

describe('an import', () => {
  it('that is being read is given up by discarding it, with its file', async () => {
    const service = await aService(never, () => 0);
    const run = (await service.start(admin, aFile(10))).unwrap();
    expect([run.state, await keptFiles()]).toEqual(['reading', [run.id]]);
    expect((await service.discard(admin, run.id)).ok).toBe(true);
    expect(await keptFiles()).toEqual([]);
    expect((await service.show(admin, run.id)).val).toEqual({ code: 'import-not-found' });
  });

  it('whose client went away is given up while it is read; one that is asked about is not', async () => {
    let now = 0;
    const gone = await aService(reader, () => {
      now += 61_000;
      return now;
    });
    const run = (await gone.start(admin, aFile(3000))).unwrap();
    await expect.poll(keptFiles, { timeout: 20_000 }).toEqual([]);
    expect((await settled(gone, run.id)).failure).toEqual({ code: 'given-up' });
    await allEnd();
    const here = await aService(reader, () => 0);
    const read = await settled(here, (await here.start(admin, aFile(3000))).unwrap().id);
    expect([read.state, read.rowsRead]).toEqual(['planned', 3000]);
    await here.discard(admin, read.id);
  });

  it('that is being written is given up whole, and says so where it was too late', async () => {
    const stored = createCatalogueDraftRepository(test.database);
    const held: { service: ImportService | null; run: string; discarding: Promise<unknown> | null } = {
      service: null,
      run: '',
      discarding: null,
    };
    // Discards it once its first rows are written.
    const catalogueDrafts = withDrafts(stored, (catalogueDraft) => ({
      async write(kind, rows) {
        await catalogueDraft.write(kind, rows);
        held.discarding ??= held.service?.discard(admin, held.run) ?? null;
      },
    }));
    const service = await aService(reader, () => 0, catalogueDrafts);
    const planned = await settled(service, (await service.start(admin, aFile(3000))).unwrap().id);
    Object.assign(held, { service, run: planned.id });
    expect((await service.apply(admin, planned.id, { strict: false, seenAt: null })).ok).toBe(true);
    await expect.poll(() => held.discarding, { timeout: 20_000 }).not.toBeNull();
    expect(await held.discarding).toMatchObject({ ok: true });
    expect(await writtenProducts()).toEqual([]);
    expect(await test.database.query('select * from catalogue_writer')).toEqual([]);

    await allEnd();
    const late = await aService(
      reader,
      () => 0,
      withDrafts(stored, (catalogueDraft) => ({
        async publish(reason, purpose) {
          const isPublished = await catalogueDraft.publish(reason, purpose);
          held.discarding = late.discard(admin, held.run);
          return isPublished;
        },
      })),
    );
    const again = await settled(late, (await late.start(admin, aFile(10))).unwrap().id);
    Object.assign(held, { run: again.id, discarding: null });
    await late.apply(admin, again.id, { strict: false, seenAt: null });
    expect((await settled(late, again.id)).state).toBe('done');
    expect(await held.discarding).toMatchObject({ val: { code: 'import-not-ready', state: 'done' } });
    expect(await writtenProducts()).toHaveLength(1);
  });

  it('is seen, written and given up by any process', async () => {
    const one = await aProcess(reader, Date.now);
    const other = await aProcess(reader, Date.now);
    const run = (await one.service.start(admin, aFile(2000))).unwrap();
    expect(await settled(other.service, run.id)).toMatchObject({ state: 'planned', rowsRead: 2000, rowsTotal: 2000 });
    expect((await other.service.apply(admin, run.id, { strict: true, seenAt: null })).ok).toBe(true);
    expect((await settled(one.service, run.id)).state).toBe('done');
    expect((await other.service.discard(admin, run.id)).val).toEqual({ code: 'import-not-ready', state: 'done' });
    const left = await settled(one.service, (await other.service.start(admin, aFile(10))).unwrap().id);
    expect((await one.service.discard(admin, left.id)).ok).toBe(true);
    expect((await other.service.show(admin, left.id)).val).toEqual({ code: 'import-not-found' });
  });

  it('goes on in another process where the first one stops in the middle, and is published once', async () => {
    const stored = createCatalogueDraftRepository(test.database);
    let stopping: Promise<void> | null = null;
    const stopsAtFirstRows = withDrafts(stored, (catalogueDraft) => ({
      async write(kind, rows) {
        await catalogueDraft.write(kind, rows);
        stopping ??= first.jobs.close();
      },
    }));
    const generations = async () => (await test.database.query('select 1 from catalogue_generation')).length;
    const before = await generations();
    const first = await aProcess(reader, Date.now, stopsAtFirstRows);
    const run = await settled(first.service, (await first.service.start(admin, aFile(4000))).unwrap().id);
    expect((await first.service.apply(admin, run.id, { strict: false, seenAt: null })).ok).toBe(true);
    await expect.poll(() => stopping, { timeout: 20_000 }).not.toBeNull();
    await stopping;
    expect([await generations(), (await first.service.show(admin, run.id)).unwrap().state]).toEqual([
      before,
      'writing',
    ]);
    const next = await aProcess(reader, Date.now);
    expect((await settled(next.service, run.id)).state).toBe('done');
    expect(await generations()).toBe(before + 1);
    await expect.poll(keptFiles).toEqual([]);
  });

  it('that was published is done, where its process ended before it could say so', async () => {
    const first = await aProcess(reader, Date.now);
    const run = await settled(first.service, (await first.service.start(admin, aFile(5000))).unwrap().id);
    await allEnd();
    await first.service.apply(admin, run.id, { strict: false, seenAt: null });
    await test.database.query('update catalogue_import set is_published = true where id = $1', [run.id]);
    const next = await aProcess(reader, Date.now);
    expect((await settled(next.service, run.id)).state).toBe('done');
    expect(await test.database.query(`select 1 from product where code = 'GIVEN-4999'`)).toEqual([]);
  });

  it('whose job is gone says that it was interrupted', async () => {
    let now = 0;
    const process = await aProcess(reader, () => now);
    const run = await settled(process.service, (await process.service.start(admin, aFile(10))).unwrap().id);
    await allEnd();
    await process.service.apply(admin, run.id, { strict: false, seenAt: null });
    await process.jobs.cancel(importQueue, `${run.id} writing 1`);
    expect((await process.service.show(admin, run.id)).unwrap().state).toBe('writing');
    const written = async () => (await process.catalogue.beingWritten()).map(({ id, isRunning }) => [id, isRunning]);
    expect(await written()).toEqual([[run.id, true]]);
    now += 10_000;
    // The history no longer has it either.
    expect(await written()).toEqual([]);
    const shown = (await process.service.show(admin, run.id)).unwrap();
    expect([shown.state, shown.failure]).toEqual(['failed', { code: 'interrupted' }]);
  });

  it('that was published is done, though the answer was lost, and giving it up says so', async () => {
    const stored = createCatalogueDraftRepository(test.database);
    const losesAnswers = withDrafts(stored, (catalogueDraft) => ({
      async publish(reason, purpose) {
        await catalogueDraft.publish(reason, purpose);
        throw new Error('the line broke');
      },
    }));
    const defects: string[] = [];
    const { service } = await aProcess(reader, Date.now, losesAnswers, (error) => void defects.push(String(error)));
    const run = await settled(service, (await service.start(admin, aFile(6))).unwrap().id);
    await service.apply(admin, run.id, { strict: false, seenAt: null });
    expect(await settled(service, run.id)).toMatchObject({ state: 'done', failure: null });
    expect(defects).toEqual(['Error: the line broke']);

    // The import's process ended after it was published; nobody has gone on with it yet.
    const dying = await aProcess(reader, Date.now);
    const next = await settled(dying.service, (await dying.service.start(admin, aFile(7))).unwrap().id);
    await allEnd();
    await dying.service.apply(admin, next.id, { strict: false, seenAt: null });
    await test.database.query('update catalogue_import set is_published = true, is_begun = true where id = $1', [
      next.id,
    ]);
    const discarding = dying.service.discard(admin, next.id);
    const going = await aProcess(reader, Date.now);
    expect((await discarding).val).toEqual({ code: 'import-not-ready', state: 'done' });
    expect((await settled(going.service, next.id)).state).toBe('done');
  });

  it('waits for another that began to be written in the same moment', async () => {
    const { service } = await aProcess(reader, Date.now);
    const runs = await Promise.all(
      [8, 9].map(async (rows) => settled(service, (await service.start(admin, aFile(rows))).unwrap().id)),
    );
    // As if the other one had taken the place after this one was let in.
    const stored = createCatalogueDraftRepository(test.database);
    const [first, second] = runs;
    await service.apply(admin, first?.id ?? '', { strict: false, seenAt: null });
    await settled(service, first?.id ?? '');
    const blocking = (await stored.begin('beto')).unwrap();
    await writeForLong(test.database);
    expect((await service.apply(admin, second?.id ?? '', { strict: false, seenAt: null })).val).toEqual({
      code: 'catalogue-busy',
      holder: 'beto',
    });
    await test.database.query(
      `update catalogue_import set run = run || '{"state": "writing"}', is_begun = false where id = $1`,
      [second?.id],
    );
    await (await aProcess(reader, Date.now)).jobs.add(importQueue, `${second?.id} writing`, { id: second?.id });
    await pause(700);
    expect((await service.show(admin, second?.id ?? '')).unwrap().state).toBe('writing');
    await blocking.abandon();
    expect((await settled(service, second?.id ?? '')).state).toBe('done');
  });

  it('is of the administrator who confirmed it, with where they did, and not of the one who uploaded it', async () => {
    const { service } = await aProcess(reader, Date.now);
    const planned = await settled(service, (await service.start(admin, aFile(2))).unwrap().id);
    const eva: Caller = { ...admin, userName: 'eva', network: '192.0.2.7' };
    await service.apply(eva, planned.id, { strict: false, seenAt: null });
    expect((await settled(service, planned.id)).state).toBe('done');
    const entries = await test.database.query(
      `select user_name, network from audit_entry where facts->>'importId' = $1`,
      [planned.id],
    );
    expect(entries).toEqual([{ user_name: 'eva', network: '192.0.2.7' }]);
    const records = await test.database.query('select imported_by from import_record where import_id = $1', [
      planned.id,
    ]);
    expect(records).toEqual([{ imported_by: 'eva' }]);
  });

  it('of a file whose name and headings no database can hold is told all the same', async () => {
    const { service } = await aProcess(reader, Date.now);
    const content = async function* () {
      yield Buffer.from('\ufeffC\u00f3digo;Precio de lista;Fo\0to\nA;1\0x;b\n', 'utf16le');
    };
    const options = { mapping: null, sheet: null, priceList: null, supplier: null };
    const upload = { kind: 'prices', fileName: 'li\0sta\ud800.csv', content: content(), ...options } as const;
    const run = await settled(service, (await service.start(admin, upload)).unwrap().id);
    expect(run.failure?.code).not.toBe('interrupted');
    expect(run.fileName).toBe('li\ufffdsta\ufffd.csv');
  });
});
