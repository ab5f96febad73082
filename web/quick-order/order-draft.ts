import * as z from 'zod/mini';
import { type KeyValueStore, parseJson } from '#adapters/storage/key-value.ts';
import type { AskedLine } from '#core/quick-order/quick-order.service.ts';
import type { OrderLine } from '#core/quick-order/quick-order.ts';
import { type IgnoredLine, ignoredReasons } from '#core/quick-order/written-order.ts';
import { asId, type SavedListId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

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

const draftWire = z.object({
  text: z.string(),
  lines: z.array(
    z.object({
      lines: z.array(z.number()),
      text: z.string(),
      code: z.string(),
      quantity: z.nullable(z.number()),
      unread: z._default(z.nullable(z.string()), null),
      productPriceId: z.nullable(z.string()),
      costBefore: z.nullable(z.string()),
    }),
  ),
  ignored: z.array(z.object({ line: z.number(), text: z.string(), reason: z.enum(ignoredReasons) })),
  list: z.nullable(z.object({ id: z.string(), name: z.string(), version: z.number() })),
});

/** The draft of one person and company, in the tab. */
export const createDraftMemory = (inTab: KeyValueStore, key: string) => ({
  read(): OrderDraft {
    const stored = z.safeParse(draftWire, parseJson(inTab.read(key)));
    if (!stored.success) return blankDraft;
    const lines = stored.data.lines.map((line) => ({
      ...line,
      productPriceId: line.productPriceId === null ? null : asId<'product-price'>(line.productPriceId),
      costBefore: line.costBefore === null ? null : money(line.costBefore),
    }));
    const { list } = stored.data;
    return { ...stored.data, lines, list: list === null ? null : { ...list, id: asId(list.id) } };
  },
  write(draft: OrderDraft): void {
    if (draft.text === '' && draft.lines.length === 0) inTab.remove(key);
    else inTab.write(key, JSON.stringify(draft));
  },
});

export type DraftMemory = ReturnType<typeof createDraftMemory>;

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
