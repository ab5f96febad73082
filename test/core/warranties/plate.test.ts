import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlate } from '#core/warranties/plate.ts';

describe('a plate (docs/rules/warranties.md 4)', () => {
  it.each(['ABC123', 'AB123CD', 'A123BCD', '123ABC'])('is %s, with any spaces and case', (plate) => {
    expect(parsePlate(plate)).toBe(plate);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(2)), { minLength: 7, maxLength: 7 }), (ways) => {
        const written = [...plate].map((sign, place) => {
          const [isSmall = false, spaces = 0] = ways[place] ?? [];
          return (isSmall ? sign.toLowerCase() : sign) + ' '.repeat(spaces);
        });
        expect(parsePlate(written.join(''))).toBe(plate);
      }),
    );
  });

  it.each(['', 'ABC12', 'ABCD123', 'AB123C', 'AB12CD', 'ÑBC123', 'ABC-123'])('is not %j', (text) => {
    expect(parsePlate(text)).toBeNull();
  });
});
