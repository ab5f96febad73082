import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedUp, roundings } from '#core/quotes/round-price.ts';
import { money } from '#core/shared/money.ts';

describe('a rounded price', () => {
  it('is the next multiple up, and stays when it is rounded again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constantFrom(...roundings), (cents, to) => {
        const price = money(cents).dividedBy(100);
        const rounded = roundedUp(price, to);
        expect(rounded.dividedBy(to).scale).toBe(0);
        expect(rounded.gte(price) && rounded.minus(price).lt(to)).toBe(true);
        expect(roundedUp(rounded, to)).toEqual(rounded);
      }),
    );
  });

  it.each([
    ['1694.01', 100, '1700'],
    ['1700', 100, '1700'],
    ['12345.67', 500, '12500'],
    ['0.01', 1, '1'],
  ] as const)('%s to %s is %s', (price, to, expected) => expect(roundedUp(money(price), to).toString()).toBe(expected));
});
