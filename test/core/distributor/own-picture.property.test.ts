import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxOwnPictureBytes, ownPictureFlaw } from '#core/distributor/own-picture.ts';
import { pictureSize } from '#core/files/picture-size.ts';
import { aJpg, aPng, aWebp } from '#test/builders/sized-picture.builder.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const side = fc.integer({ min: 1, max: 0x3fff });

describe('the size of a picture', () => {
  it('is read from its header, of every kind', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(aPng, aJpg, aWebp), (width, height, make) => {
        expect(pictureSize(make(width, height))).toEqual({ width, height });
      }),
    );
  });

  it('is none of anything else, and never an error', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => pictureSize(bytes) === null));
    fc.assert(
      fc.property(fc.constantFrom(aPng, aJpg, aWebp), fc.nat(29), (make, length) => {
        expect(() => pictureSize(make(10, 10).subarray(0, length))).not.toThrow();
      }),
    );
    expect(pictureSize(aPng(0, 10))).toBeNull();
  });
});

describe('a logo', () => {
  it.each([
    ['a small PNG', aPng(400, 120), null],
    ['a small JPEG', aJpg(400, 120), null],
    ['a small WebP', aWebp(400, 120), null],
    ['more pixels than a page should carry', aPng(4000, 4000), 'picture-pixels'],
    ['more bytes than a page should carry', aPng(400, 120, maxOwnPictureBytes), 'picture-large'],
    ['a drawing that may hold a script', bytesOf('<?xml version="1.0"?><svg><script/></svg>'), 'picture-svg'],
    ['a drawing without a head', bytesOf('\uFEFF <svg onload="x"/>'), 'picture-svg'],
    ['a page', bytesOf('<!doctype html><script>x</script>'), 'picture-svg'],
    ['no picture', bytesOf('hola'), 'picture-unreadable'],
    ['nothing', bytesOf(''), 'picture-unreadable'],
    ['a PNG that was cut off', aPng(10, 10).subarray(0, 40), 'picture-unreadable'],
    ['a GIF', bytesOf('GIF89a..............................................'), 'picture-unreadable'],
  ])('%s', (_what, bytes, flaw) => expect(ownPictureFlaw(bytes)).toBe(flaw));
});
