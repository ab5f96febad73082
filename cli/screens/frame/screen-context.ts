import { type Dialog, type Draft, renewed } from './dialog.ts';
import type { OngoingWork, Only, Question, Screen } from './screen.ts';
import type { TextField } from './text-field.ts';

/** Everything that a screen knows. */
export interface ScreenContext {
  readonly screen: Screen;
  /** The window is wide enough for a board. */
  readonly isWide: boolean;
  /** Which tab. */
  readonly tab: number;
  readonly text: string;
  readonly only: Only | null;
  readonly items: readonly unknown[];
  /** The key of the page after those items. */
  readonly next: string | null;
  /** The key of the next page for each part of the board that came, by its id; null at its end. */
  readonly laneNext: Readonly<Record<string, string | null>>;
  readonly note: string | null;
  readonly counts: Readonly<Record<string, string>>;
  readonly work: OngoingWork | null;
  /** The row that is on. */
  readonly cursor: number;
  /** Keys of the rows that are marked. */
  readonly marked: ReadonlySet<string>;
  /** The row that is open, as it was last seen, even where the list no longer has it. */
  readonly opened: unknown;
  /** Null until it is there. */
  readonly detail: unknown;
  /** First line of the detail that is seen. */
  readonly scroll: number;
  /** First line of the help that is seen. */
  readonly helpScroll: number;
  readonly finding: TextField;
  readonly dialog: Dialog | null;
  /** Texts typed in dialogs that were closed, by action and rows. */
  readonly drafts: ReadonlyMap<string, Draft>;
  /** The result of the last act. */
  readonly message: string | null;
  /** Why something can't be done. */
  readonly problem: string | null;
  /** Rows of the list before the one that is asked for, until that is there. */
  readonly itemsBefore: readonly unknown[];
  /** Why the list, or what is open, could not be asked for; what was there stays. */
  readonly listProblem: string | null;
  readonly detailProblem: string | null;
  /** The problem of the page that is shown. */
  readonly pageProblem: string | null;
  /** A live event came while the list was being asked for. */
  readonly isStale: boolean;
  /** What the screen ends with, once an action closed it. */
  readonly end: string | null;
}

export const questionOf = ({ screen, tab, text, only }: ScreenContext): Question => ({
  tab: screen.tabs[tab]?.id ?? '',
  text: text.trim(),
  only,
});

export const keyAt = ({ screen, items, cursor }: ScreenContext): string | null =>
  cursor < items.length ? screen.keyOf(items[cursor]) : null;

/** Where the row after, or before, the open one stands: what was done with that one may have taken it off the list. */
export const nextCursor = (context: ScreenContext, by: number): number => {
  const { screen, opened, cursor } = context;
  const isGone = opened !== null && screen.keyOf(opened) !== keyAt(context);
  return isGone ? cursor : cursor + by;
};

/** The rows of an action: all marked ones, or the one that is open or under the cursor. */
export const targetsOf = (context: ScreenContext, isBulk: boolean): readonly unknown[] => {
  const { screen, items, marked, opened, cursor } = context;
  if (opened !== null) return [opened];
  const chosen = isBulk ? items.filter((item) => marked.has(screen.keyOf(item))) : [];
  return chosen.length > 0 ? chosen : items.slice(cursor, cursor + 1);
};

/** The key of a draft: the action and its rows. */
export const draftKey = (context: ScreenContext, actionKey: string, items: readonly unknown[]): string =>
  [actionKey, ...items.map((item) => context.screen.keyOf(item))].join(' ');

/**
 * After another list came: the cursor stays on its row, what is open is the newer one, marks stay on rows that are
 * there.
 */
export const withItems = (
  context: ScreenContext,
  items: readonly unknown[],
): Pick<ScreenContext, 'items' | 'cursor' | 'marked' | 'opened'> => {
  const { screen, cursor, marked, opened } = context;
  const keys = items.map((item) => screen.keyOf(item));
  const key = keyAt(context);
  const found = key === null || (screen.isFollowed === true && cursor === 0) ? -1 : keys.indexOf(key);
  const openedKey = opened === null ? null : screen.keyOf(opened);
  const openedAt = openedKey === null ? -1 : keys.indexOf(openedKey);
  return {
    items,
    cursor: found >= 0 ? found : Math.max(0, Math.min(cursor, items.length - 1)),
    marked: new Set(keys.filter((each) => marked.has(each))),
    opened: openedAt >= 0 ? items[openedAt] : opened,
  };
};

/** The dialog after another list came. */
export const withRenewedItems = ({ screen, dialog }: ScreenContext, items: readonly unknown[]): Dialog | null => {
  if (dialog === null) return null;
  const newest = new Map(items.map((item) => [screen.keyOf(item), item]));
  return renewed(dialog, (item) => newest.get(screen.keyOf(item)) ?? item);
};
