import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatChange, formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { money } from '#core/shared/money.ts';

describe('amounts', () => {
  it.each([
    ['0', '0,00'],
    ['999.9', '999,90'],
    ['1234.5', '1.234,50'],
    ['-1234567.891', '-1.234.567,89'],
    ['99999999999999999.99', '99.999.999.999.999.999,99'],
  ])('%s is %s', (written, shown) => {
    expect(formatAmount(money(written))).toBe(shown);
  });

  it('read back as what they were', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (cents) => {
        const amount = money(cents.toString()).dividedBy(100);
        const read = formatAmount(amount).replaceAll('.', '').replace(',', '.');
        expect(money(read).equals(amount)).toBe(true);
      }),
    );
  });

  it('carry the sign of the peso, and counts have no decimals', () => {
    expect(formatPesos(money(12300))).toBe('$ 12.300,00');
    expect(formatCount(1264)).toBe('1.264');
    expect(formatCount(12)).toBe('12');
  });

  it.each([
    ['7990', '8412.60', '+5,3 %'],
    ['100', '98', '−2 %'],
    ['100', '1390.10', '+1.290,1 %'],
    ['0', '98', ''],
  ])('from %s to %s is %s', (before, now, shown) => {
    expect(formatChange(money(before), money(now))).toBe(shown);
  });
});
