import { describe, expect, it } from 'vitest';
import {
  canonicalDecimal,
  commaIn,
  type DecimalMode,
  isForeignAmount,
  parseNumber,
  pointIn,
} from '#core/shared/written-number.ts';

const read = (mode: DecimalMode) => (text: string) => parseNumber(text, mode);

describe('numbers as people write them', () => {
  it.each([
    ['1.234,50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['1234,5', '1234.5'],
    ['$39.990 ', '39990'],
    ['AR$ 12.226,00', '12226'],
    ['12.226,00 pesos', '12226'],
    ['39.990', '39990'],
    ['39,990', '39.99'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['4.76', '4.76'],
    ['0.125', '0.125'],
    ['1234.500', '1234.5'],
    ['12 226,00', '12226'],
    ['12\u00a0226,00', '12226'],
    ['Pesos 1.000', '1000'],
    ['1500 ARS', '1500'],
    ['-3,5', '-3.5'],
    ['$ -3', '-3'],
    ['+7', '7'],
    [',5', '0.5'],
    ['5,', '5'],
    ['007', '7'],
    ['-0', '0'],
    ['12345678901234567890,12', '12345678901234567890.12'],
  ])('%j is %s', (text, number) => {
    expect(read('auto')(text)).toBe(number);
  });

  it.each([
    '',
    '-',
    '$',
    'abc',
    '12a',
    '1,2,3',
    '1.2.3',
    '1.23.456',
    '1,234.56.7',
    '1 2',
    '15/20',
    '1e5',
    '--1',
    '.',
    '٣',
  ])('%j is no number', (text) => {
    expect(read('auto')(text)).toBeUndefined();
  });

  it.each([
    'U$S 12,50',
    'u$d 12,50',
    'US$12.50',
    'USD 12,50',
    '-U$S 12,50',
    '12,50 U$S',
    '12,50 dólares',
    '12 usd',
    'R$ 12.226,00',
    '€ 3',
    '3 EUR',
  ])('%j is money, and no number of pesos', (text) => {
    expect(isForeignAmount(text)).toBe(true);
    expect(read('auto')(text)).toBeUndefined();
    expect(read('comma')(text)).toBeUndefined();
    expect(read('point')(text)).toBeUndefined();
  });

  it.each(['$ 12,50', 'ARS 12', 'AR$ 12', '12 pesos', 'USDX-12', 'U$S', 'dólares', '', '10 %'])(
    '%j is no amount of other money',
    (text) => {
      expect(isForeignAmount(text)).toBe(false);
    },
  );

  it('a stated decimal mark leaves nothing to guess', () => {
    expect(read('point')('39.990')).toBe('39.99');
    expect(read('point')('39,990')).toBe('39990');
    expect(read('comma')('39.990')).toBe('39990');
    expect(read('comma')('39,990')).toBe('39.99');
    expect(read('comma')('1234.5')).toBeUndefined();
    expect(read('point')('1234,5')).toBeUndefined();
  });

  it('has one way to write a decimal', () => {
    expect(['007.50', '0', '-0.0', '10', '0.10', '-1.0'].map(canonicalDecimal)).toEqual([
      '7.5',
      '0',
      '0',
      '10',
      '0.1',
      '-1',
    ]);
  });
});

describe('the commas of a number', () => {
  it.each([
    ['12,345.50', 'groups'],
    ['1,234,567', 'groups'],
    ['$ 1,234,567.5', 'groups'],
    ['1,234', 'unclear'],
    ['-1,234', 'unclear'],
    ['$ -1,234', 'unclear'],
    ['AR$ 39,990', 'unclear'],
    ['1.234,50', null],
    ['1234,500', null],
    ['0,125', null],
    ['12,5', null],
    ['1,23,456', null],
    ['1234', null],
    ['x1,234', null],
    ['1,234'.repeat(30), null],
  ])('of %j: %j', (text, comma) => {
    expect(commaIn(text)).toBe(comma);
  });
});

describe('the point of a number', () => {
  it.each([
    ['950.50', 'decimal'],
    ['0.125', 'decimal'],
    ['1234.500', 'decimal'],
    ['.5', 'decimal'],
    ['12,345.50', 'decimal'],
    ['$ -950.5', 'decimal'],
    ['1.234', 'unclear'],
    ['AR$ 39.990', 'unclear'],
    ['1.234.567', null],
    ['1.234,50', null],
    ['12.', null],
    ['1234', null],
    ['x9.5', null],
  ])('of %j: %j', (text, point) => {
    expect(pointIn(text)).toBe(point);
  });
});
