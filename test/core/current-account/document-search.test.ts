import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchedDocument, parseDocumentSearch } from '#core/current-account/document-search.ts';
import { type DocumentName, documentLetters, documentTitle } from '#core/current-account/document-title.ts';

const names = fc.record({
  letter: fc.constantFrom(...documentLetters),
  pointOfSale: fc.integer({ min: 1, max: 99_999 }),
  number: fc.integer({ min: 1, max: 99_999_999 }),
});
const finds = (text: string, name: DocumentName): boolean => {
  const search = parseDocumentSearch(text);
  return search !== null && isSearchedDocument(search, name);
};
const first: DocumentName = { letter: 'A', pointOfSale: 1, number: 15 };

describe('looking for a document', () => {
  it.each([
    'A 00001-00000015',
    'a1-15',
    'A-0001-00000015',
    'a 0001 – 15',
    '0001-00000015',
    '1-15',
    '1-',
    '-15',
    '15',
    '00000015',
    '000100000015',
    'A 15',
    'A',
    ' a. ',
  ])('%j finds A 00001-00000015', (text) => {
    expect(finds(text, first)).toBe(true);
  });

  it.each([
    '00003-0004',
    '3-00041',
    '-000',
    '-0004123',
    '3-41234',
    '0041234',
    '00003-00041234',
    '3-4',
    '3-41',
    '-4123',
    'a3-412',
  ])('%j finds A 00003-00041234', (text) => {
    expect(finds(text, { letter: 'A', pointOfSale: 3, number: 41_234 })).toBe(true);
  });

  it.each(['00003-0005', '3-42', '3-1', '3-412345', '3-004', '3-00041235', '4-0004'])(
    '%j does not find A 00003-00041234',
    (text) => {
      expect(finds(text, { letter: 'A', pointOfSale: 3, number: 41_234 })).toBe(false);
    },
  );

  it.each(['B 1-15', '2-15', '1-5', '1-150', '16', 'R15', 'X 1-15'])('%j does not', (text) => {
    expect(finds(text, first)).toBe(false);
  });

  it.each(['', ' ', '-', 'hola', '1-2-3', '1-999999999', '100000-1', '9'.repeat(14), 'ñ', '\u0000', '1\u00002', '%'])(
    '%j is part of no title',
    (text) => {
      expect(parseDocumentSearch(text)).toBeNull();
    },
  );

  it('finds it by its whole title, however its zeros and its dash are written, and no other', () => {
    fc.assert(
      fc.property(names, names, (name, other) => {
        const short = `${name.letter.toLowerCase()}${name.pointOfSale}-${name.number}`;
        for (const text of [documentTitle(name), short]) expect(finds(text, name)).toBe(true);
        expect(finds(documentTitle(name), other)).toBe(documentTitle(other) === documentTitle(name));
        expect(parseDocumentSearch(short)?.whole).toBe(name.number);
      }),
    );
  });

  it('finds it by any run of its digits', () => {
    fc.assert(
      fc.property(names, fc.nat(12), fc.integer({ min: 1, max: 13 }), (name, from, length) => {
        const digits = documentTitle(name)
          .replace(/\D/g, '')
          .slice(from, from + length);
        expect(finds(digits, name)).toBe(true);
      }),
    );
  });

  it('finds it by how its number begins as people write it, and none that begins otherwise', () => {
    fc.assert(
      fc.property(names, names, fc.integer({ min: 1, max: 8 }), (name, other, length) => {
        const begun = String(name.number).slice(0, length);
        expect(finds(`${name.pointOfSale}-${begun}`, name)).toBe(true);
        expect(finds(`${name.pointOfSale}-${begun}`, { ...other, pointOfSale: name.pointOfSale })).toBe(
          String(other.number).startsWith(begun),
        );
      }),
    );
  });

  it('finds it by how its written number begins, once there is a zero', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 8 }), (name, length) => {
        const [before, after = ''] = documentTitle(name).slice(2).split('-');
        fc.pre(after.startsWith('0') || length === 8);
        expect(finds(`${before}-${after.slice(0, length)}`, name)).toBe(true);
      }),
    );
  });

  it('never throws, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseDocumentSearch(text)));
  });
});
