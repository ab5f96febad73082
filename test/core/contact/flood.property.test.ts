import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLimits, day, everybodyLimit, floodWait, type Received } from '#core/contact/flood.ts';

const now = 1_800_000_000_000;
const received = fc.array(
  fc.record({ from: fc.constantFrom('a', 'b', 'c'), at: fc.integer({ min: now - day - 60_000, max: now }) }),
  { maxLength: 260 },
);
const lately = (recent: readonly Received[], withinMs: number, at: number) =>
  recent.filter((one) => one.at > at - withinMs);
const fits = (recent: readonly Received[], from: string, at: number) =>
  lately(recent, everybodyLimit.withinMs, at).length < everybodyLimit.most &&
  addressLimits.every(
    ({ withinMs, most }) => lately(recent, withinMs, at).filter((one) => one.from === from).length < most,
  );

describe('the wait of a flood', () => {
  it('is nothing exactly when every limit takes one more', () => {
    fc.assert(
      fc.property(received, (recent) => {
        expect(floodWait(recent, 'a', now) === 0).toBe(fits(recent, 'a', now));
      }),
    );
  });

  it('is as long as it takes, and not a millisecond more', () => {
    fc.assert(
      fc.property(received, (recent) => {
        const wait = floodWait(recent, 'a', now);
        if (wait === 0) return;
        expect(fits(recent, 'a', now + wait)).toBe(true);
        expect(fits(recent, 'a', now + wait - 1)).toBe(false);
      }),
    );
  });

  it('of one address is not another’s', () => {
    const recent = Array.from({ length: 3 }, () => ({ from: 'a', at: now - 1000 }));
    expect(floodWait(recent, 'a', now)).toBe(10 * 60_000 - 1000);
    expect(floodWait(recent, 'b', now)).toBe(0);
  });
});
