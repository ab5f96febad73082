import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import { asId } from '#core/shared/ids.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { createDraftStore } from '#web/state/draft-store.ts';
import type { Store } from '#web/state/store.ts';
import { blankDraft, isBlank, type QuoteDraft } from './draft.ts';

const typed = { description: z.string(), quantity: z.string(), price: z.string() };

/** How a quote is kept while it is made. */
const shape: z.ZodMiniType<QuoteDraft> = z.object({
  of: z.nullable(
    z.object({
      id: z.pipe(
        z.string(),
        z.transform((id) => asId<'quote'>(id)),
      ),
      version: z.number(),
      title: z.string(),
    }),
  ),
  clientName: z.string(),
  clientPhone: z.string(),
  note: z.string(),
  validityDays: z.string(),
  atTodaysPrices: z.boolean(),
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('product'),
        productPriceId: z.pipe(
          z.string(),
          z.transform((id) => asId<'product-price'>(id)),
        ),
        code: z.string(),
        brand: z.string(),
        ...typed,
      }),
      z.object({ kind: z.literal('free'), ...typed }),
    ]),
  ),
});

/** The draft of this tab: what is set goes on with the same quote. */
export interface QuoteDraftStore extends Store<QuoteDraft> {
  /** Starts another draft in place of this one. */
  begin(draft: QuoteDraft): void;
  /**
   * The draft is being sent. Once it is stored: blank again, or, where more was typed during the sending, a change of
   * what was stored; answers whether it is blank. Another quote that was begun during the sending stays as it is.
   */
  sending(): (stored: NonNullable<QuoteDraft['of']>) => boolean;
}

export function createQuoteDraft(inTab: KeyValueStore, key: string): QuoteDraftStore {
  const store = createDraftStore(inTab, key, { shape, blank: blankDraft, isBlank });
  let begun = 0;
  const begin = (draft: QuoteDraft) => {
    begun += 1;
    store.set(draft);
  };
  return {
    ...store,
    begin,
    sending() {
      const sent = store.get();
      const which = begun;
      return (stored) => {
        if (begun !== which) return false;
        const isAllOfIt = isSameData(store.get(), sent);
        if (isAllOfIt) begin(blankDraft);
        else store.set((now) => ({ ...now, of: stored }));
        return isAllOfIt;
      };
    },
  };
}
