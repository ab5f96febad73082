import type { SavedListId } from '#core/shared/ids.ts';
import { isSameData } from '#core/shared/same-data.ts';
import type { AskedLine } from './quick-order.service.ts';
import type { OrderLine } from './quick-order.ts';
import type { IgnoredLine } from './written-order.ts';

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

export const blankOrderDraft: OrderDraft = { text: '', lines: [], ignored: [], list: null };

/** Keeps the draft across a reload. A draft that cannot be read is a blank one. */
export interface OrderDraftMemory {
  read(): OrderDraft;
  write(draft: OrderDraft): void;
}

/** The number by which a line is known as long as it is there. */
export const numberOf = ({ lines }: { readonly lines: readonly number[] }): number => lines[0] ?? 0;

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

/** A list's lines come after those that are there; what is of one list alone stays known as that list. */
export const withList = (draft: OrderDraft, lines: readonly AskedLine[], list: OpenedList): OrderDraft => ({
  ...draft,
  lines: [...draft.lines, ...countedFrom(lines, draft.lines)],
  list: draft.lines.length === 0 ? list : null,
});

/** A person's change of a line: its code, its row or its quantity. */
export type Mending = Partial<Pick<AskedLine, 'code' | 'quantity' | 'productPriceId'>>;

/** What a list kept was the cost of that row at that quantity: another is compared with nothing. */
export const mendedLine = (line: AskedLine, part: Mending): AskedLine => ({
  ...line,
  ...part,
  costBefore: null,
  unread: part.quantity === undefined ? line.unread : null,
});

/** A line that says what it said is the same object, so that nothing of a thousand rows is drawn anew in vain. */
export const sameWhereEqual = (before: readonly OrderLine[], after: readonly OrderLine[]): readonly OrderLine[] => {
  const known = new Map(before.map((line) => [numberOf(line), line]));
  return after.map((line) => {
    const old = known.get(numberOf(line));
    return old !== undefined && isSameData(old, line) ? old : line;
  });
};
