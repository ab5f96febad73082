import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectWhenQuiet, createQuietWatch } from '#server/quiet-watch.ts';

describe('what calls left behind', () => {
  afterEach(() => void vi.useRealTimers());

  it('is collected twice after the start and after each stretch of many calls, while none is open', () => {
    const isQuiet = createQuietWatch();
    const look = (begun: number, open = 0) => isQuiet({ begun: () => begun, open: () => open });
    expect([look(3), look(4), look(24), look(30)]).toEqual([true, true, false, false]);
    expect([look(100), look(1000), look(1001), look(1002), look(1003)]).toEqual([false, false, true, true, false]);
    expect([look(2000), look(2001, 1), look(2001), look(2001), look(2001)]).toEqual([false, false, true, true, false]);
  });

  it('is never collected while many ask or somebody waits, and never a third time without many calls or a wait between', () => {
    const steps = fc.array(fc.record({ asked: fc.nat({ max: 60 }), open: fc.nat({ max: 2 }) }));
    fc.assert(
      fc.property(steps, (looks) => {
        const isQuiet = createQuietWatch();
        let begun = 0;
        let times = 0;
        for (const { asked, open } of looks) {
          begun += asked;
          const isNow = isQuiet({ begun: () => begun, open: () => open });
          const isBusy = asked > 20 || open > 0;
          expect(isNow).toBe(!isBusy && times < 2);
          times = isBusy ? 0 : times + 1;
        }
      }),
    );
  });

  it('is looked at from time to time until it is stopped, and not at all where nothing can collect', () => {
    vi.useFakeTimers();
    const collect = vi.fn();
    let begun = 0;
    const watch = collectWhenQuiet({ begun: () => begun, open: () => 0 }, collect, 10);
    vi.advanceTimersByTime(50);
    expect(collect).toHaveBeenCalledTimes(2);
    begun = 100;
    vi.advanceTimersByTime(10);
    watch.stop();
    vi.advanceTimersByTime(100);
    expect(collect).toHaveBeenCalledTimes(2);
    collectWhenQuiet({ begun: () => begun, open: () => 0 }, undefined, 10);
    expect(vi.getTimerCount()).toBe(0);
  });
});
