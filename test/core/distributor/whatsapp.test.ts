import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatsappLink, whatsappNumber } from '#core/distributor/whatsapp.ts';

describe('the number of a WhatsApp (docs/rules/shared.md 3)', () => {
  it.each([
    ['+54 11 5874 9895', '5491158749895'],
    ['011 15 5874-9895', '5491158749895'],
    ['+54 9 11 5874-9895', '5491158749895'],
    ['0054 9 11 5874 9895', '5491158749895'],
    ['11 5874-9895', '5491158749895'],
    ['0291-15-555-4444', '5492915554444'],
    ['+54 9 0291 15 555 4444', '5492915554444'],
    ['02954 15-41-2233', '5492954412233'],
    ['2954412233', '5492954412233'],
  ])('of %s is %s', (text, number) => expect(whatsappNumber(text)).toBe(number));

  it.each(['', 'no tiene', '5874-9895', '15 5874-9895', '+55 11 91234-5678', '123456789012345'])(
    'of «%s» is none',
    (text) => expect(whatsappNumber(text)).toBeNull(),
  );

  const areas = fc.oneof(
    fc.constant('11'),
    fc.integer({ min: 220, max: 399 }).map(String),
    fc.integer({ min: 2200, max: 3999 }).map(String),
  );
  const mobile = areas.chain((area) =>
    fc.integer({ min: 0, max: 10 ** (10 - area.length) - 1 }).map((rest) => ({
      area,
      rest: String(rest).padStart(10 - area.length, '0'),
    })),
  );

  it('is the same however people write it', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('', ' ', '-'), ({ area, rest }, mark) => {
        const number = `549${area}${rest}`;
        for (const start of ['+54 9 ', '+54', '0', '', '549']) {
          expect(whatsappNumber(`${start}${area}${mark}${rest}`)).toBe(number);
        }
        expect(whatsappNumber(number)).toBe(number);
      }),
    );
  });

  it('loses the 15 of a mobile', () => {
    fc.assert(
      fc.property(mobile, ({ area, rest }) => {
        // Where the area code is in doubt, the first 15 after one that could be it counts.
        fc.pre(area.length < 4 || area.slice(3) + rest.slice(0, 1) !== '15');
        expect(whatsappNumber(`0${area} 15 ${rest}`)).toBe(`549${area}${rest}`);
      }),
    );
  });
});

describe('the link', () => {
  it('carries the whole text, and no number where there is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { host, pathname, searchParams } = new URL(whatsappLink('5491158749895', text));
        expect([host, pathname]).toEqual(['wa.me', '/5491158749895']);
        expect(searchParams.get('text')).toBe(text);
        expect(new URL(whatsappLink(null, text)).pathname).toBe('/');
      }),
    );
  });
});
