import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxWrongCodes,
  oneMoreWrong,
  secondsToWait,
  type WrongCodes,
  waitAfterWrongMs,
} from '#core/second-factor/wrong-codes.ts';

const none: WrongCodes = { count: 0, lastAt: null };

describe('wrong codes (docs/rules/second-factor.md 3)', () => {
  it('a person who tries as fast as it lets them tries five in a quarter of an hour at most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60_000), { minLength: 50, maxLength: 200 }), (pauses) => {
        let now = 0;
        let wrong = none;
        const tries: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const wait = secondsToWait(wrong, now);
          now += wait * 1000;
          expect(secondsToWait(wrong, now)).toBe(0);
          tries.push(now);
          wrong = oneMoreWrong(wrong, now);
        }
        for (const [at, first] of tries.entries()) {
          const within = tries.slice(at).filter((each) => each - first < waitAfterWrongMs);
          // Some tries come before the wait began to be counted, the whole row after it.
          expect(within.length).toBeLessThan(2 * maxWrongCodes);
        }
      }),
    );
  });

  it('the fifth waits, to the second', () => {
    const five = { count: maxWrongCodes, lastAt: 1000 };
    expect(secondsToWait({ ...five, count: 4 }, 1000)).toBe(0);
    expect(secondsToWait(five, 1000)).toBe(900);
    expect(secondsToWait(five, 1000 + waitAfterWrongMs - 1)).toBe(1);
    expect(secondsToWait(five, 1000 + waitAfterWrongMs)).toBe(0);
    expect(oneMoreWrong(five, 1000 + waitAfterWrongMs)).toEqual({ count: 1, lastAt: 1000 + waitAfterWrongMs });
  });
});
