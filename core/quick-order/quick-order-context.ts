import type { RowToSet } from '#core/cart/cart.service.ts';
import { askedAgain, blankOrderDraft, countedFrom, type OrderDraft, sameWhereEqual } from './order-draft.ts';
import type { AskedLine, QuickOrderFailure } from './quick-order.service.ts';
import type { QuickOrder } from './quick-order.ts';
import { rowsForCart } from './to-cart.ts';
import type { IgnoredLine } from './written-order.ts';

/** What was read and is not among the draft's lines yet. */
interface ReadOrder {
  readonly lines: readonly AskedLine[];
  readonly ignored: readonly IgnoredLine[];
}

export interface QuickOrderContext {
  readonly draft: OrderDraft;
  /** The draft's lines as the server understood them; null until it did. */
  readonly order: QuickOrder | null;
  /** Why the last question was not answered; what was typed is still there. */
  readonly failure: QuickOrderFailure | null;
  /** The text that is read, to be taken out of the field once its lines are there; null where a file is read, or nothing. */
  readonly readText: string | null;
  readonly read: ReadOrder | null;
}

/** The draft's lines, and what was read after them, resolved together: what is asked for twice is one line. */
export const linesToAsk = ({ draft, read }: QuickOrderContext): readonly AskedLine[] =>
  read === null ? draft.lines : [...draft.lines, ...countedFrom(read.lines, draft.lines)];

export const rowsToAdd = ({ order }: QuickOrderContext): readonly RowToSet[] => rowsForCart(order?.lines ?? []);

export const nothingRead = { readText: null, read: null };

/** Without lines. What is typed and not read stays. */
export const emptied = ({ draft: { text } }: QuickOrderContext): Partial<QuickOrderContext> => ({
  draft: { ...blankOrderDraft, text },
  order: null,
  failure: null,
});

/** What was answered is what stands. What was typed since the text was read stays in the field. */
export const taken = (
  { draft, order, read, readText }: QuickOrderContext,
  answered: QuickOrder,
): Partial<QuickOrderContext> => {
  const lines = sameWhereEqual(order?.lines ?? [], answered.lines);
  const ignored = [...(draft.lines.length === 0 ? [] : draft.ignored), ...(read?.ignored ?? [])];
  const text = draft.text === readText ? '' : draft.text;
  return {
    draft: { ...draft, text, lines: lines.map(askedAgain), ignored },
    order: { ...answered, lines },
    failure: null,
    ...nothingRead,
  };
};
