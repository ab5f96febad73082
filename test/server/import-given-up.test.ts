import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { createUploadStorage } from '#adapters/files/upload-storage.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CatalogueDraftRepository } from '#core/catalogue/import/catalogue-draft.repository.port.ts';
import { createImportService } from '#core/catalogue/import/create-import-service.ts';
import type { ImportService } from '#core/catalogue/import/import.service.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

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
  const options = { mapping: null, sheet: null, priceList: null };
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
const aService = (
  worker: URL,
  now: () => number,
  catalogueDrafts: CatalogueDraftRepository = createCatalogueDraftRepository(test.database),
) =>
  createImportService({
    catalogueDrafts,
    source: createDraftSource(worker),
    storage: createUploadStorage(directory, 1_000_000),
    newId: () => {
      id += 1;
      return String(id);
    },
    clock: { now },
    onDefect: (error) => {
      throw error;
    },
  });
const settled = async (service: ImportService, run: string) => {
  while (true) {
    const shown = (await service.show(admin, run)).unwrap();
    if (shown.state !== 'reading' && shown.state !== 'writing') return shown;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const writtenProducts = () => test.database.query(`select code from product where code like 'GIVEN-%' limit 1`);

describe('an import', () => {
  it('that is being read is given up by whoever discards it, with its file', async () => {
    const service = aService(never, () => 0);
    const run = (await service.start(admin, aFile(10))).unwrap();
    expect([run.state, readdirSync(directory)]).toEqual(['reading', [run.id]]);
    expect((await service.discard(admin, run.id)).ok).toBe(true);
    expect(readdirSync(directory)).toEqual([]);
    expect((await service.show(admin, run.id)).val).toEqual({ code: 'import-not-found' });
  });

  it('whose client went away is given up while it is read; one that is asked about is not', async () => {
    let now = 0;
    const gone = aService(reader, () => {
      now += 61_000;
      return now;
    });
    const run = (await gone.start(admin, aFile(3000))).unwrap();
    await expect.poll(() => readdirSync(directory), { timeout: 20_000 }).toEqual([]);
    expect((await settled(gone, run.id)).failure).toEqual({ code: 'given-up' });
    const here = aService(reader, () => 0);
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
    const catalogueDrafts: CatalogueDraftRepository = {
      ...stored,
      async begin(holder) {
        return (await stored.begin(holder)).map((catalogueDraft) => ({
          ...catalogueDraft,
          async write(kind, rows) {
            await catalogueDraft.write(kind, rows);
            held.discarding ??= held.service?.discard(admin, held.run) ?? null;
          },
        }));
      },
    };
    const service = aService(reader, () => 0, catalogueDrafts);
    const planned = await settled(service, (await service.start(admin, aFile(3000))).unwrap().id);
    Object.assign(held, { service, run: planned.id });
    expect((await service.apply(admin, planned.id, { strict: false })).ok).toBe(true);
    await expect.poll(() => held.discarding, { timeout: 20_000 }).not.toBeNull();
    expect(await held.discarding).toMatchObject({ ok: true });
    expect(await writtenProducts()).toEqual([]);
    expect(await test.database.query('select * from catalogue_writer')).toEqual([]);

    const late = aService(reader, () => 0, {
      ...stored,
      async begin(holder) {
        return (await stored.begin(holder)).map((catalogueDraft) => ({
          ...catalogueDraft,
          async publish(reason) {
            held.discarding = late.discard(admin, held.run);
            await catalogueDraft.publish(reason);
          },
        }));
      },
    });
    const again = await settled(late, (await late.start(admin, aFile(10))).unwrap().id);
    Object.assign(held, { run: again.id, discarding: null });
    await late.apply(admin, again.id, { strict: false });
    expect((await settled(late, again.id)).state).toBe('done');
    expect(await held.discarding).toMatchObject({ val: { code: 'import-not-ready', state: 'done' } });
    expect(await writtenProducts()).toHaveLength(1);
  });
});
