import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPicture,
  checkPictureContent,
  maxPictureBytes,
  type PictureKind,
  pictureKind,
  pictureType,
  tidyPictureName,
} from '#core/files/picture.ts';
import { maxPicturePoints, pictureSize } from '#core/files/picture-size.ts';
import { givesWay } from '#core/files/upload.ts';
import { aPicture, aPng, beginnings } from '#test/builders/picture.builder.ts';

const kinds = fc.constantFrom(...(Object.keys(beginnings) as PictureKind[]));

describe('a picture that is put up', () => {
  it('is known by how it begins, with any bytes after that', () => {
    fc.assert(
      fc.property(kinds, fc.uint8Array({ maxLength: 40 }), (kind, rest) => {
        expect(pictureKind(Uint8Array.from([...beginnings[kind], ...rest]))).toBe(kind);
      }),
    );
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '', '%PDF-1.7', 'PNG', 'RIFF0000WAVE', '<html>'])(
    '%j is none',
    (text) => {
      expect(checkPicture('a.png', Buffer.from(text)).val).toEqual({ code: 'picture-unreadable' });
    },
  );

  it('is what its name says, and not too large', () => {
    expect(checkPicture('a.PNG', aPng).unwrap()).toBe('png');
    expect(checkPicture('a.jpg', aPng).val).toEqual({ code: 'picture-not-what-it-says', kind: 'png' });
    expect(checkPicture('foto.jpeg', aPicture('jpg', 1, 1)).unwrap()).toBe('jpg');
    expect(checkPicture('../a.png', aPng).val).toEqual({ code: 'picture-name-wrong' });
    expect(checkPicture('a.png', new Uint8Array(maxPictureBytes + 1)).val).toMatchObject({
      code: 'picture-too-large',
    });
  });

  it('says how large it is, and is refused where that is too many points or nothing', () => {
    const side = fc.integer({ min: 1, max: 16_000 });
    fc.assert(
      fc.property(kinds, side, side, (kind, width, height) => {
        const bytes = aPicture(kind, width, height);
        expect(pictureSize(bytes)).toEqual({ width, height });
        const checked = checkPictureContent(bytes);
        expect(checked.val).toEqual(
          width * height > maxPicturePoints ? { code: 'picture-too-many-points', maxPoints: maxPicturePoints } : kind,
        );
      }),
    );
    expect(checkPictureContent(aPicture('png', 10_000, 10_000)).val).toMatchObject({ code: 'picture-too-many-points' });
    expect(checkPictureContent(aPicture('png', 0, 5)).val).toEqual({ code: 'picture-unreadable' });
  });

  it('is read to its end, with any bytes', () => {
    fc.assert(
      fc.property(kinds, fc.uint8Array({ maxLength: 400 }), fc.nat(200), (kind, rest, cut) => {
        pictureSize(Uint8Array.from([...beginnings[kind], ...rest]));
        pictureSize(Uint8Array.from([...aPicture(kind, 7, 9).slice(0, cut), ...rest]));
      }),
      { numRuns: 2000 },
    );
  });

  it('has a name that can be kept, made of any file name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), kinds, (name, kind) => {
        const tidy = tidyPictureName(name, kind);
        expect(pictureType(tidy)).not.toBeNull();
        expect(tidyPictureName(tidy, kind)).toBe(tidy);
      }),
      { numRuns: 1000 },
    );
    expect(tidyPictureName('Promo ñandú #1 (2).jpeg', 'jpg')).toBe('Promo ñandú -1 (2).jpg');
  });

  it('takes the place of the same name, and of an offer’s former picture', () => {
    expect(givesWay('Flyers', 'Enero.PNG', 'enero.png')).toBe(true);
    expect(givesWay('Flyers', 'enero.jpg', 'enero.png')).toBe(false);
    expect(givesWay('OfferLots', '12.svg', '12.png')).toBe(true);
    expect(givesWay('OfferLots', '2.svg', '12.png')).toBe(false);
  });
});
