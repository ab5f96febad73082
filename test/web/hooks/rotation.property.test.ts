import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { placeAfter } from '#web/hooks/rotation.ts';

test('twelve logos by fours come around', () => {
  expect([0, 4, 8].map((at) => placeAfter(at, 4, 12))).toEqual([4, 8, 0]);
  expect(placeAfter(0, -1, 5)).toBe(4);
});

test('going on and back again leads to the same place, always one that is there', () => {
  assert(
    property(
      integer({ min: 1, max: 50 }),
      integer({ min: -60, max: 60 }),
      integer({ min: 0, max: 1000 }),
      (count, step, from) => {
        const at = from % count;
        const next = placeAfter(at, step, count);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
        expect(placeAfter(next, -step, count)).toBe(at);
      },
    ),
  );
});
