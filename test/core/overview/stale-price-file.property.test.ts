import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stalePriceFile } from '#core/overview/stale-price-file.ts';
import { isOutdated } from '#core/price-lists/price-list-version.ts';

const version = fc.record({ generation: fc.integer({ min: 1, max: 3 }), disabled: fc.constantFrom('a', 'b') });
const change = fc.record({ at: fc.constant('2026-11-02T00:00:00Z'), hasOnlyPrices: fc.boolean() });
const date = '2026-11-01T00:00:00Z';

it('tells exactly the lists that the figure counts, each with a cause', () => {
  const made = fc.option(version.map((each) => ({ version: each, date })));
  fc.assert(
    fc.property(made, version, change, (of, now, after) => {
      const staleFile = stalePriceFile({ name: 'Lista 1', made: of }, now, after);
      expect(staleFile !== null).toBe(isOutdated({ made: of }, now));
      if (staleFile === null || of === null) return;
      const hasMoved = of.version.generation !== now.generation;
      expect(staleFile.causes.length).toBeGreaterThan(0);
      expect(staleFile.causes.includes('disabled')).toBe(of.version.disabled !== now.disabled);
      expect(staleFile.causes.includes('prices')).toBe(hasMoved && after.hasOnlyPrices);
      expect(staleFile.causes.includes('catalogue')).toBe(hasMoved && !after.hasOnlyPrices);
      expect([staleFile.madeAt, staleFile.since]).toEqual([date, hasMoved ? after.at : null]);
    }),
  );
});

it('knows no moment where nothing is known of what came after', () => {
  const made = { version: { generation: 1, disabled: '' }, date };
  expect(stalePriceFile({ name: 'Lista 1', made }, { generation: 2, disabled: '' }, null)).toEqual({
    name: 'Lista 1',
    madeAt: date,
    since: null,
    causes: ['catalogue'],
  });
});
