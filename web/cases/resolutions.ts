import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { createDraftStore } from '#web/state/draft-store.ts';
import type { Store } from '#web/state/store.ts';

export interface ResolutionDraft {
  readonly resolution: string;
}

const blank: ResolutionDraft = { resolution: '' };

/** The resolutions that are being written in this tab, by the id of their claim or warranty. */
export const createResolutions = (inTab: KeyValueStore, key: string) => {
  const drafts = new Map<string, Store<ResolutionDraft>>();
  const of = (id: string): Store<ResolutionDraft> =>
    getOrCreate(drafts, id, () =>
      createDraftStore(inTab, `${key} ${id}`, {
        shape: z.object({ resolution: z.string() }),
        blank,
        isBlank: ({ resolution }) => resolution === '',
      }),
    );
  return { of, drop: (id: string) => of(id).set(blank) };
};
