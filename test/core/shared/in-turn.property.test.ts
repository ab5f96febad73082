import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurns } from '#core/shared/in-turn.ts';

describe('works in turn', () => {
  it('run one at a time, in their order, whatever becomes of the ones before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ pauses: fc.nat(3), fails: fc.boolean() }), { maxLength: 12 }),
        async (all) => {
          const inTurn = createTurns();
          const begun: number[] = [];
          let running = 0;
          const ends = await Promise.allSettled(
            all.map(({ pauses, fails }, at) =>
              inTurn(async () => {
                begun.push(at);
                running += 1;
                expect(running).toBe(1);
                for (let pause = 0; pause < pauses; pause += 1) await Promise.resolve();
                running -= 1;
                if (fails) throw new Error('failed');
                return at;
              }),
            ),
          );
          expect(begun).toEqual(all.map((_, at) => at));
          expect(ends.map(({ status }) => status)).toEqual(all.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')));
        },
      ),
    );
  });
});
