import type { RowToSet } from '#core/cart/cart.service.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { askedAgain, blankOrderDraft, countedFrom, numberOf, type OrderDraft, sameWhereEqual } from './order-draft.ts';
import type { AskedLine, QuickOrderFailure } from './quick-order.service.ts';
import type { QuickOrder } from './quick-order.ts';
import { rowsForCart } from './to-cart.ts';
import type { IgnoredLine } from './written-order.ts';

/** Lines that were read and are not in the draft yet. */
interface ReadOrder {
  readonly lines: readonly AskedLine[];
  readonly ignored: readonly IgnoredLine[];
}

export interface QuickOrderContext {
  readonly draft: OrderDraft;
  /** The draft's lines as the server understood them; null until it did. */
  readonly order: QuickOrder | null;
  /** Why the last text or file was not read, until something is typed or read; what was typed is still there. */
  readonly failure: QuickOrderFailure | null;
  /** Why the draft's lines were not resolved when they were asked for last. */
  readonly linesFailure: QuickOrderFailure | null;
  /**
   * The text that is read, to be taken out of the field once its lines are there; null where a file is read, or
   * nothing.
   */
  readonly readText: string | null;
  readonly read: ReadOrder | null;
}

/** The draft's lines, and what was read after them, resolved together: what is asked for twice is one line. */
export const linesToAsk = ({ draft, read }: QuickOrderContext): readonly AskedLine[] =>
  read === null ? draft.lines : [...draft.lines, ...countedFrom(read.lines, draft.lines)];

/** A line is another since the server was asked. */
export const isUnresolved = ({ draft, order }: Pick<QuickOrderContext, 'draft' | 'order'>): boolean =>
  !isSameData(draft.lines, order?.lines.map(askedAgain) ?? []);

export const rowsToAdd = ({ order }: QuickOrderContext): readonly RowToSet[] => rowsForCart(order?.lines ?? []);

export const nothingRead = { readText: null, read: null };

/** The draft without lines. A typed text that was not read stays. */
export const emptied = ({ draft: { text } }: QuickOrderContext): Partial<QuickOrderContext> => ({
  draft: { ...blankOrderDraft, text },
  order: null,
  linesFailure: null,
});

/** Without the lines that are in the cart now. Lines that were added while those were being put there stay. */
export const withoutAdded = (context: QuickOrderContext): Partial<QuickOrderContext> => {
  const { draft, order } = context;
  const added = new Set(order?.lines.map(numberOf));
  const lines = draft.lines.filter((line) => !added.has(numberOf(line)));
  if (lines.length === 0) return emptied(context);
  return { draft: { ...draft, lines, ignored: [] }, order: null, linesFailure: null };
};

/** What is typed below the text that was read is not read yet; where that text was changed itself, all of it stays. */
const typedAfter = (text: string, readText: string): string => {
  if (!text.startsWith(readText)) return text;
  const after = text.slice(readText.length);
  if (after === '' || readText.endsWith('\n')) return after;
  return after.startsWith('\n') ? after.slice(1) : text;
};

/** The answer takes the place of the lines. What was typed since the text was read stays in the field. */
export const withAnswer = (
  { draft, order, read, readText }: QuickOrderContext,
  answered: QuickOrder,
): Partial<QuickOrderContext> => {
  const lines = sameWhereEqual(order?.lines ?? [], answered.lines);
  const ignored = [...(draft.lines.length === 0 ? [] : draft.ignored), ...(read?.ignored ?? [])];
  const text = readText === null ? draft.text : typedAfter(draft.text, readText);
  return {
    draft: { ...draft, text, lines: lines.map(askedAgain), ignored },
    order: { ...answered, lines },
    linesFailure: null,
    ...nothingRead,
  };
};
