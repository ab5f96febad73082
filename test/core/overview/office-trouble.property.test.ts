import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOutdated } from '#core/price-lists/price-list-version.ts';

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
