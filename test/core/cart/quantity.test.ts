import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesCart,
  checkQuantity,
  nearestMultiples,
  offeredMultiples,
  parseQuantity,
  type QuantityRule,
  quantityStep,
} from '#core/cart/quantity.ts';

describe('a typed quantity', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['', 0],
    ['-3', 0],
    ['3,5', 3],
    ['1.000', 1000],
    ['1.000,5', 1000],
    [' 12.345.678', 1_000_000],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1,000', 1],
    ['12.5', 12],
    ['1.0000', 1],
    ['0.500', 0],
    ['１２', 12],
    ['doce', 0],
    ['99999999999', 1_000_000],
  ])('%j is %d', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });
});

describe('the multiple rule (docs/rules/cart.md 2)', () => {
  it('wants the quantity divisible by the multiple, never the other way round', () => {
    expect(checkQuantity(8, 4)).toBeNull();
    expect(checkQuantity(2, 4)).toEqual({ code: 'quantity-not-multiple', multiple: 4, nearest: [4] });
    expect(checkQuantity(6, 4)).toEqual({ code: 'quantity-not-multiple', multiple: 4, nearest: [4, 8] });
    expect(checkQuantity(0, 4)).toBeNull();
    expect(checkQuantity(1_000_000, 1)).toEqual({ code: 'quantity-too-large', most: 999_999 });
    expect(checkQuantity(999_999, 10)).toMatchObject({ nearest: [999_990] });
  });

  it('offers only quantities that pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 500 }), (quantity, multiple) => {
        for (const near of nearestMultiples(quantity, multiple)) {
          expect(near).toBeGreaterThan(0);
          expect(checkQuantity(near, multiple)).toBeNull();
          expect(Math.abs(near - quantity)).toBeLessThanOrEqual(multiple);
        }
      }),
    );
  });
});

describe('the step of the field', () => {
  const offers = [{ minQuantity: 12, multiplesOnly: true }];
  it('is the multiple, or the offer that goes by multiples', () => {
    expect(quantityStep({ multiple: 4, offers }, 8)).toBe(4);
    expect(quantityStep({ multiple: 4, offers }, 12)).toBe(12);
    expect(quantityStep({ multiple: 4, offers: [{ minQuantity: 12, multiplesOnly: false }] }, 12)).toBe(4);
  });
});

describe('the multiples that are offered beside a quantity', () => {
  const by12 = [{ minQuantity: 12, multiplesOnly: true }];

  it.each<[number, QuantityRule, readonly number[]]>([
    [13, { multiple: 1, offers: by12 }, [12, 24]],
    [12, { multiple: 1, offers: by12 }, []],
    [11, { multiple: 1, offers: by12 }, []],
    [13, { multiple: 1, offers: [{ minQuantity: 12, multiplesOnly: false }] }, []],
    [13, { multiple: 1, offers: [...by12, { minQuantity: 13, multiplesOnly: false }] }, []],
    [16, { multiple: 4, offers: by12 }, [12, 24]],
    [20, { multiple: 8, offers: by12 }, [24]],
    [999_999, { multiple: 1, offers: by12 }, [999_996]],
    [13, { multiple: 1, offers: [] }, []],
  ])('%d of %j: %j', (quantity, rule, expected) => {
    expect(offeredMultiples(rule, quantity)).toEqual(expected);
  });

  it('can all be ordered, and have an offer', () => {
    const rules = fc.record({
      multiple: fc.integer({ min: 1, max: 12 }),
      offers: fc.array(fc.record({ minQuantity: fc.integer({ min: 1, max: 60 }), multiplesOnly: fc.boolean() })),
    });
    fc.assert(
      fc.property(rules, fc.nat(2_000_000), (rule, quantity) => {
        for (const each of offeredMultiples(rule, quantity)) {
          expect(checkQuantity(each, rule.multiple)).toBeNull();
          expect(rule.offers.some(({ minQuantity, multiplesOnly }) => multiplesOnly && each % minQuantity === 0)).toBe(
            true,
          );
        }
      }),
    );
  });
});

describe('the button', () => {
  it('does something for another quantity or a removal only', () => {
    expect([changesCart(4, 0), changesCart(4, 4), changesCart(0, 0), changesCart(0, 4)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
