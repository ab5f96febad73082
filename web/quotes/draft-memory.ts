import * as z from 'zod/mini';
import { type KeyValueStore, parseJson } from '#adapters/storage/key-value.ts';
import { asId } from '#core/shared/ids.ts';
import { createStore, type Store } from '#web/state/store.ts';
import { blankDraft, isBlank, type QuoteDraft } from './draft.ts';

const typed = { description: z.string(), quantity: z.string(), price: z.string() };
const keptWire = z.object({
  of: z.nullable(z.object({ id: z.string(), version: z.number(), title: z.string() })),
  clientName: z.string(),
  clientPhone: z.string(),
  note: z.string(),
  validityDays: z.string(),
  atTodaysPrices: z.boolean(),
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('product'),
        productPriceId: z.string(),
        code: z.string(),
        brand: z.string(),
        ...typed,
      }),
      z.object({ kind: z.literal('free'), ...typed }),
    ]),
  ),
});

const read = (kept: string | null): QuoteDraft => {
  const { success, data } = z.safeParse(keptWire, parseJson(kept));
  if (!success) return blankDraft;
  return {
    ...data,
    of: data.of === null ? null : { ...data.of, id: asId(data.of.id) },
    lines: data.lines.map((line) =>
      line.kind === 'free' ? line : { ...line, productPriceId: asId<'product-price'>(line.productPriceId) },
    ),
  };
};

/** The draft of this tab under a key of whoever writes it: it outlives a reload, a failure and a look at another screen. */
export const createDraftStore = (inTab: KeyValueStore, key: string): Store<QuoteDraft> => {
  const store = createStore(read(inTab.read(key)));
  store.subscribe(() => {
    const draft = store.get();
    if (isBlank(draft)) inTab.remove(key);
    else inTab.write(key, JSON.stringify(draft));
  });
  return store;
};
