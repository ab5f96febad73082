import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cuitCheckDigit, parseCuit } from '#core/shared/cuit.ts';

describe('a CUIT (docs/rules/shared.md 2)', () => {
  it.each(['20-26756539-3', '30-50001091-2', '27-12345678-0', '23-12345676-9', '33-12345679-9'])('is %s', (cuit) => {
    expect(parseCuit(cuit)).toBe(cuit);
    expect(parseCuit(cuit.replaceAll('-', ''))).toBe(cuit);
    expect(parseCuit(` ${cuit.replaceAll('-', ' ')} `)).toBe(cuit);
  });

  it.each(['20-26756539-2', '20-12345676-9', '', '20-2675653-3', '30-50001091-2x', '3050001091'])(
    'is not %j',
    (text) => {
      expect(parseCuit(text)).toBeNull();
    },
  );

  it('is refused with any other digit in any one place', () => {
    const tenDigits = fc.stringMatching(/^\d{10}$/).filter((digits) => cuitCheckDigit(digits) !== null);
    fc.assert(
      fc.property(tenDigits, fc.nat(10), fc.integer({ min: 1, max: 9 }), (digits, place, more) => {
        const cuit = `${digits}${cuitCheckDigit(digits)}`;
        const other = (Number(cuit[place]) + more) % 10;
        expect(parseCuit(cuit)).not.toBeNull();
        expect(parseCuit(cuit.slice(0, place) + other + cuit.slice(place + 1))).toBeNull();
      }),
    );
  });
});
