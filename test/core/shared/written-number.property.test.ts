import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalDecimal, parseNumber } from '#core/shared/written-number.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const decimal = fc
  .tuple(fc.boolean(), digits(1, 18), digits(0, 6))
  .map(([negative, whole, fraction]) => canonicalDecimal(`${negative ? '-' : ''}${whole}.${fraction}`));

/** Writes a canonical decimal as a country does. */
function written(number: string, mark: string, group: string): string {
  const [whole = '', fraction = ''] = number.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (number.startsWith('-') ? '-' : '') + grouped + (fraction === '' ? '' : mark + fraction);
}

describe('number round trips', () => {
  it('as in Argentina, grouped or not', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom('', '.', ' '), fc.constantFrom('', '$ ', 'AR$ '), (number, group, sign) => {
        expect(parseNumber(sign + written(number, ',', group), 'comma')).toBe(number);
        expect(parseNumber(`${sign}${written(number, ',', group)} `, 'auto')).toBe(number);
      }),
    );
  });

  it('as in English, where the file says so', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom('', ','), (number, group) => {
        expect(parseNumber(written(number, '.', group), 'point')).toBe(number);
      }),
    );
  });

  it('never answers anything but a canonical decimal, for any text', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-$ R%'), maxLength: 14 }));
    fc.assert(
      fc.property(text, fc.constantFrom('comma' as const, 'point' as const, 'auto' as const), (any, mode) => {
        const number = parseNumber(any, mode);
        if (number === undefined) return;
        expect(number).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        expect(parseNumber(number, 'point')).toBe(number);
      }),
    );
  });
});
