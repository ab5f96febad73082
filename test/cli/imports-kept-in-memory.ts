import type { ImportRepository, StoredImport } from '#core/catalogue/import/import.repository.port.ts';
import { isUnderWay } from '#core/imports/import-state.ts';

/** Imports in memory; none is forgotten by itself. */
export const importsKeptInMemory = (): ImportRepository => {
  const kept = new Map<string, StoredImport>();
  const update: ImportRepository['update'] = async (id, change) => {
    const stored = kept.get(id);
    const changed = stored === undefined ? null : change(stored);
    if (changed !== null) kept.set(id, changed);
    return changed;
  };
  return {
    update,
    async add(stored) {
      kept.set(stored.run.id, stored);
    },
    find: async (id) => kept.get(id) ?? null,
    follow: (id, now) => update(id, (stored) => ({ ...stored, lookedAt: now })),
    resting: async () =>
      [...kept.values()].filter(({ run: { state } }) => !isUnderWay(state)).sort((a, b) => b.changedAt - a.changedAt),
    beingWritten: async () =>
      [...kept.values()]
        .filter(({ run, isGivenUp, isPublished }) => run.state === 'writing' && !isGivenUp && !isPublished)
        .sort((a, b) => b.changedAt - a.changedAt),
    async forget(id) {
      kept.delete(id);
    },
  };
};
