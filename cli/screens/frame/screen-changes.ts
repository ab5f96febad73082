import { formatCount } from '#adapters/texts/numbers.es.ts';
import { isOnBoard, joined } from './board.ts';
import { type Dialog, type Draft, refused } from './dialog.ts';
import type { Done } from './screen.ts';
import { draftKey, type ScreenContext, withItems, withRenewedItems } from './screen-context.ts';
import type { Answer, Pages } from './screen-pages.ts';

/** What is being asked. */
export const dialogOf = ({ dialog }: ScreenContext): Dialog => {
  if (dialog === null) throw new Error('nothing is being asked');
  return dialog;
};

/** The drafts of dialogs, with what was typed into the open one, or without it. */
export const kept = (context: ScreenContext, draft: Draft | null): ScreenContext['drafts'] => {
  const { action, items } = dialogOf(context);
  const key = draftKey(context, action.key, items);
  const others = [...context.drafts].filter(([each]) => each !== key);
  return new Map(draft === null ? others : [...others, [key, draft]]);
};

/** Another list begins at its first row, with nothing marked or open; a message says what was marked. */
export const fromTheTop = ({ marked, items, itemsBefore }: ScreenContext) =>
  ({
    items: [],
    itemsBefore: items.length > 0 ? items : itemsBefore,
    next: null,
    laneNext: {},
    cursor: 0,
    marked: new Set<string>(),
    opened: null,
    detail: null,
    scroll: 0,
    message: marked.size === 0 ? null : unmarkedText(marked.size),
    problem: null,
    listProblem: null,
    pageProblem: null,
    detailProblem: null,
    note: null,
  }) satisfies Partial<ScreenContext>;

const unmarkedText = (count: number): string =>
  count === 1 ? 'La fila que estaba marcada ya no lo está' : `Las ${formatCount(count)} filas marcadas ya no lo están`;

/** The list as it was answered: in the place of the one before, or after it. */
export const withAnswer = (context: ScreenContext, answer: Answer<Pages>, isMore: boolean): Partial<ScreenContext> => {
  if ('problem' in answer) {
    const { items, itemsBefore } = context;
    // Another list was asked for and did not come: the former one is better than none.
    return items.length > 0 || itemsBefore.length === 0
      ? { listProblem: answer.problem }
      : { items: itemsBefore, listProblem: `${answer.problem}. Se ve la lista de antes` };
  }
  return {
    ...listed(context, answer.got, isMore),
    itemsBefore: [],
    dialog: withRenewedItems(context, answer.got.items),
  };
};

const listed = (context: ScreenContext, got: Pages, isMore: boolean): Partial<ScreenContext> => {
  const { items, next, note = null, counts = {}, work = null, problem = null, laneNext } = got;
  if (isMore && isOnBoard(context)) {
    const lanes = { ...context.laneNext, ...laneNext };
    return { ...withItems(context, joined(context, items)), laneNext: lanes, listProblem: null };
  }
  const all = isMore ? [...context.items, ...items] : items;
  return { ...withItems(context, all), next, laneNext, note, counts, work, listProblem: null, pageProblem: problem };
};

/** What an act did to the list, or why it was not done. */
export const afterAction = (context: ScreenContext, answer: Answer<Done>): Partial<ScreenContext> => {
  if ('problem' in answer) return { dialog: refused(dialogOf(context), answer.problem) };
  const { message, isEnd = false, failed = null } = answer.got;
  const keysOf = (items: readonly unknown[]) => items.map((item) => context.screen.keyOf(item));
  const left = new Set(keysOf(failed?.items ?? []));
  const gone = keysOf(dialogOf(context).items).filter((key) => !left.has(key));
  return {
    message,
    problem: failed?.why ?? null,
    dialog: null,
    marked: new Set([...context.marked].filter((key) => !gone.includes(key))),
    drafts: kept(context, null),
    end: isEnd ? (message ?? '') : null,
  };
};

/** The row that was opened, or why it cannot be shown. */
export const shown = (answer: Answer<unknown>): Partial<ScreenContext> =>
  'problem' in answer ? { detailProblem: answer.problem } : { detail: answer.got, detailProblem: null };
