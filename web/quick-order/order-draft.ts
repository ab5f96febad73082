import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { AskedLine } from '#core/quick-order/quick-order.service.ts';
import type { OrderLine } from '#core/quick-order/quick-order.ts';
import { type IgnoredLine, ignoredReasons } from '#core/quick-order/written-order.ts';
import { asId, type SavedListId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { createDraftStore } from '#web/state/draft-store.ts';
import type { Store } from '#web/state/store.ts';

/** What was pasted and mended so far: it outlives a reload, a failure and a look at another screen. */
export interface OrderDraft {
  /** Typed and not read yet. */
  readonly text: string;
  readonly lines: readonly AskedLine[];
  readonly ignored: readonly IgnoredLine[];
  /** The saved list that the lines come from, as it was when they came. */
  readonly list: OpenedList | null;
}

export interface OpenedList {
  readonly id: SavedListId;
  readonly name: string;
  readonly version: number;
}

export const blankDraft: OrderDraft = { text: '', lines: [], ignored: [], list: null };

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
export const createOrderDraft = (inTab: KeyValueStore, key: string): Store<OrderDraft> =>
  createDraftStore(inTab, key, {
    shape: kept,
    blank: blankDraft,
    isBlank: ({ text, lines }) => text === '' && lines.length === 0,
  });

/** A line as it was resolved, to be asked for again: its row is known from now on. */
export const askedAgain = ({ lines, text, code, quantity, unread, costBefore, row }: OrderLine): AskedLine => ({
  lines,
  text,
  code,
  quantity,
  unread,
  costBefore,
  productPriceId: row?.productPriceId ?? null,
});

/** Lines that come after others are counted on. */
export const countedFrom = (lines: readonly AskedLine[], before: readonly AskedLine[]): readonly AskedLine[] => {
  const last = Math.max(0, ...before.flatMap((line) => line.lines));
  return last === 0 ? lines : lines.map((line) => ({ ...line, lines: line.lines.map((each) => each + last) }));
};

/** The number by which a line is known as long as it is there. */
export const numberOf = ({ lines }: { readonly lines: readonly number[] }): number => lines[0] ?? 0;
