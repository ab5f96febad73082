import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kilometreFields, kilometresByOthers } from '#core/warranties/kilometres-by-others.ts';
import { maxKilometres } from '#core/warranties/warranty-to-request.ts';

const said = fc.integer({ min: 1, max: maxKilometres });

it('of three figures of kilometres any one follows from the two others', () => {
  fc.assert(
    fc.property(said, said, (kilometrageInstalled, kilometrageUsed) => {
      const kilometrageBreakage = kilometrageInstalled + kilometrageUsed;
      const all = { kilometrageInstalled, kilometrageBreakage, kilometrageUsed };
      for (const field of kilometreFields)
        expect(kilometresByOthers(field, { ...all, [field]: Number.NaN })).toBe(
          kilometrageBreakage > maxKilometres ? null : all[field],
        );
    }),
  );
});

it('none follows where the others are no kilometres, or give none', () => {
  const of = (installed: number, breakage: number) =>
    kilometresByOthers('kilometrageUsed', {
      kilometrageInstalled: installed,
      kilometrageBreakage: breakage,
      kilometrageUsed: Number.NaN,
    });
  expect([of(100_000, 105_000), of(100_000, 90_000), of(100_000, 100_000)]).toEqual([5000, null, null]);
  expect([of(Number.NaN, 90_000), of(1.5, 90_000), of(0, 90_000), of(1, maxKilometres + 1)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
