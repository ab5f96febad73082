import { questionOf, type ScreenContext } from './screen-context.ts';

/** Lines of a card. */
const cardHeight = 2;

/** How many cards so many lines have room for. */
export const cardsIn = (lines: number): number => Math.max(1, Math.floor(lines / cardHeight));

/** How many columns it takes to show parts of a list side by side: what a terminal usually has. */
export const boardFrom = 80;

/** Between the parts. */
export const betweenLanes = ' │ ';

/** Fewest columns of a part where all are seen; where some are, there is room for the end of a card. */
const narrowestLane = 17;
export const laneWithEnd = 24;

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

const hasMore = ({ laneNext }: Pick<ScreenContext, 'laneNext'>, id: string): boolean => (laneNext[id] ?? null) !== null;

export const hasMoreInSome = ({ laneNext }: Pick<ScreenContext, 'laneNext'>): boolean =>
  Object.values(laneNext).some((next) => next !== null);

/** The parts that have room, the cursor's among them, how wide each is, and whether there are others beside. */
export const lanesInView = (
  lanes: readonly Lane[],
  cursor: number,
  columns: number,
): { readonly lanes: readonly Lane[]; readonly width: number; readonly before: boolean; readonly after: boolean } => {
  const widthOfEach = (count: number): number => Math.floor((columns - betweenLanes.length * (count - 1)) / count);
  const fitting = Math.max(1, Math.floor((columns + betweenLanes.length) / (laneWithEnd + betweenLanes.length)));
  const seen = widthOfEach(lanes.length) >= narrowestLane ? lanes.length : Math.min(lanes.length, fitting);
  const here = lanes.findIndex(({ from, count }) => cursor >= from && cursor < from + count);
  const first = Math.max(0, Math.min(here - Math.floor(seen / 2), lanes.length - seen));
  return {
    lanes: lanes.slice(first, first + seen),
    width: widthOfEach(seen),
    ...{ before: first > 0, after: first + seen < lanes.length },
  };
};

/** How many stand in each part, by its id; of those that nobody counted as many as came, '50+' where there are more. */
export const laneCounts = (context: ScreenContext): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lanesOf(context).map(({ id, count }) => [id, context.counts[id] ?? `${count}${hasMore(context, id) ? '+' : ''}`]),
  );

/** Rows that are loaded of each part, by its id. */
export const laneSizes = (context: ScreenContext): Readonly<Record<string, number>> =>
  Object.fromEntries(lanesOf(context).map(({ id, count }) => [id, count]));

/** The cursor's part, where there is more of it and so few rows are left below the cursor; else null. */
export const laneToLoad = (context: ScreenContext, left: number): string | null => {
  const lane = laneAt(lanesOf(context), context.cursor);
  if (lane === null || !hasMore(context, lane.id)) return null;
  return context.cursor + left >= lane.from + lane.count ? lane.id : null;
};

/** Rows in the place of their part, new ones at its end; a row that moved to another part since is there once. */
export const joined = (context: ScreenContext, more: readonly unknown[]): readonly unknown[] => {
  const { screen, items } = context;
  const keys = new Set(more.map((item) => screen.keyOf(item)));
  return byLane(screen, [...items.filter((item) => !keys.has(screen.keyOf(item))), ...more]);
};

/** The row that the cursor moves to, within its part. */
export const movedInLane = (context: ScreenContext, by: number): number => {
  const { cursor } = context;
  const lane = laneAt(lanesOf(context), cursor);
  return lane === null ? cursor : Math.max(lane.from, Math.min(lane.from + lane.count - 1, cursor + by));
};

/** The next part that has rows, around the ends, at the same height. */
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
