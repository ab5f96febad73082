import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { byLane, isOnBoard, laneAt, lanesInView, lanesOf, movedInLane, turnedLane } from '#cli/screens/frame/board.ts';
import { screenMachine } from '#cli/screens/frame/screen.machine.ts';
import type { Question, Screen } from '#cli/screens/frame/screen.ts';
import type { ScreenContext } from '#cli/screens/frame/screen-context.ts';
import { Err, Ok } from '#core/shared/result.ts';

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

/** The screen with rows, to be sent keys. */
const screenOf = (rows: readonly Row[]): Screen => {
  const pageOf = async ({ tab }: Question) =>
    Ok({ items: rows.filter(({ lane }) => tab === '' || lane === tab), next: null });
  return {
    ...screen,
    ...{ title: 'Filas', names: ['fila', 'filas'] as const, columns: () => [], page: pageOf, detail: null },
    ...{ findHint: null, narrowing: null, outdatedBy: [], empty: 'Nada' },
    board: { ...(screen.board as NonNullable<Screen['board']>), page: pageOf, counts: async () => ({}) },
    actions: [{ key: 'x', name: 'x', about: 'x', isBulk: true, steps: () => [], run: async () => Err('x') }],
  };
};

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

  it('shows as many columns as have room, the chosen row among them, and says on which side there are more', () => {
    fc.assert(
      fc.property(contexts, fc.integer({ min: 17, max: 140 }), (context, columns) => {
        const all = lanesOf(context);
        const { lanes: seen, width, before, after } = lanesInView(all, context.cursor, columns);
        expect(seen.length * width + 3 * (seen.length - 1)).toBeLessThanOrEqual(columns);
        expect(width).toBeGreaterThanOrEqual(17);
        const first = all.indexOf(seen[0] as (typeof all)[number]);
        expect(seen).toEqual(all.slice(first, first + seen.length));
        expect([before, after]).toEqual([first > 0, first + seen.length < all.length]);
        const here = laneAt(all, context.cursor);
        if (here !== null) expect(seen).toContain(here);
        // Room for one more would be used.
        if (seen.length < all.length) expect((seen.length + 1) * 24 + 3 * seen.length).toBeGreaterThan(columns);
      }),
    );
  });

  it('marks a column at once, and no other; once more none of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...lanes), { maxLength: 12 }), fc.nat(3), async (ids, turns) => {
        const rows = ids.map((lane, id): Row => ({ id, lane }));
        const actor = createActor(screenMachine, { input: { screen: screenOf(rows), isWide: true } }).start();
        await waitFor(actor, (state) => state.matches({ list: 'ready' }));
        for (let turn = 0; turn < turns; turn += 1) actor.send({ type: 'lane', by: 1 });
        actor.send({ type: 'mark-all' });
        const { context } = actor.getSnapshot();
        const lane = laneOf(context, context.cursor);
        const meant = rows.filter((row) => row.lane === lane).map(({ id }) => String(id));
        expect([...context.marked].toSorted()).toEqual(meant.toSorted());
        actor.send({ type: 'mark-all' });
        expect(actor.getSnapshot().context.marked.size).toBe(0);
        actor.stop();
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    { isWide: true, tab: 0, hasBoard: true, isBoard: true },
    { isWide: false, tab: 0, hasBoard: true, isBoard: false },
    { isWide: true, tab: 2, hasBoard: true, isBoard: false },
    { isWide: true, tab: 0, hasBoard: false, isBoard: false },
  ])('is of the list of all, in a wide window: $isWide, $tab, $hasBoard', ({ isWide, tab, hasBoard, isBoard }) => {
    const { board, ...plain } = screen;
    const context = { screen: hasBoard ? screen : plain, isWide, tab, text: '', only: null };
    expect(isOnBoard(context as unknown as ScreenContext)).toBe(isBoard);
  });
});
