import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import { asId } from '#core/shared/ids.ts';
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

export const createQuoteDraft = (inTab: KeyValueStore, key: string): Store<QuoteDraft> =>
  createDraftStore(inTab, key, { shape, blank: blankDraft, isBlank });
