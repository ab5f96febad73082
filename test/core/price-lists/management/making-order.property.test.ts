import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstToMake } from '#core/price-lists/management/making-order.ts';
import type { PriceChange } from '#core/price-lists/management/price-change.ts';
import { asId } from '#core/shared/ids.ts';

interface Asked {
  readonly list: number;
  /** The list of the source; null for a sheet. */
  readonly from: number | null;
  readonly day: number;
}

const changeOf = ({ list, from, day }: Asked, place: number): PriceChange =>
  ({
    id: asId(`${place}`),
    priceListId: asId(`${list}`),
    at: `2026-12-0${day}T03:00:00Z`,
    source: from === null ? { kind: 'sheet', fileName: 'a.csv' } : { kind: 'percentage', fromListId: asId(`${from}`) },
  }) as PriceChange;

/** All in the order in which they are made. */
const madeOf = (asked: readonly Asked[]): readonly PriceChange[] => {
  let due = asked.map(changeOf).sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  const made: PriceChange[] = [];
  for (let next = firstToMake(due); next !== undefined; next = firstToMake(due)) {
    const change = next;
    made.push(change);
    due = due.filter((each) => each !== change);
  }
  return made;
};

const sourceOf = ({ source }: PriceChange) => (source.kind === 'percentage' ? source.fromListId : null);
/** Sources have a smaller number, or are the list itself: nothing waits in a circle. */
const inNoCircle = fc
  .record({ list: fc.integer({ min: 1, max: 4 }), from: fc.option(fc.nat(3)), day: fc.integer({ min: 1, max: 2 }) })
  .map(({ list, from, day }): Asked => ({ list, from: from === null ? null : Math.max(1, Math.min(list, from)), day }));

describe('the order in which due changes of prices are made', () => {
  it('is by moment; within one, sources first, and each list as it was asked for', () => {
    fc.assert(
      fc.property(fc.array(inNoCircle, { maxLength: 8 }), (asked) => {
        const made = madeOf(asked);
        expect(made).toHaveLength(asked.length);
        made.forEach((change, place) => {
          for (const later of made.slice(place + 1)) {
            expect(change.at <= later.at).toBe(true);
            if (change.at !== later.at) continue;
            if (change.priceListId === later.priceListId) expect(Number(change.id)).toBeLessThan(Number(later.id));
            else expect(sourceOf(change)).not.toBe(later.priceListId);
          }
        });
      }),
    );
  });

  it('ends where lists wait for one another in a circle', () => {
    const round = [
      { list: 1, from: 2, day: 1 },
      { list: 2, from: 1, day: 1 },
    ];
    expect(madeOf(round).map(({ id }) => id)).toEqual(['0', '1']);
    // One that is made of a list in the circle waits for that list.
    expect(madeOf([{ list: 3, from: 1, day: 1 }, ...round]).map(({ id }) => id)).toEqual(['1', '0', '2']);
  });
});
