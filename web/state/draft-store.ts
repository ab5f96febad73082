import * as z from 'zod/mini';
import { type KeyValueStore, parseJson } from '#adapters/storage/key-value.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { createStore, type Store } from './store.ts';

interface Kept<Draft> {
  readonly shape: z.ZodMiniType<Draft>;
  readonly blank: Draft;
  readonly isBlank: (draft: Draft) => boolean;
}

/** The draft of this tab, under a key of its user: it outlives a reload, a failure and a look at another screen. */
export const createDraftStore = <Draft>(
  inTab: KeyValueStore,
  key: string,
  { shape, blank, isBlank }: Kept<Draft>,
): Store<Draft> => {
  const read = z.safeParse(shape, parseJson(inTab.read(key)));
  const store = createStore(read.success ? read.data : blank);
  store.subscribe(() => {
    const draft = store.get();
    if (isBlank(draft)) inTab.remove(key);
    else inTab.write(key, JSON.stringify(draft));
  });
  return store;
};

/** Called once `sent` is stored: the draft is blank again, unless it was changed since. Answers whether it is blank. */
export const settleDraft = <Draft>(draft: Store<Draft>, sent: Draft, blank: Draft): boolean => {
  const isSettled = isSameData(draft.get(), sent);
  if (isSettled) draft.set(blank);
  return isSettled;
};

/** As settleDraft, field by field: only fields that were changed since the sending stay. */
export const settleFields = <Draft extends object>(draft: Store<Draft>, sent: Draft, blank: Draft): boolean => {
  const fields = Object.keys(blank) as (keyof Draft)[];
  draft.set((now) => {
    const written = fields.filter((field) => !isSameData(now[field], sent[field]));
    return { ...blank, ...Object.fromEntries(written.map((field) => [field, now[field]])) };
  });
  return isSameData(draft.get(), blank);
};
