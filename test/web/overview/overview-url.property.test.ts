import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkToOverview, readOverviewUrl } from '#web/overview/overview-url.ts';

const queryOf = (address: string): URLSearchParams => new URL(address, 'http://shop.example').searchParams;

it('reads the address that it writes', () => {
  const key = fc.option(fc.stringMatching(/^[\w-]{1,60}$/));
  const list = fc.option(fc.constantFrom('idle-customers' as const, 'stale-price-files' as const));
  fc.assert(
    fc.property(list, key, (shown, after) => {
      expect(readOverviewUrl(queryOf(linkToOverview({ list: shown, after })))).toEqual({ list: shown, after });
    }),
  );
  expect(linkToOverview()).toBe('/management');
});

it('asks for nothing where somebody wrote what there is not', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const { list, after } = readOverviewUrl(new URLSearchParams({ list: one, after: other }));
      expect([null, 'idle-customers', 'stale-price-files']).toContain(list);
      expect(after === null || /^[\w-]{1,1000}$/.test(after)).toBe(true);
    }),
  );
  expect(readOverviewUrl(queryOf('/management?list=todas&after=%00'))).toEqual({ list: null, after: null });
});
