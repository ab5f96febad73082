import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import { blankOrderDraft, type OrderDraft } from '#core/quick-order/order-draft.ts';
import { ignoredReasons } from '#core/quick-order/written-order.ts';
import { asId, type SavedListId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { createDraftStore } from '#web/state/draft-store.ts';
import type { Store } from '#web/state/store.ts';

const kept = z.object({
  text: z.string(),
  lines: z.array(
    z.object({
      lines: z.array(z.number()),
      text: z.string(),
      code: z.string(),
      quantity: z.nullable(z.number()),
      unread: z._default(z.nullable(z.string()), null),
      productPriceId: z.nullable(
        z.pipe(
          z.string(),
          z.transform((id) => asId<'product-price'>(id)),
        ),
      ),
      costBefore: z.nullable(
        z.pipe(
          z.string(),
          z.transform((cost) => money(cost)),
        ),
      ),
    }),
  ),
  ignored: z.array(z.object({ line: z.number(), text: z.string(), reason: z.enum(ignoredReasons) })),
  list: z.nullable(
    z.object({
      id: z.pipe(
        z.string(),
        z.transform((id): SavedListId => asId(id)),
      ),
      name: z.string(),
      version: z.number(),
    }),
  ),
});

/** The draft of one person and company, in the tab. */
export const createOrderDraft = (
  inTab: KeyValueStore,
  { userName, customerId }: Pick<Caller, 'userName' | 'customerId'>,
): Store<OrderDraft> =>
  createDraftStore(inTab, `quick-order ${userName} ${customerId ?? ''}`, {
    shape: kept,
    blank: blankOrderDraft,
    isBlank: ({ text, lines }) => text === '' && lines.length === 0,
  });
