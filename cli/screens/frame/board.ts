import { questionOf, type ScreenContext } from './screen-context.ts';

/** From so many columns on, parts of a list stand side by side. */
export const boardFrom = 100;

/** A part of the list on the board: its rows follow one another in the list. */
export interface Lane {
  readonly id: string;
  readonly title: string;
  /** Places of its rows in the list: the first, and how many. */
  readonly from: number;
  readonly count: number;
}

/** Whether the list of all is shown, in a window that is wide enough, of a screen that has a board. */
export const isOnBoard = (context: ScreenContext): boolean =>
  context.isWide && context.screen.board !== undefined && questionOf(context).tab === '';

/** Rows part by part, as the board has them. */
export const byLane = ({ board, tabs }: ScreenContext['screen'], items: readonly unknown[]): readonly unknown[] => {
  if (board === undefined) return items;
  const place = (item: unknown): number => tabs.findIndex(({ id }) => id === board.laneOf(item));
  return items.toSorted((one, other) => place(one) - place(other));
};

/** All parts, also those that are empty. Rows come in their order. */
export const lanesOf = ({ screen, items }: Pick<ScreenContext, 'screen' | 'items'>): readonly Lane[] => {
  const { board } = screen;
  if (board === undefined) return [];
  const lanes = items.map((item) => board.laneOf(item));
  return screen.tabs
    .filter(({ id }) => id !== '')
    .map(({ id, title }) => ({
      ...{ id, title, from: Math.max(0, lanes.indexOf(id)) },
      count: lanes.filter((each) => each === id).length,
    }));
};

export const laneAt = (lanes: readonly Lane[], cursor: number): Lane | null =>
  lanes.find(({ from, count }) => cursor >= from && cursor < from + count) ?? null;

/** Where the cursor goes, within its part. */
export const movedInLane = (context: ScreenContext, by: number): number => {
  const { cursor } = context;
  const lane = laneAt(lanesOf(context), cursor);
  return lane === null ? cursor : Math.max(lane.from, Math.min(lane.from + lane.count - 1, cursor + by));
};

/** To the next part that has rows, around the ends, as far down as it was. */
export const turnedLane = (context: ScreenContext, by: number): number => {
  const { cursor } = context;
  const lanes = lanesOf(context).filter(({ count }) => count > 0);
  const at = lanes.findIndex(({ from, count }) => cursor >= from && cursor < from + count);
  const [lane, next] = [lanes[at], lanes[(at + by + lanes.length) % lanes.length]];
  return lane === undefined || next === undefined ? cursor : next.from + Math.min(cursor - lane.from, next.count - 1);
};

/** Keys of the rows of the cursor's part. */
export const keysOfLane = (context: ScreenContext): readonly string[] => {
  const lane = laneAt(lanesOf(context), context.cursor);
  if (lane === null) return [];
  return context.items.slice(lane.from, lane.from + lane.count).map((item) => context.screen.keyOf(item));
};
