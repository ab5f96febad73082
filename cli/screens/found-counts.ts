import type { Page, Question } from './frame/screen.ts';

type Counts = Readonly<Record<string, string>>;

/** How many of what a filter finds stand in each tab, as far as the lists that came say so. */
export interface FoundCounts<Item> {
  /** The numbers of the tabs once the first page of that list came. */
  of(question: Question, page: Pick<Page<Item>, 'items' | 'next'>): Counts;
}

/** A server counts nothing of what a filter finds: a list that came whole tells it. `tabOf` is the tab of a row. */
export const createFoundCounts = <Item>(tabs: readonly string[], tabOf: (item: Item) => string): FoundCounts<Item> => {
  let known: { readonly filter: string; readonly counts: Counts } | null = null;
  const countIn = (items: readonly Item[], tab: string): string =>
    `${items.filter((item) => tabOf(item) === tab).length}`;
  return {
    of({ tab, text, only }, { items, next }) {
      const filter = JSON.stringify([text, only?.id ?? null]);
      const before = known?.filter === filter ? known.counts : {};
      if (next !== null) {
        known = null;
        return {};
      }
      const counted = (tab === '' ? tabs : [tab]).map((each) => [each, countIn(items, each)] as const);
      // A row came, went or moved since: what was counted of the other tabs is of before.
      const isOlder = counted.some(([each, count]) => before[each] !== undefined && before[each] !== count);
      const counts = { ...(isOlder ? {} : before), ...Object.fromEntries(counted) };
      known = { filter, counts };
      return counts;
    },
  };
};
