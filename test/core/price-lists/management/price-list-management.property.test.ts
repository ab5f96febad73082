import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComparedPrice,
  comparisonFilters,
  differenceOf,
  isAskedRow,
} from '#core/price-lists/management/compared-price.ts';
import { listNameFlaw, maxListName } from '#core/price-lists/management/managed-price-list.ts';
import { changeFlaw, momentFlaw, percentageFlaw, readPercentage } from '#core/price-lists/management/price-change.ts';
import { changedPrice, maxPrice, roundings } from '#core/pricing/changed-price.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';

const price = fc
  .bigInt({ min: 1n, max: BigInt(maxPrice.times(100).toNumber()) })
  .map((cents) => money(String(cents)).dividedBy(100));
const percentage = fc.integer({ min: -9000, max: 100_000 }).map((each) => money(each).dividedBy(100));
const rounding = fc.constantFrom(...roundings);

describe('a changed price', () => {
  it.each([
    ['1234.56', '10', 'cents', '1358.02'],
    ['1234.56', '10', 'peso', '1358'],
    ['1234.56', '10', 'tens', '1360'],
    ['1234.56', '10', 'hundreds', '1400'],
    ['1000', '-12.5', 'cents', '875'],
    ['0.5', '0', 'peso', '1'],
    ['0.4', '0', 'peso', '0.4'],
    ['12', '0', 'hundreds', '12'],
    ['0.01', '-90', 'cents', '0.01'],
    ['9999999999999.99', '10', 'cents', '9999999999999.99'],
  ] as const)('%s and %s %% %s is %s', (before, by, to, after) => {
    expect(changedPrice(money(before), money(by), to).toString()).toBe(after);
  });

  it('is a price that the catalogue can hold, never nothing, and never falls as the percentage rises', () => {
    fc.assert(
      fc.property(price, percentage, percentage, rounding, (before, one, other, to) => {
        const changed = changedPrice(before, one, to);
        expect(changed.gt(0) && changed.lte(maxPrice)).toBe(true);
        expect(changed.toDecimalPlaces(2).equals(changed)).toBe(true);
        const [less, more] = one.lt(other) ? [one, other] : [other, one];
        // What is too small for the rounding keeps its cents: below it nothing is compared.
        if (changedPrice(before, less, 'cents').gte(100)) {
          expect(changedPrice(before, less, to).lte(changedPrice(before, more, to))).toBe(true);
        }
      }),
    );
  });

  it('without a percentage and to the cent is the same', () => {
    fc.assert(fc.property(price, (before) => changedPrice(before, money(0), 'cents').equals(before)));
  });
});

describe('what is asked of a list', () => {
  it('a name is kept without needless space, and has a letter or a digit', () => {
    expect(visibleLine('  Lista\t 2\u200b ')).toBe('Lista 2');
    for (const name of ['', ' ', '—', '\u200b']) {
      expect(listNameFlaw(visibleLine(name))?.code).toBe('price-list-name-missing');
    }
    expect(listNameFlaw('x'.repeat(maxListName + 1))).toEqual({ code: 'price-list-name-too-long', max: maxListName });
    fc.assert(fc.property(fc.string(), (name) => visibleLine(visibleLine(name)) === visibleLine(name)));
  });

  it('a percentage is read as people write it, within its bounds', () => {
    expect(['10,5', '-3', '10 %', '1.5', 'diez', ''].map((typed) => readPercentage(typed)?.toString() ?? null)).toEqual(
      ['10.5', '-3', '10', '1.5', null, null],
    );
    for (const wrong of ['-90.01', '1000.01', '0.001']) {
      expect(percentageFlaw(money(wrong))).toEqual({ code: 'percentage-out-of-range' });
    }
    fc.assert(fc.property(percentage, (each) => percentageFlaw(each) === null));
  });

  it('a moment is to come, within a year', () => {
    const now = Date.parse('2026-11-24T12:00:00Z');
    expect(momentFlaw(null, now)).toBeNull();
    expect(momentFlaw('2026-11-24T12:00:01Z', now)).toBeNull();
    expect(momentFlaw('2026-11-24T12:00:00Z', now)?.code).toBe('moment-past');
    expect(momentFlaw('mañana', now)?.code).toBe('moment-unreadable');
    // Without its zone an hour may be another one where it is read.
    for (const unzoned of ['2026-11-29', '2026-11-29T00:00', '2026-11-29T00:00:00']) {
      expect(momentFlaw(unzoned, now)?.code).toBe('moment-unreadable');
    }
    expect(momentFlaw('2026-11-29T00:00:00-03:00', now)).toBeNull();
    expect(momentFlaw('2028-01-01T00:00:00Z', now)?.code).toBe('moment-too-far');
  });

  it('a change of nothing is refused, a rounding alone is one', () => {
    const source = { kind: 'percentage', fromListId: asId<'price-list'>('1'), percentage: money(0) } as const;
    expect(changeFlaw(asId('1'), { ...source, rounding: 'cents' }, null, 0)?.code).toBe('percentage-changes-nothing');
    expect(changeFlaw(asId('1'), { ...source, rounding: 'peso' }, null, 0)).toBeNull();
    expect(changeFlaw(asId('2'), { ...source, rounding: 'cents' }, null, 0)).toBeNull();
  });
});

describe('two lists beside one another', () => {
  const row = (one: number | null, other: number | null): ComparedPrice => ({
    code: '6200-2RS',
    brand: 'SKF',
    description: 'Rodamiento rígido de bolas',
    one: one === null ? null : money(one),
    other: other === null ? null : money(other),
    purchaseCost: null,
  });

  it('say how the second stands to the first', () => {
    expect([row(1, 2), row(2, 1), row(1, null), row(null, 1), row(1, 1)].map(differenceOf)).toEqual([
      'higher',
      'lower',
      'only-one',
      'only-other',
      'same',
    ]);
  });

  it('each row that some list has is found by exactly one of the filters, and by "different" unless it is the same', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const found = comparisonFilters.filter((filter) => isAskedRow(row(one, other), filter, ''));
        const expected = one === null && other === null ? 0 : one === other ? 1 : 2;
        expect(found).toHaveLength(expected);
      }),
    );
  });

  it('are narrowed by every word, without regard to case and accents', () => {
    for (const text of ['6200-2rs', 'skf rodam', 'RÍGIDO', ''])
      expect(isAskedRow(row(1, 2), 'different', text)).toBe(true);
    expect(isAskedRow(row(1, 2), 'different', 'skf correa')).toBe(false);
  });
});
