import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import { matchPicture, type PicturedProduct } from '#core/files/products/match-picture.ts';
import { isPlainFileName, readPictureName } from '#core/files/products/picture-name.ts';
import { asId } from '#core/shared/ids.ts';
import { normaliseCode } from '#core/shared/product-code.ts';

const product = (brand: string, code: string, internalCode = ''): PicturedProduct => ({
  id: asId(`${brand} ${code}`),
  brand,
  code,
  internalCode,
  description: '',
  pictures: [],
});
const catalogue = [
  product('NGK', 'BKR6E', 'A-001'),
  product('NGK', 'BKR6E-2'),
  product('SKF', '62/22'),
  product('SKF', '6222'),
  product('SKF', '0012'),
  product('FAG', '6203-2RS'),
  product('SKF', '6203-2RS'),
  product('Cañón', 'ÑU 7'),
  product('Lucas', 'X-1'),
  product('Lucas', 'X11'),
];
const matched = (name: string): readonly string[] =>
  matchPicture(readPictureName(name), catalogue).map(({ product: { id }, place }) => `${id} ${place}`);

describe('the name of a picture', () => {
  it.each([
    ['BKR6E.jpg', ['NGK BKR6E 1']],
    ['bkr6e.JPEG', ['NGK BKR6E 1']],
    ['BKR6E_3.png', ['NGK BKR6E 3']],
    ['BKR6E (4).png', ['NGK BKR6E 4']],
    ['BKR-6E-05.png', ['NGK BKR6E 5']],
    // The code itself ends so.
    ['BKR6E-2.jpg', ['NGK BKR6E-2 1']],
    ['BKR6E-2-2.jpg', ['NGK BKR6E-2 2']],
    ['NGK BKR6E.webp', ['NGK BKR6E 1']],
    ['BKR6E ngk_2.webp', ['NGK BKR6E 2']],
    ['a001.jpg', ['NGK BKR6E 1']],
    // No name of a file holds a '/'.
    ['62-22.jpg', ['SKF 62/22 1']],
    ['6222.jpg', ['SKF 6222 1']],
    ['6203-2RS.jpg', ['FAG 6203-2RS 1', 'SKF 6203-2RS 1']],
    ['skf-6203 2rs.jpg', ['SKF 6203-2RS 1']],
    ['nu-7.jpg', ['Cañón ÑU 7 1']],
    ['12.jpg', []],
    ['BKR6E-10.jpg', []],
    ['.jpg', []],
    // Both products may be meant: the first picture of X11, or the first of X-1.
    ['X1-1.jpg', ['Lucas X11 1']],
  ])('%s is of %j', (name, expected) => expect(matched(name)).toEqual(expected));

  it('that is a code, with a number after it or not, is of that code, in any case and with other separators', () => {
    const code = fc.stringMatching(/^[A-Z]{2,4}[1-9]{2,5}[A-Z]{1,3}$/);
    const place = fc.integer({ min: 2, max: maxProductPictures });
    const separator = fc.constantFrom('-', '_', ' ', '.', ' - ');
    fc.assert(
      fc.property(code, place, separator, fc.boolean(), (written, number, between, isLower) => {
        const held = [product('Maker', written)];
        const name = isLower ? written.toLowerCase() : written;
        expect(matchPicture(readPictureName(`${name}.png`), held)).toEqual([{ product: held[0], place: 1 }]);
        expect(matchPicture(readPictureName(`${name}${between}${number}.png`), held)).toEqual([
          { product: held[0], place: number },
        ]);
      }),
    );
  });

  it('says no product whose code it is not, however it is read', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.string({ minLength: 1, maxLength: 12 }),
        (name, code) => {
          const held = product('M', code);
          const wanted = new Set([code, `M ${code}`, `${code} M`].map(normaliseCode));
          for (const { place } of matchPicture(readPictureName(name), [held])) {
            const codes = readPictureName(name).map((reading) => normaliseCode(reading.code));
            expect(place).toBeGreaterThan(0);
            expect(codes.some((read) => wanted.has(read)) || normaliseCode(code) === '').toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['../BKR6E.jpg', false],
    ['a/b.jpg', false],
    ['a\\b.jpg', false],
    ['.BKR6E.jpg', false],
    ['a\0.jpg', false],
    [' ', false],
    ['BKR6E..jpg', true],
    ['Ñandú [1].jpg', true],
  ])('%j: no way to another folder is %j', (name, isPlain) => expect(isPlainFileName(name)).toBe(isPlain));
});
