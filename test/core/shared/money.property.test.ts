import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, money, sum, toCents, toPesos } from '#core/shared/money.ts';

/** What amounts are held against: a library of exact decimals, with more digits than any of these takes. */
const Model = Decimal.clone({ precision: 400, rounding: Decimal.ROUND_HALF_UP, toExpPos: 500, toExpNeg: -500 });

const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`));
const decimals = fc.oneof(
  fc.integer({ min: -10_000, max: 10_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc
    .tuple(fc.constantFrom('', '-', '+'), digits(18), fc.option(digits(12)))
    .map(([sign, whole, rest]) => `${sign}${whole}${rest === null ? '' : `.${rest}`}`),
  // About where a number is no longer exact as one.
  fc.maxSafeInteger().map(String),
  fc.constantFrom('9007199254740991', '9007199254740992', '-90071992547409.93', '-9007199254740991', '0.000000000009'),
);
const asModel = ({ units, scale }: Money): Decimal => new Model(units.toString()).times(new Model(10).pow(-scale));
const same = (found: Money, expected: Decimal): void => expect(found.toString()).toBe(expected.plus(0).toString());

describe('amounts', () => {
  it('are read as they are written, and written as short as they go', () => {
    fc.assert(
      fc.property(decimals, (text) => {
        same(money(text), new Model(text));
        expect(money(money(text).toString())).toEqual(money(text));
        expect(JSON.stringify({ amount: money(text) })).toBe(`{"amount":"${money(text)}"}`);
      }),
    );
  });

  it('are read from every number, and are the nearest number again', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(asModel(money(number)).equals(new Model(number))).toBe(true);
        expect(money(number).toNumber()).toBe(number + 0);
      }),
    );
  });

  it('are added, taken away, multiplied, compared and rounded exactly', () => {
    fc.assert(
      fc.property(decimals, decimals, fc.integer({ min: 0, max: 14 }), (a, b, places) => {
        const [mine, its] = [new Model(a), new Model(b)];
        same(money(a).plus(b), mine.plus(its));
        same(money(a).minus(money(b)), mine.minus(its));
        same(money(a).times(b), mine.times(its));
        same(money(a).negated(), mine.negated());
        same(money(a).abs(), mine.abs());
        same(money(a).ceil(), mine.ceil());
        same(money(a).round(), mine.round());
        same(money(a).toDecimalPlaces(places), mine.toDecimalPlaces(places));
        expect(money(a).toFixed(places)).toBe(
          mine
            .plus(0)
            .toFixed(places)
            .replace(/^-(0(?:\.0*)?)$/, '$1'),
        );
        expect(money(a).scale).toBe(mine.decimalPlaces());
        expect(money(a).comparedTo(b)).toBe(mine.comparedTo(its));
        expect([money(a).gt(b), money(a).gte(b), money(a).lt(b), money(a).lte(b), money(a).equals(b)]).toEqual([
          mine.gt(its),
          mine.gte(its),
          mine.lt(its),
          mine.lte(its),
          mine.equals(its),
        ]);
        expect([money(a).isZero(), money(a).isNegative()]).toEqual([mine.isZero(), mine.lt(0)]);
      }),
    );
  });

  it('are divided to thirty decimals, half up', () => {
    fc.assert(
      fc.property(
        decimals,
        decimals.filter((text) => !new Model(text).isZero()),
        (a, b) => {
          same(money(a).dividedBy(b), new Model(a).dividedBy(b).toDecimalPlaces(30));
        },
      ),
    );
  });

  it('are one thing however they were reached', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(money(a).plus(b).minus(b)).toEqual(money(a));
        expect(money(a).times(8).dividedBy(8)).toEqual(money(a));
        expect(sum([money(a), money(b)])).toEqual(sum([money(b), money(a)]));
      }),
    );
  });

  it.each([
    ['706.875', '706.88'],
    ['-706.875', '-706.88'],
    ['0.005', '0.01'],
    ['0.0049999999999999999999', '0'],
    ['1.005', '1.01'],
    ['12.5', '12.5'],
  ])('%s in cents is %s', (exact, cents) => {
    expect(toCents(money(exact)).toString()).toBe(cents);
    expect(toPesos(money(exact))).toBe(Number(cents));
  });

  it.each(['', ' ', '.', '-', '1,5', '0x1f', 'NaN', 'Infinity', '1e', '1e9999', '1.2.3', '12 3', Number.NaN, 1 / 0])(
    '%j is none',
    (text) => expect(() => money(text)).toThrow(RangeError),
  );

  it('cannot be divided by zero', () => expect(() => money(1).dividedBy(0)).toThrow(RangeError));
});
