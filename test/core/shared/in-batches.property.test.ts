import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inBatches } from '#core/shared/in-batches.ts';

it('batches hold everything in its order, all but the last of the size that was asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (all, size) => {
      const batches = [...inBatches(all, size)];
      expect(batches.flat()).toEqual(all);
      expect(batches.slice(0, -1).every(({ length }) => length === size)).toBe(true);
      expect(batches.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  );
});

it('what is not asked for is not read', () => {
  function* endless() {
    for (let each = 0; ; each += 1) yield each;
  }
  const [first, second] = inBatches(endless(), 3);
  expect([first, second]).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});
