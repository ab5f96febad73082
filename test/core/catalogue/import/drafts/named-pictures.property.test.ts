import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from '#core/catalogue/import/drafts/comparable.ts';
import { namedPictures, namesIn, pictureKey, pictureKeysOf } from '#core/catalogue/import/drafts/named-pictures.ts';
import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import { draftsOf } from '../a-sheet.builder.ts';

describe('the pictures that a sheet names', () => {
  it('come in one cell or in a column each, with or without their ending', async () => {
    const { drafts, rejected } = await draftsOf('catalogue', [
      ['Código', 'Marca', 'Foto', 'Foto 2', 'Imagen 3'],
      ['A', 'NGK', 'caja.jpg', 'dorso', ''],
      ['B', '', 'caja.JPG; dorso ;;C:\\fotos\\lado.png', '', 'CAJA'],
      ['C', 'NGK', '', '', ''],
    ]);
    expect(rejected).toEqual([]);
    expect(drafts.map(({ pictures }) => pictures)).toEqual(['caja.jpg; dorso', 'caja.JPG; dorso; lado.png', undefined]);
  });

  it.each([
    ['https://tienda.com/foto.jpg', 'picture-address'],
    ['HTTP://tienda.com/a.png', 'picture-address'],
    ['caja.jpg; //cdn.tienda.com/a.png', 'picture-address'],
    ['www.tienda.com/a.png', 'picture-address'],
    ['.jpg', 'bad-picture-name'],
    ['1;2;3;4;5;6;7;8;9;10', 'too-many-pictures'],
  ])('%s is told as %s and not taken', async (cell, code) => {
    const { drafts, rejected } = await draftsOf('catalogue', [
      ['Código', 'Foto'],
      ['A', cell],
    ]);
    expect([drafts, rejected.map(({ reasons }) => reasons.map((reason) => reason.code))]).toEqual([[], [[code]]]);
  });

  it('are each there once in their order, read back as they were written, and are the same in any case and kind of picture', () => {
    const name = fc.string({ unit: fc.constantFrom(...'aBñÑ09 .-_('), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 14 }), fc.constantFrom('.jpg', '.PNG', '.webp', ''), (names, ending) => {
        const read = namedPictures([names.join('; ')]);
        const written = names.map((each) => each.trim()).filter(Boolean);
        const writtenKeys = new Set(written.map(pictureKey));
        const isNameless = writtenKeys.has('') || written.some((each) => each.startsWith('.'));
        expect(read.ok).toBe(writtenKeys.size <= maxProductPictures && !isNameless);
        if (!read.ok) return;
        const keys = pictureKeysOf(read.val);
        expect(keys).toEqual([...writtenKeys]);
        expect(namedPictures(namesIn(read.val)).unwrap()).toBe(read.val);
        const others = namesIn(read.val).map((each) => `${pictureKey(each).toUpperCase()}${ending}`);
        const same = keys.every((key, at) => pictureKey(others[at] ?? '') === key);
        if (same) expect(sameValue('pictures', read.val, others.join('; '))).toBe(true);
        expect(sameValue('pictures', read.val, [...namesIn(read.val), 'otra más'].join('; '))).toBe(false);
      }),
    );
  });
});
