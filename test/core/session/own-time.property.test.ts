import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOwnTime } from '#core/session/own-time.ts';

const hour = 3_600_000;
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe('when a session ends by the own clock (docs/rules/session.md 1)', () => {
  it('lasts as long here as the server said, however far the clock is ahead', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: 12 * hour }),
        fc.integer({ min: 60_001, max: 1e12 }),
        (at, left, ahead) => {
          const expire = inOwnTime(new Date(at.getTime() + left).toISOString(), ahead);
          expect(Date.parse(expire) - (at.getTime() + ahead)).toBe(left);
        },
      ),
    );
  });

  it('is as the server told it where the clocks agree to a minute, or the own one is behind', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -1e12, max: 60_000 }), (at, ahead) => {
        expect(inOwnTime(at.toISOString(), ahead)).toBe(at.toISOString());
      }),
    );
  });

  it('never makes an instant of what is none, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.double(), (text, ahead) => {
        fc.pre(!Number.isFinite(Date.parse(text)));
        expect(inOwnTime(text, ahead)).toBe(text);
      }),
    );
    expect(inOwnTime('2026-01-01T00:00:00Z', 1e300)).toBe('2026-01-01T00:00:00Z');
  });
});
