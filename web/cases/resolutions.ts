import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import { createDraftStore } from './draft-store.ts';

/** Each resolution that is being written in this tab, by the id of its claim or warranty. */
export const createResolutions = (inTab: KeyValueStore, key: string) => {
  const drafts = createDraftStore<Readonly<Record<string, string>>>(inTab, key, {
    shape: z.record(z.string(), z.string()),
    blank: {},
    isBlank: (written) => Object.keys(written).length === 0,
  });
  return {
    drafts,
    write: (id: string, resolution: string) => drafts.set((before) => ({ ...before, [id]: resolution })),
    drop: (id: string) => drafts.set(({ [id]: _, ...others }) => others),
  };
};
