import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { YearRange } from '#core/catalogue/import/years/year-range.ts';
import { readYearRanges, unionOfYears, writtenYears } from '#core/catalogue/import/years/year-ranges.ts';

const year = fc.integer({ min: 1900, max: 2100 });
const aYearRange: fc.Arbitrary<YearRange> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(year, year).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })) },
  {
    weight: 4,
    arbitrary: fc.tuple(year, fc.nat(9)).map(([from, more]) => ({ from, to: Math.min(from + more, 2100) })),
  },
  year.map((from) => ({ from })),
  year.map((to) => ({ to })),
);
const ranges = fc.array(aYearRange, { minLength: 1, maxLength: 8 });

const isIn = (each: number, { from = each, to = each }: YearRange): boolean => from <= each && each <= to;
const everyYear = Array.from({ length: 203 }, (_, at) => 1899 + at);
const yearsIn = (some: readonly YearRange[]): readonly number[] =>
  everyYear.filter((each) => some.some((range) => isIn(each, range)));

describe('the ranges of one cell', () => {
  it.each<[string, string | undefined]>([
    ['1998-2004 / 2008-2012', '1998-2004 / 2008-2012'],
    ['98-04/08-12', '1998-2004 / 2008-2012'],
    ['08-12, 98-04', '1998-2004 / 2008-2012'],
    ['1998 a 2004; 2008 en adelante', '1998-2004 / 2008 en adelante'],
    ['98-04 y 08>', '1998-2004 / 2008 en adelante'],
    ['98/04, 08/12', '1998-2004 / 2008-2012'],
    ['hasta 1995 / 2001', 'hasta 1995 / 2001'],
    ['02/2004 - 11/2010 / 03/2012 - 05/2014', '2004-2010 / 2012-2014'],
    ['1998, 1999, 2001', '1998-1999 / 2001'],
    ['1998, 2002', '1998, 2002'],
    ['1998 / 2002', '1998-2002'],
    ['1998 / 2002 / 2006', '1998 / 2002 / 2006'],
    ['98-04 / 05-08', '1998-2008'],
    ['1996/2008', '1996-2008'],
    ['todos', ''],
    ['', ''],
    ['98-04 / todos', undefined],
    ['98-04 /', undefined],
    ['98-04, 08-12,', undefined],
    ['98-04 / muchos', undefined],
    ['12/05/2008', undefined],
    ['/', undefined],
  ])('%j', (text, written) => {
    const read = readYearRanges(text);
    expect(read === undefined ? undefined : writtenYears(unionOfYears(read))).toBe(written);
  });

  it('come back as they are written, and are written so once more', () => {
    fc.assert(
      fc.property(ranges, (some) => {
        const years = unionOfYears(some);
        expect(readYearRanges(writtenYears(years))).toEqual(years);
      }),
    );
  });

  it('come back as they are written where they are two single years', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 2, max: 200 }), (first, later) => {
        fc.pre(first + later <= 2100);
        const years = [first, first + later].map((each) => ({ from: each, to: each }));
        expect(readYearRanges(writtenYears(years))).toEqual(years);
      }),
    );
  });

  it('are read in any order, with any mark between them', () => {
    fc.assert(
      fc.property(ranges, fc.constantFrom(' / ', ', ', ',', '; ', ';', ' y ', ' Y '), (some, mark) => {
        const boundedRanges = some.filter(({ from, to }) => from !== undefined || to !== undefined);
        // A bar between two single years makes a range of them, as lists write it: '1996/2008'.
        fc.pre(mark !== ' / ' || boundedRanges.length !== 2 || boundedRanges.some(({ from, to }) => from !== to));
        const cell = boundedRanges.map((range) => writtenYears([range])).join(mark);
        expect(unionOfYears(readYearRanges(cell) ?? [])).toEqual(unionOfYears(boundedRanges));
      }),
    );
  });
});

describe('the union of years', () => {
  it('has the years of each range and no other, in order, with a gap between two', () => {
    fc.assert(
      fc.property(ranges, (some) => {
        const union = unionOfYears(some);
        expect(yearsIn(union)).toEqual(yearsIn(some));
        for (const [at, { from }] of union.entries()) {
          const before = union[at - 1];
          if (before !== undefined) expect(Number(from)).toBeGreaterThan(Number(before.to) + 1);
        }
        expect(unionOfYears([...some].reverse())).toEqual(union);
        expect(unionOfYears(union)).toEqual(union);
      }),
    );
  });
});
