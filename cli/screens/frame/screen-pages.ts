import type { Page, Question, Screen } from './screen.ts';

/** The answer of a call, as data: a `Result` stays outside of machines. */
export type Answer<Value> = { readonly got: Value } | { readonly problem: string };

/** Pages of the list, of the board's parts all at once, or the next page of one part. */
export interface AskedPages {
  readonly screen: Screen;
  readonly question: Question;
  readonly after: string | null;
  /** No fewer rows, while there are more. */
  readonly atLeast: number;
  /** Null for the list. */
  readonly lanes: AskedLanes | null;
}

type AskedLanes =
  /** No fewer rows of each, by its id. */
  { readonly atLeast: Readonly<Record<string, number>> } | { readonly more: string };

/** Rows that came, and of the board's parts that were asked for the key of the page after. */
export interface Pages extends Page<unknown> {
  readonly laneNext: Readonly<Record<string, string | null>>;
}

export const pages = async ({ screen, question, after, atLeast, lanes }: AskedPages): Promise<Answer<Pages>> => {
  const { board } = screen;
  if (board === undefined || lanes === null) {
    const answer = await pagesOf((from) => screen.page(question, from), after, atLeast);
    return 'got' in answer ? { got: { ...answer.got, laneNext: {} } } : answer;
  }
  const ofLane = (id: string) => (from: string | null) => board.page({ ...question, tab: id }, from);
  if ('more' in lanes) {
    const answer = await pagesOf(ofLane(lanes.more), after, 0);
    if ('problem' in answer) return answer;
    const { items, next } = answer.got;
    return { got: { items, next: null, laneNext: { [lanes.more]: next } } };
  }
  const ids = screen.tabs.flatMap(({ id }) => id || []);
  const [counts, answers] = await Promise.all([
    board.counts(question),
    Promise.all(ids.map((id) => pagesOf(ofLane(id), null, lanes.atLeast[id] ?? 0))),
  ]);
  const items: unknown[] = [];
  const laneNext: Record<string, string | null> = {};
  for (const [at, answer] of answers.entries()) {
    if ('problem' in answer) return answer;
    items.push(...answer.got.items);
    laneNext[ids[at] ?? ''] = answer.got.next;
  }
  return { got: { items, next: null, counts, laneNext } };
};

const pagesOf = async (
  page: (after: string | null) => ReturnType<Screen['page']>,
  after: string | null,
  atLeast: number,
): Promise<Answer<Page<unknown>>> => {
  let items: readonly unknown[] = [];
  let from = after;
  for (;;) {
    const answer = await page(from);
    if (!answer.ok) return { problem: answer.val };
    items = [...items, ...answer.val.items];
    if (answer.val.next === null || items.length >= atLeast) return { got: { ...answer.val, items } };
    from = answer.val.next;
  }
};
