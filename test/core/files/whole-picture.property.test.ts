import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPictureContent, headRefusal } from '#core/files/picture.ts';
import { aPicture } from '#test/builders/picture.builder.ts';

const kinds = ['png', 'jpg', 'webp', 'gif', 'avif'] as const;

describe('a picture that was cut off (docs/rules/files.md 6)', () => {
  it.each(kinds)('of kind %s is none, wherever the cut is', (kind) => {
    const bytes = aPicture(kind, 40, 30);
    expect(checkPictureContent(bytes).ok).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), (length) => {
        expect(checkPictureContent(bytes.subarray(0, length)).val).toEqual({ code: 'picture-unreadable' });
      }),
    );
  });

  it.each(['png', 'jpg', 'gif'] as const)('of kind %s may have what a telephone wrote behind it', (kind) => {
    const bytes = Uint8Array.from([...aPicture(kind, 40, 30), 1, 2, 3, 4]);
    expect(checkPictureContent(bytes).ok).toBe(true);
  });

  it('is not told before all of it was read', () => {
    const bytes = aPicture('png', 40, 30);
    expect(headRefusal(bytes.subarray(0, 30), bytes.length)).toBeNull();
    expect(headRefusal(bytes.subarray(0, 30), 30)).toEqual({ code: 'picture-unreadable' });
  });
});
