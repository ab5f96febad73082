import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportFileStorage } from '#adapters/postgres/imports/import-file-storage.ts';
import { createImportRepository } from '#adapters/postgres/imports/import-repository.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { anImport, importRepositoryContract, now } from '#test/contracts/import-repository.contract.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxBytes = 3_000_000;

async function* inChunks(content: Uint8Array, sizes: readonly number[]) {
  for (let from = 0, at = 0; from < content.byteLength; at += 1) {
    const size = sizes[at % sizes.length] ?? 1;
    yield content.subarray(from, from + size);
    from += size;
  }
}

describe.each(databases)('imports on %s', (_name, open) => {
  let test: TestDatabase;
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-import-files-'));
  const repositoryOf = () => createImportRepository(test.database);
  const filesOf = () => createImportFileStorage(test.database, directory, maxBytes);
  const kept = async () =>
    (await test.database.query<{ id: string }>('select id from catalogue_import order by id')).map(({ id }) => id);
  const keepNone = () => test.database.query('delete from catalogue_import');
  beforeAll(async () => {
    test = await open();
  });
  afterAll(async () => {
    await test.dispose();
    rmSync(directory, { recursive: true, force: true });
  });

  importRepositoryContract(repositoryOf);

  it('are forgotten after a day without anybody, or where fifty are newer, but not while they are written', async () => {
    const repository = repositoryOf();
    const old = { lookedAt: now - dayMs - 1, changedAt: now - dayMs - 1 };
    const writing = anImport('writing', { ...old, changedAt: now - 3 });
    const left = [anImport('reading', old), anImport('planned', old), anImport('writing', old)];
    for (const one of [...left, writing]) await repository.add(one);
    const first = anImport('planned', { changedAt: now - 2 });
    const reading = anImport('reading', { changedAt: now - 2 });
    await repository.add(first);
    await repository.add(reading);
    expect(await kept()).toEqual([writing, first, reading].map(({ run }) => run.id).sort());
    for (let count = 0; count < 50; count += 1) await repository.add(anImport('done', { changedAt: now + count }));
    const newest = await kept();
    expect(newest).toHaveLength(52);
    expect(newest).not.toContain(first.run.id);
    expect(newest).toEqual(expect.arrayContaining([writing.run.id, reading.run.id]));
    await keepNone();
  });

  it('give their file back byte by byte, however it came', async () => {
    const files = filesOf();
    const stored = anImport('reading');
    const { id } = stored.run;
    await repositoryOf().add(stored);
    const sizes = fc.array(fc.integer({ min: 1, max: 700_000 }), { minLength: 1, maxLength: 4 });
    const length = fc.oneof(fc.constantFrom(0, 1, 262_144, 262_145, 524_288), fc.nat(900_000));
    await fc.assert(
      fc.asyncProperty(length, sizes, fc.nat(255), async (size, chunks, seed) => {
        const content = Uint8Array.from({ length: size }, (_, at) => (at * 31 + seed) % 256);
        expect(
          await files.keep(
            id,
            inChunks(
              content,
              chunks.map((chunk) => Math.max(chunk, 20_000)),
            ),
          ),
        ).toBe('kept');
        const file = await files.open(id);
        expect(file && Buffer.compare(readFileSync(file.path), content)).toBe(0);
        await file?.close();
        expect(readdirSync(directory)).toEqual([]);
        await files.drop(id);
      }),
      { numRuns: 15 },
    );
    await repositoryOf().forget(id);
    expect(await files.open(id)).toBeNull();
  });

  it('keep nothing of a file that is too large or breaks off', async () => {
    const files = filesOf();
    const stored = anImport('reading');
    const { id } = stored.run;
    await repositoryOf().add(stored);
    const parts = () => test.database.query('select 1 from catalogue_import_part');
    expect(await files.keep(id, inChunks(new Uint8Array(maxBytes), [1_000_000]))).toBe('kept');
    await files.drop(id);
    expect(await files.keep(id, inChunks(new Uint8Array(maxBytes + 1), [1_000_000]))).toBe('too-large');
    expect(await parts()).toEqual([]);
    const breaking = async function* () {
      yield new Uint8Array(600_000);
      throw new Error('the line broke');
    };
    await expect(files.keep(id, breaking())).rejects.toThrow('the line broke');
    expect(await parts()).toEqual([]);
  });

  it('give the room of their files back', async () => {
    const files = filesOf();
    const size = async () =>
      (
        await test.database.query<{ bytes: number }>(`select pg_total_relation_size('catalogue_import_part') as bytes`)
      )[0]?.bytes ?? 0;
    const stored = anImport('planned');
    await repositoryOf().add(stored);
    await files.keep(stored.run.id, inChunks(new Uint8Array(maxBytes), [500_000]));
    expect(await size()).toBeGreaterThan(maxBytes);
    await repositoryOf().forget(stored.run.id);
    expect(await size()).toBeLessThan(100_000);
  });
});
