import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentLetters, documentTitle, parseDocumentTitle } from '#core/current-account/document-title.ts';

describe('the title of a document (docs/rules/current-account.md 6)', () => {
  const first = { letter: 'A', pointOfSale: 1, number: 1 } as const;

  it('is its letter, five digits and eight', () => {
    expect(documentTitle(first)).toBe('A 00001-00000001');
  });

  it.each(['A 00001-00000001', 'a0001-00000001', ' A 00001 - 1 '])('is read from %j', (text) => {
    expect(parseDocumentTitle(text)).toEqual(first);
  });

  it.each(['', '00001-00000001', 'X 00001-00000001', 'A 001-00000001', 'A 00000-00000001', 'A 00001-0', 'A 000001-1'])(
    'is not %j',
    (text) => {
      expect(parseDocumentTitle(text)).toBeNull();
    },
  );

  it('is read back as it was written', () => {
    const names = fc.record({
      letter: fc.constantFrom(...documentLetters),
      pointOfSale: fc.integer({ min: 1, max: 99_999 }),
      number: fc.integer({ min: 1, max: 99_999_999 }),
    });
    fc.assert(
      fc.property(names, (name) => {
        expect(parseDocumentTitle(documentTitle(name))).toEqual(name);
      }),
    );
  });
});
