import type { PriceChange } from './price-change.ts';

/** The list of whose prices a change makes its own; null for a sheet's. */
const sourceOf = ({ source }: PriceChange) => (source.kind === 'percentage' ? source.fromListId : null);

/**
 * Which of the changes that are due (by moment, then as they were asked for) is made first. Of those of one moment, one
 * whose source another is to change waits for that (docs/rules/price-list-management.md 5). Changes of one list stay in
 * the order of asking; those that wait for one another in a circle too.
 */
export const firstToMake = (due: readonly PriceChange[]): PriceChange | undefined => {
  const [earliest] = due;
  const together = due.filter(({ at }) => at === earliest?.at);
  const isReady = (change: PriceChange, place: number): boolean =>
    together.every(
      (other, at) =>
        other === change ||
        (other.priceListId === change.priceListId ? at > place : other.priceListId !== sourceOf(change)),
    );
  return together.find(isReady) ?? earliest;
};
