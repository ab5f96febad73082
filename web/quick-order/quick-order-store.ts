import type { Caller } from '#core/access/caller.ts';
import type { AskedLine, QuickOrderFailure, QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import { isReady, type OrderLine, type QuickOrder } from '#core/quick-order/quick-order.ts';
import type { Result } from '#core/shared/result.ts';
import { createStore, type Readable, type Store } from '#web/state/store.ts';
import { askedAgain, blankDraft, countedFrom, numberOf, type OpenedList, type OrderDraft } from './order-draft.ts';

export interface OrderView {
  readonly draft: OrderDraft;
  /** The draft's lines as the server understood them; null until it did. */
  readonly order: QuickOrder | null;
  readonly isBusy: boolean;
  /** Why the last reading failed; what was typed is still there. */
  readonly failure: QuickOrderFailure | null;
}

export interface QuickOrderStore {
  readonly view: Readable<OrderView>;
  type(text: string): void;
  /** Whether it was understood; its lines come after those that are there. */
  readText(): Promise<boolean>;
  readFile(content: AsyncIterable<Uint8Array>): Promise<boolean>;
  /** The lines are a saved list's from now on. */
  saved(list: OpenedList): void;
  mend(line: OrderLine, part: Partial<Pick<AskedLine, 'code' | 'quantity' | 'productPriceId'>>): Promise<boolean>;
  remove(which: (line: OrderLine) => boolean): void;
  /** Asks again what stands: prices or the cart may have changed. */
  refresh(): void;
  restore(draft: OrderDraft): void;
  clear(): void;
}

/** The quick order of this tab. The server calculates everything anew at each change, so that sums and states are always its own. */
export const createQuickOrderStore = (
  service: QuickOrderService,
  caller: Caller,
  kept: Store<OrderDraft>,
): QuickOrderStore => {
  const view = createStore<OrderView>({ draft: kept.get(), order: null, isBusy: false, failure: null });
  /** A later question makes the answer of an earlier one irrelevant. */
  let asked = 0;

  const keep = (part: Partial<OrderView>) => {
    view.set((before) => ({ ...before, ...part }));
    if (part.draft !== undefined) kept.set(part.draft);
  };

  const take = (order: QuickOrder, ignored: OrderDraft['ignored'], text: string) => {
    const lines = sameWhereEqual(view.get().order?.lines ?? [], order.lines);
    keep({
      draft: { ...view.get().draft, text, lines: lines.map(askedAgain), ignored },
      order: { ...order, lines },
      isBusy: false,
      failure: null,
    });
  };

  const ask = async (
    question: () => Promise<Result<QuickOrder, QuickOrderFailure>>,
    answered: (order: QuickOrder) => void,
  ): Promise<boolean> => {
    asked += 1;
    const mine = asked;
    keep({ isBusy: true });
    const answer = await question();
    if (mine !== asked) return false;
    if (answer.ok) answered(answer.val);
    else keep({ isBusy: false, failure: answer.val });
    return answer.ok;
  };

  /** All lines as they stand, resolved together: what is asked for twice is one line. */
  const settle = (lines: readonly AskedLine[], ignored: OrderDraft['ignored'], text: string): Promise<boolean> =>
    ask(
      () => service.resolve(caller, { lines }),
      (order) => take(order, ignored, text),
    );

  const append = async (read: QuickOrder, text: string): Promise<void> => {
    const { draft } = view.get();
    if (draft.lines.length === 0) return take(read, read.ignored, text);
    const lines = [...draft.lines, ...countedFrom(read.lines.map(askedAgain), draft.lines)];
    await settle(lines, [...draft.ignored, ...read.ignored], text);
  };

  const read = async (question: () => Promise<Result<QuickOrder, QuickOrderFailure>>, textAfter: () => string) => {
    let found: QuickOrder | null = null;
    const isRead = await ask(question, (order) => {
      found = order;
    });
    if (found !== null) await append(found, textAfter());
    return isRead && view.get().failure === null;
  };

  const again = (lines: readonly AskedLine[]): Promise<boolean> => {
    const { draft } = view.get();
    keep({ draft: { ...draft, lines } });
    return settle(lines, draft.ignored, draft.text);
  };

  return {
    view,
    type: (text) => keep({ draft: { ...view.get().draft, text }, failure: null }),
    readText() {
      const { text } = view.get().draft;
      // What was typed meanwhile stays.
      return read(
        () => service.resolve(caller, { text }),
        () => (view.get().draft.text === text ? '' : view.get().draft.text),
      );
    },
    readFile: (content) =>
      read(
        () => service.readSheet(caller, content),
        () => view.get().draft.text,
      ),
    saved: (list) => keep({ draft: { ...view.get().draft, list } }),
    mend(line, part) {
      // What a list kept was the cost of that row at that quantity: another is compared with nothing.
      const unread = part.quantity === undefined ? line.unread : null;
      const mended = { ...askedAgain(line), costBefore: null, ...part, unread };
      return again(view.get().draft.lines.map((each) => (numberOf(each) === numberOf(line) ? mended : each)));
    },
    remove(which) {
      const { order } = view.get();
      const lines = (order?.lines ?? []).filter((line) => !which(line));
      if (lines.length === 0)
        keep({ draft: { ...blankDraft, text: view.get().draft.text }, order: null, failure: null });
      else void again(lines.map(askedAgain));
    },
    refresh() {
      const { lines } = view.get().draft;
      if (lines.length > 0) void again(lines);
    },
    restore(draft) {
      keep({ draft });
      void again(draft.lines);
    },
    clear: () => keep({ draft: blankDraft, order: null, failure: null }),
  };
};

/** A line that says what it said is the same object, so that nothing of a thousand rows is drawn anew in vain. */
const sameWhereEqual = (before: readonly OrderLine[], after: readonly OrderLine[]): readonly OrderLine[] => {
  const known = new Map(before.map((line) => [numberOf(line), line]));
  return after.map((line) => {
    const old = known.get(numberOf(line));
    return old !== undefined && JSON.stringify(old) === JSON.stringify(line) ? old : line;
  });
};

export const readyLines = (order: QuickOrder | null): readonly OrderLine[] => order?.lines.filter(isReady) ?? [];
