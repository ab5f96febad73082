import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatDiffers } from '#web/search-box/what-differs.ts';

/** What differs in brackets. */
const marked = (suggestion: string, typed: string): string =>
  whatDiffers(suggestion, typed)
    .map(({ text, isTyped }) => (isTyped ? text : `[${text}]`))
    .join('');

describe('what differs in a suggestion', () => {
  it.each([
    ['BKR6E-11', 'bkr6e', 'BKR6E[-11]'],
    ['AB 12-3/4', 'ab1234', 'AB 12-3/4'],
    ['Bujía de encendido', 'bujia', 'Bujía[ de encendido]'],
    ['Bujía de encendido', 'ence buj', 'Buj[ía de ]ence[ndido]'],
    ['WR7DC', 'bkr', '[WR7DC]'],
    ['Weißmann Bujía', 'weissm', 'Weißm[ann Bujía]'],
    ['Bujía Weiß', 'weiß', '[Bujía ]Weiß'],
    ['Œuvre Nº 2', 'oeu no2', 'Œu[vre ]Nº 2'],
    ['WR7DC', '', '[WR7DC]'],
  ])('%s for %s', (suggestion, typed, expected) => {
    expect(marked(suggestion, typed)).toBe(expected);
  });

  it('never changes the suggestion', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (suggestion, typed) => {
        const pieces = whatDiffers(suggestion, typed);
        expect(pieces.map(({ text }) => text).join('')).toBe(suggestion);
      }),
    );
  });
});
