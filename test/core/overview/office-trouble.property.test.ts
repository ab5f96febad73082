import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RunFailure } from '#core/catalogue/import/import.service.ts';
import { failedImportsOf } from '#core/overview/office-trouble.ts';
import { isOutdated } from '#core/price-lists/price-list-version.ts';

const failed: readonly (RunFailure | null)[] = [
  null,
  { code: 'interrupted' },
  { code: 'rows-rejected', rejected: 3 },
  { code: 'catalogue-busy', holder: 'Ana' },
];
const toBeMapped: RunFailure = { code: 'heading-not-found', seen: [] };

it('counts the imports that failed, not those whose columns are still to be told, and leads to the last one', () => {
  const ended = fc.oneof(
    fc.constantFrom(...failed).map((failure) => ({ failure, isFailed: true })),
    fc.constant({ failure: toBeMapped, isFailed: false }),
  );
  fc.assert(
    fc.property(fc.array(ended), fc.nat(3), (all, broken) => {
      const runs = all.map((run, place) => ({ ...run, id: String(place) }));
      const those = runs.filter(({ isFailed }) => isFailed);
      const newest = broken > 0 ? null : (those[0]?.id ?? null);
      expect(failedImportsOf(runs, broken)).toEqual({ count: those.length + broken, newest });
    }),
  );
});

it('holds files for out of date exactly where the catalogue or what is switched off is another now', () => {
  const version = fc.record({ generation: fc.integer({ min: 1, max: 3 }), disabled: fc.constantFrom('a', 'b') });
  fc.assert(
    fc.property(version, version, (one, now) => {
      const isSame = one.generation === now.generation && one.disabled === now.disabled;
      expect(isOutdated({ made: { version: one } }, now)).toBe(!isSame);
      expect(isOutdated({ made: null }, now)).toBe(false);
    }),
  );
});
