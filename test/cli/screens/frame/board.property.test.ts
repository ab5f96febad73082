import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLane, isOnBoard, keysOfLane, laneAt, lanesOf, movedInLane, turnedLane } from '#cli/screens/frame/board.ts';
import type { ScreenContext } from '#cli/screens/frame/screen-context.ts';

interface Row {
  readonly id: number;
  readonly lane: string;
}

const lanes = ['a', 'b', 'c'];
const screen = {
  tabs: [{ id: '', title: 'Todos' }, ...lanes.map((id) => ({ id, title: id.toUpperCase() }))],
  keyOf: ({ id }: Row) => String(id),
  board: { laneOf: ({ lane }: Row) => lane },
} as unknown as ScreenContext['screen'];

const contexts = fc
  .tuple(fc.array(fc.constantFrom(...lanes), { maxLength: 12 }), fc.nat(11))
  .map(([ids, cursor]): ScreenContext => {
    const items = byLane(
      screen,
      ids.map((lane, id): Row => ({ id, lane })),
    );
    return {
      ...({ screen, items, isWide: true, tab: 0, text: '', only: null } as unknown as ScreenContext),
      cursor: Math.min(cursor, Math.max(0, items.length - 1)),
    };
  });
const laneOf = ({ items }: ScreenContext, cursor: number) => (items[cursor] as Row | undefined)?.lane;

describe('a board', () => {
  it('has every row once, in the column of its state, in the order of the list', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const shown = lanesOf(context).flatMap(({ id, from, count }) => {
          const rows = context.items.slice(from, from + count) as Row[];
          expect(rows.every(({ lane }) => lane === id)).toBe(true);
          expect(rows.map((row) => row.id)).toEqual(rows.map((row) => row.id).toSorted((one, other) => one - other));
          return rows;
        });
        expect(shown).toEqual(context.items);
      }),
    );
  });

  it('is moved along within a column, and from one to the next that has rows', () => {
    fc.assert(
      fc.property(contexts, fc.integer({ min: -20, max: 20 }), (context, by) => {
        expect(laneOf(context, movedInLane(context, by))).toBe(laneOf(context, context.cursor));
        const filled = lanesOf(context).filter(({ count }) => count > 0);
        let cursor = context.cursor;
        for (const _ of filled) cursor = turnedLane({ ...context, cursor }, 1);
        expect(laneOf(context, cursor)).toBe(laneOf(context, context.cursor));
        const beside = turnedLane(context, 1);
        if (filled.length > 1) expect(laneOf(context, beside)).not.toBe(laneOf(context, context.cursor));
      }),
    );
  });

  it('marks a column at once', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        const lane = laneAt(lanesOf(context), context.cursor);
        expect(keysOfLane(context)).toHaveLength(lane?.count ?? 0);
      }),
    );
  });

  it('is of the list of all, in a wide window', () => {
    fc.assert(
      fc.property(contexts, fc.boolean(), fc.nat(3), (context, isWide, tab) => {
        expect(isOnBoard({ ...context, isWide, tab })).toBe(isWide && tab === 0);
      }),
    );
  });
});
