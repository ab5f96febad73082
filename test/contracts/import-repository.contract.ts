import { expect, it } from 'vitest';
import type { ImportRepository, StoredImport } from '#core/catalogue/import/import.repository.port.ts';
import { emptySummary } from '#core/catalogue/import/plan/plan.ts';
import type { ImportState } from '#core/imports/import-state.ts';

export const now = Date.parse('2026-03-02T12:00:00.123Z');

let last = 0;
export const anImport = (state: ImportState, times: Partial<StoredImport> = {}): StoredImport => {
  last += 1;
  return {
    run: {
      id: `import-${last}`,
      kind: 'prices',
      fileName: 'lista "mayo".csv',
      supplier: 'Distribuidora «Ñandú»',
      state,
      rowsRead: 0,
      rowsTotal: null,
      columns: [{ field: 'code', column: 0 }],
      decimal: 'comma',
      constants: [{ field: 'priceList', value: 'Mayorista' }],
      headings: ['Código', 'Foto'],
      unknownHeadings: ['Foto'],
      preview: {
        sheets: ['Hoja 1'],
        sheet: 'Hoja 1',
        others: ['Hoja 2'],
        headingRow: 0,
        rows: [
          ['Código', 'Foto'],
          ['B1', ''],
        ],
      },
      summary: emptySummary,
      changedSince: {
        count: 1,
        rows: [{ line: 2, name: 'B1 SKF', fields: [{ field: 'price', seen: '1', from: '2', to: '3' }] }],
        isUndone: false,
      },
      changedAt: now,
      failure: null,
    },
    options: { mapping: '{"code": "Código"}', sheet: null, priceList: 'Mayorista' },
    lookedGeneration: 7,
    attempt: 1,
    startedBy: 'admin',
    appliedBy: { userName: 'eva', actedBy: null, network: '192.0.2.7' },
    isStrict: true,
    isBegun: true,
    isGivenUp: false,
    isPublished: false,
    lookedAt: now,
    changedAt: now,
    ...times,
  };
};

/** What every repository of imports does; `repositoryOf` gives that of another process. */
export const importRepositoryContract = (repositoryOf: () => ImportRepository): void => {
  it('come back as they were kept, for every process', async () => {
    const stored = anImport('reading');
    await repositoryOf().add(stored);
    expect(await repositoryOf().find(stored.run.id)).toEqual(stored);
    expect(await repositoryOf().follow(stored.run.id, now + 5)).toEqual({ ...stored, lookedAt: now + 5 });
    await repositoryOf().forget(stored.run.id);
    expect(await repositoryOf().find(stored.run.id)).toBeNull();
    expect(await repositoryOf().follow(stored.run.id, now)).toBeNull();
    expect(await repositoryOf().update(stored.run.id, (one) => one)).toBeNull();
  });

  it('those that nobody works on come with what happened last first', async () => {
    const repository = repositoryOf();
    const states = ['planned', 'reading', 'failed', 'writing', 'done'] as const;
    const all = states.map((state, at) => anImport(state, { changedAt: now + at }));
    for (const one of all) await repository.add(one);
    const ids = new Set(all.map(({ run }) => run.id));
    const resting = (await repository.resting()).filter(({ run }) => ids.has(run.id));
    expect(resting).toEqual([all[4], all[2], all[0]]);
    for (const id of ids) await repository.forget(id);
  });

  it('those that are being written come without what was given up, or is in the catalogue already', async () => {
    const repository = repositoryOf();
    const states = ['planned', 'writing', 'done', 'writing'] as const;
    const all = states.map((state, at) => anImport(state, { changedAt: now + at }));
    all.push(anImport('writing', { isGivenUp: true }), anImport('writing', { isPublished: true }));
    for (const one of all) await repository.add(one);
    const ids = new Set(all.map(({ run }) => run.id));
    expect((await repository.beingWritten()).filter(({ run }) => ids.has(run.id))).toEqual([all[3], all[1]]);
    for (const id of ids) await repository.forget(id);
  });

  it('are changed one step after the other, and not at all where the change is refused', async () => {
    const repository = repositoryOf();
    const stored = anImport('reading');
    const { id } = stored.run;
    await repository.add(stored);
    const another = (one: StoredImport): StoredImport => ({
      ...one,
      run: { ...one.run, rowsRead: one.run.rowsRead + 1 },
    });
    await Promise.all(Array.from({ length: 20 }, () => repository.update(id, another)));
    expect((await repository.find(id))?.run.rowsRead).toBe(20);
    expect(await repository.update(id, () => null)).toBeNull();
    expect((await repository.find(id))?.run.rowsRead).toBe(20);
    await repository.forget(id);
  });
};
