import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuantityRule } from '#core/cart/quantity.ts';
import { commit, isQuantity, offeredQuantity, shownQuantity, stepDown, stepUp } from '#web/state/quantity-field.ts';

const rules: fc.Arbitrary<QuantityRule> = fc.integer({ min: 1, max: 24 }).chain((multiple) =>
  fc.record({
    multiple: fc.constant(multiple),
    offers: fc.array(
      fc.record({
        minQuantity: fc.integer({ min: 1, max: 8 }).map((times) => times * multiple),
        multiplesOnly: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  }),
);
const quantities = fc.integer({ min: 0, max: 2_000 });

describe('the steps of a quantity', () => {
  it('always move, and never below nothing', () => {
    fc.assert(
      fc.property(rules, quantities, (rule, quantity) => {
        expect(stepUp(rule, quantity)).toBeGreaterThan(quantity);
        const down = stepDown(rule, quantity);
        expect(down).toBeGreaterThanOrEqual(0);
        if (quantity > 0) expect(down).toBeLessThan(quantity);
      }),
    );
  });

  it('end at quantities that may be ordered', () => {
    fc.assert(
      fc.property(rules, quantities, (rule, quantity) => {
        for (const stepped of [stepUp(rule, quantity), stepDown(rule, quantity)]) {
          expect(commit(String(stepped), -1, rule.multiple).kind).not.toBe('refused');
        }
      }),
    );
  });

  it('reach any quantity of a rule without offers, one multiple at a time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 50 }), (multiple, times) => {
        const rule = { multiple, offers: [] };
        expect(stepUp(rule, times * multiple)).toBe((times + 1) * multiple);
        expect(stepDown(rule, (times + 1) * multiple)).toBe(times * multiple);
      }),
    );
  });
});

describe('a quantity field', () => {
  it.each([
    ['4', 0, 1, { kind: 'set', quantity: 4 }],
    ['4', 4, 1, { kind: 'nothing' }],
    ['', 4, 1, { kind: 'nothing' }],
    ['abc', 4, 1, { kind: 'nothing' }],
    ['0', 4, 1, { kind: 'set', quantity: 0 }],
    ['', 0, 1, { kind: 'nothing' }],
    ['-3', 2, 1, { kind: 'nothing' }],
    ['2,7', 0, 1, { kind: 'set', quantity: 2 }],
    ['6', 0, 4, { kind: 'refused', failure: { code: 'quantity-not-multiple', multiple: 4, nearest: [4, 8] } }],
    ['8', 4, 4, { kind: 'set', quantity: 8 }],
    ['1000000', 0, 1, { kind: 'refused', failure: { code: 'quantity-too-large', most: 999_999 } }],
  ])('with %j over %i in steps of %i', (typed, saved, multiple, expected) => {
    expect(commit(typed, saved, multiple)).toEqual(expected);
  });

  it.each([
    ['-4', '0'],
    [' − 12', '0'],
    ['4', '4'],
    ['', ''],
    ['abc', 'abc'],
    ['12-4', '12-4'],
    ['３７', '37'],
    ['－４', '0'],
  ])('shows %j as %j', (typed, shown) => expect(shownQuantity(typed)).toBe(shown));

  it.each([
    ['4', true],
    [' 12 u', true],
    ['', false],
    ['abc', false],
  ])('%j is a quantity: %s', (typed, isOne) => expect(isQuantity(typed)).toBe(isOne));

  it('offers what the cart holds, else the least that can be ordered', () => {
    expect(offeredQuantity(6, 4)).toBe(6);
    expect(offeredQuantity(0, 4)).toBe(4);
  });

  it('leaves an offer that goes by multiples only when it no longer applies', () => {
    const rule = { multiple: 1, offers: [{ minQuantity: 10, multiplesOnly: true }] };
    expect(stepUp(rule, 9)).toBe(10);
    expect(stepUp(rule, 10)).toBe(20);
    expect(stepDown(rule, 20)).toBe(10);
    expect(stepDown(rule, 10)).toBe(9);
  });
});
