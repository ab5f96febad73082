import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { typedNumber } from '#web/cases/typed-number.ts';

describe('a number that is typed', () => {
  it('is the same grouped or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        expect([typedNumber(String(number)), typedNumber(` ${formatCount(number)} `)]).toEqual([number, number]);
      }),
    );
  });

  it.each(['', 'x', '12km', '1.2.3', '--1'])('is none where it says %j', (text) => {
    expect(typedNumber(text)).toBeNaN();
  });
});
