import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaseText, readNumberPart } from '#core/cases/case-text.ts';
import { formatNumber } from '#core/orders/number.ts';

describe('the number of a claim or warranty, as people write it (docs/rules/cases.md 1)', () => {
  it.each([
    ['123', { year: null, digits: '123' }],
    ['00000123', { year: null, digits: '123' }],
    ['#123', { year: null, digits: '123' }],
    ['2026-123', { year: 2026, digits: '123' }],
    [' 26/123 ', { year: 2026, digits: '123' }],
    ['2026 - 00000123', { year: 2026, digits: '123' }],
  ])('%s', (typed, part) => {
    expect(readNumberPart(typed)).toEqual(part);
  });

  it.each(['', '0', 'BKR6E', '2026-', '123456789', '-5'])('%s is none', (typed) => {
    expect(readNumberPart(typed)).toBeNull();
  });

  it('reads every number as it is written on paper', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 99_999_999 }), (year, number) => {
        expect(readNumberPart(formatNumber({ year, number }))).toEqual({ year, digits: String(number) });
      }),
    );
  });

  it('asks for nothing where nothing is written, and for a whole code alone where it is short', () => {
    expect(readCaseText('  ')).toBeNull();
    expect(readCaseText(' Ñandú ')).toMatchObject({ customerCode: 'Ñandú', customerName: 'nandu', code: 'NANDU' });
    expect(readCaseText('7')).toMatchObject({ code: '7', isWholeCode: true });
    expect(readCaseText('RC-7')).toMatchObject({ code: 'RC7', isWholeCode: false });
    expect(readCaseText('--')).toMatchObject({ code: '' });
    expect(readCaseText('Ｃ１００')).toMatchObject({ customerCode: 'C100' });
    expect(readCaseText('２６-１２３')?.number).toEqual({ year: 2026, digits: '123' });
  });
});
