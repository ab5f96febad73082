import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textPieces } from '#core/alert/text-pieces.ts';

const linksOf = (text: string) => textPieces(text).flatMap(({ link }) => (link === null ? [] : [link]));

describe('the links of an alert', () => {
  it.each([
    ['Mirá https://ejemplo.com/lista?a=1&b=2.', ['https://ejemplo.com/lista?a=1&b=2']],
    [
      '(en www.ejemplo.com/x), o a ventas@ejemplo.com.ar!',
      ['https://www.ejemplo.com/x', 'mailto:ventas@ejemplo.com.ar'],
    ],
    ['HTTP://EJEMPLO.COM', ['HTTP://EJEMPLO.COM']],
    ['javascript:alert(1) y //ejemplo.com', []],
    ['El lunes no abrimos.', []],
  ])('of %j', (text, links) => expect(linksOf(text)).toEqual(links));

  it('leave the text as it was written, and lead to the web or to a mail alone', () => {
    const part = fc.constantFrom(
      'https://a.b/',
      'www.',
      '@',
      'a@b.c',
      ' ',
      '.',
      '<',
      '"',
      'javascript:',
      'x',
      'ñ',
      '»',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const pieces = textPieces(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { at, text: written, link } of pieces) {
          expect(text.startsWith(written, at)).toBe(true);
          if (link !== null) expect(link).toMatch(/^(https?:\/\/|mailto:)/i);
        }
      }),
    );
  });
});
