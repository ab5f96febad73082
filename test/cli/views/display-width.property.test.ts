import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cut, pad, widthOf } from '#cli/views/display-width.ts';

const aText = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\p{Cc}/gu, ''));

it('a text that is cut and padded is as wide as its column, with any signs', () => {
  fc.assert(
    fc.property(aText, fc.integer({ min: 1, max: 20 }), (text, width) => {
      const shown = cut(text, width);
      expect(widthOf(shown)).toBeLessThanOrEqual(width);
      expect(widthOf(pad(shown, width))).toBe(width);
      if (widthOf(text) <= width) expect(shown).toBe(text);
    }),
  );
});

it.each([
  ['Ñandú', 5],
  ['A\u0301', 1],
  ['日本', 4],
  ['👩‍🔧', 2],
  ['\u001b[31mrojo\u001b[39m', 4],
])('%s takes %i columns', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

it('a wide sign is never cut through', () => {
  expect(cut('日本語', 4)).toBe('日…');
});
