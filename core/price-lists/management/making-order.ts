import type { PriceChange } from './price-change.ts';

/** The list of whose prices a change makes its own; null for a sheet's. */
const sourceOf = ({ source }: PriceChange) => (source.kind === 'percentage' ? source.fromListId : null);

/** The first in the order of asking of those that wait for one another in a circle, which `from` leads to. */
const firstInCircle = (
  from: PriceChange,
  waitsFor: (change: PriceChange) => PriceChange | undefined,
  together: readonly PriceChange[],
): PriceChange => {
  const path: PriceChange[] = [];
  let at: PriceChange | undefined = from;
  while (at !== undefined && !path.includes(at)) {
    path.push(at);
    at = waitsFor(at);
  }
  const circle = path.slice(at === undefined ? 0 : path.indexOf(at));
  return together.find((change) => circle.includes(change)) ?? from;
};

/**
 * Which of the changes that are due (by moment, then as they were asked for) is made first. Of those of one moment, one
 * whose source another is to change waits for that (docs/rules/price-list-management.md 5). Changes of one list stay in
 * the order of asking; of those that wait for one another in a circle the first that was asked for goes on.
 */
export const firstToMake = (due: readonly PriceChange[]): PriceChange | undefined => {
  const [earliest] = due;
  if (earliest === undefined) return undefined;
  const together = due.filter(({ at }) => at === earliest.at);
  const waitsFor = (change: PriceChange): PriceChange | undefined =>
    together.find((other, place) =>
      other.priceListId === change.priceListId
        ? place < together.indexOf(change)
        : other.priceListId === sourceOf(change),
    );
  return together.find((change) => waitsFor(change) === undefined) ?? firstInCircle(earliest, waitsFor, together);
};
