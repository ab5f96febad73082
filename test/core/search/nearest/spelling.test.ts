import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex, withLexicon } from '#core/search/index/search-index.ts';
import { nearest } from '#core/search/nearest/edit-distance.ts';
import { nearestCodes } from '#core/search/nearest/nearest-codes.ts';
import { buildLexicon } from '#core/search/question/lexicon.ts';
import { search } from '#core/search/search.ts';
import { aBearing, aSearchDocument } from '#test/builders/search-document.builder.ts';

const index = buildSearchIndex([
  aSearchDocument({ key: 1 }),
  aSearchDocument({ key: 2, code: 'X1', typeName: 'Amortiguadores', description: 'Amortiguador', brandName: 'Sachs' }),
  aBearing({ key: 3, code: '6203-2RS', codes: [{ code: '62032RX', brand: 'FAG', kind: 'equivalent' }] }),
]);
const suggestion = (text: string): string | undefined => search(index, { text, page: 1, pageSize: 20 }).suggestion;

describe("'¿Quisiste decir …?'", () => {
  it('offers the nearest word as the catalogue writes it, where nothing was found', () => {
    expect(suggestion('amortigaudor')).toBe('amortiguador');
    expect(suggestion('vujías ngk')).toBe('bujías ngk');
    expect(suggestion('rodamineto 6203')).toBe('rodamiento 6203');
  });

  it('offers nothing where something was found, nothing is near, or the correction would find nothing', () => {
    expect(suggestion('bujias')).toBeUndefined();
    expect(suggestion('carburador')).toBeUndefined();
    expect(suggestion('amortigaudor ngk')).toBeUndefined();
    expect(suggestion('bujia sachs')).toBeUndefined();
    expect(suggestion('de la para con')).toBeUndefined();
  });

  it('offers a trade word one letter away, but no abbreviation that only looks like it', () => {
    const synonyms = [
      { typed: 'crapodina', means: ['bujía'] },
      { typed: 'citro', means: ['ngk'] },
    ];
    const withSynonyms = withLexicon(index, buildLexicon([], synonyms));
    const suggested = (text: string) => search(withSynonyms, { text, page: 1, pageSize: 1 }).suggestion;
    expect(suggested('crapodian')).toBe('crapodina');
    expect(suggested('filtro')).toBeUndefined();
  });

  it('offers what a misspelling among the synonyms means, not another misspelling', () => {
    const withNames = withLexicon(
      index,
      buildLexicon([{ id: 1, brand: 'Volkswagen', name: 'Gol', engines: [] }], [{ typed: 'ngkk', means: ['ngk'] }]),
    );
    expect(search(withNames, { text: 'ngkkx', page: 1, pageSize: 1 }).suggestion).toBe('ngk');
  });

  it('prefers the more frequent of equally near words', () => {
    const words = ['pato', 'gato', 'gato'].map((description, key) =>
      aSearchDocument({ key, code: `C${key}`, description }),
    );
    expect(search(buildSearchIndex(words), { text: 'xato', page: 1, pageSize: 1 }).suggestion).toBe('gato');
  });
});

describe('the nearest codes', () => {
  it('are told with their distance, own ones first, each product once', () => {
    expect(nearestCodes(index, '6203-2RZ', 5)).toEqual([{ key: 3, code: '6203-2RS', distance: 1 }]);
    expect(nearestCodes(index, '62032XR', 5)).toEqual([{ key: 3, code: '62032RX', brand: 'FAG', distance: 1 }]);
    expect(nearestCodes(index, '9999', 5)).toEqual([]);
    // A character too many in front, and zeros that a spreadsheet lost.
    expect(nearestCodes(index, '16203-2RS', 5)).toMatchObject([{ key: 3, distance: 1 }]);
    const long = buildSearchIndex([aSearchDocument({ key: 9, code: '0 986 494 082' })]);
    expect(nearestCodes(long, '986494082', 5)).toEqual([{ key: 9, code: '0 986 494 082', distance: 1 }]);
  });
});

describe('the walk over sorted strings', () => {
  it('finds what comparing with each of them finds', () => {
    const aString = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(aString, { maxLength: 60 }), aString, (strings, wanted) => {
        const sorted = strings.toSorted();
        const walked = nearest(sorted.length, (place) => sorted[place] ?? '', wanted, 2);
        const compared = sorted.map((text, place) => ({ place, distance: distanceOf(text, wanted) }));
        expect(walked).toEqual(compared.filter(({ distance }) => distance <= 2));
      }),
      { numRuns: 500 },
    );
  });
});

/** The definition, letter by letter. */
function distanceOf(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    distanceOf(a.slice(1), b) + 1,
    distanceOf(a, b.slice(1)) + 1,
    distanceOf(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    swapped ? distanceOf(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  );
}
