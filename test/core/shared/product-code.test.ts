import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseCode } from '#core/shared/product-code.ts';

describe('a normalised code', () => {
  it.each(['6203-2RS', '6203 2rs', '62032RS', '6203.2/RS', ' 6203_2-rs '])('of %s is 62032RS', (written) => {
    expect(normaliseCode(written)).toBe('62032RS');
  });

  it.each([
    ['ab 12-3/4', 'AB1234'],
    ['087902E000', '087902E000'],
    ['00000000000000012345', '00000000000000012345'],
    ['ñandú-7', 'NANDU7'],
    // Cyrillic and Greek capitals that look like ours.
    ['70-203А', '70203A'],
    ['вкр-6Е', 'BKP6E'],
    ['ΝΤΝ 6203', 'NTN6203'],
    ['---', ''],
    ['', ''],
  ])('of %s is %s', (written, normalised) => {
    expect(normaliseCode(written)).toBe(normalised);
  });

  it('does not change when it is normalised again, nor with case or punctuation', () => {
    const character = fc.constantFrom(...'aZ09ñÑéÜаОЖρ-/. _');
    fc.assert(
      fc.property(fc.array(character), (characters) => {
        const written = characters.join('');
        const normalised = normaliseCode(written);
        expect(normaliseCode(normalised)).toBe(normalised);
        expect(normaliseCode(characters.join('-').toLowerCase())).toBe(normalised);
      }),
    );
  });
});
