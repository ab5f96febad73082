import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cbuCheckDigit, parseCbu } from '#core/current-account/cbu.ts';

describe('a CBU (docs/rules/current-account.md 8)', () => {
  it.each(['2850590940090418135201', '0110599500000123456784'])('is %s', (cbu) => {
    expect(parseCbu(cbu)).toBe(cbu);
    expect(parseCbu(` ${cbu.slice(0, 8)} ${cbu.slice(8)} `)).toBe(cbu);
  });

  it.each(['2810590940090418135201', '0170025700000001234567', '', '285059094009041813520', 'x850590940090418135201'])(
    'is not %j',
    (text) => {
      expect(parseCbu(text)).toBeNull();
    },
  );

  it('is refused with any other digit in any one place', () => {
    const blocks = fc.tuple(fc.stringMatching(/^\d{7}$/), fc.stringMatching(/^\d{13}$/));
    fc.assert(
      fc.property(blocks, fc.nat(21), fc.integer({ min: 1, max: 9 }), (both, place, more) => {
        const cbu = both.map((block) => block + cbuCheckDigit(block)).join('');
        const other = (Number(cbu[place]) + more) % 10;
        expect(parseCbu(cbu)).toBe(cbu);
        expect(parseCbu(cbu.slice(0, place) + other + cbu.slice(place + 1))).toBeNull();
      }),
    );
  });
});
