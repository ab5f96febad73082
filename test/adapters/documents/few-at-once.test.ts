import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFewAtOnce } from '#adapters/documents/few-at-once.ts';

describe('tasks that are done a few at once', () => {
  it('are never more than that, wait in order, and are turned away only where enough wait', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 4 }),
        fc.array(fc.record({ turns: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() }), { maxLength: 20 }),
        async (most, waiting, tasks) => {
          const inTurn = createFewAtOnce(most, waiting);
          let busy = 0;
          let busiest = 0;
          const began: number[] = [];
          const ends = await Promise.allSettled(
            tasks.map(({ turns, fails }, at) =>
              inTurn(async () => {
                began.push(at);
                busy += 1;
                busiest = Math.max(busiest, busy);
                for (let turn = 0; turn < turns; turn++) await Promise.resolve();
                busy -= 1;
                if (fails) throw new Error('as told');
                return at;
              }),
            ),
          );
          const taken = Math.min(tasks.length, most + waiting);
          expect(busiest).toBe(Math.min(tasks.length, most));
          expect(began).toEqual(Array.from({ length: taken }, (_, at) => at));
          ends.forEach((end, at) => {
            if (at >= taken) expect(end).toEqual({ status: 'fulfilled', value: null });
            else if (tasks[at]?.fails) expect(end.status).toBe('rejected');
            else expect(end).toEqual({ status: 'fulfilled', value: at });
          });
          expect(await inTurn(async () => 'free again')).toBe('free again');
        },
      ),
    );
  });
});
