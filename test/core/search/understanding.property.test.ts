import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '#core/search/index/document.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { buildLexicon } from '#core/search/question/lexicon.ts';
import { search } from '#core/search/search.ts';
import { aSearchDocument } from '#test/builders/search-document.builder.ts';

/** Names that are neither the start of another nor words of a part. */
const vehicles = ['Gol', 'Gol Trend', 'Corsa', 'Hilux', '206', 'Uno', 'F-100'].map((name, place) => ({
  id: place + 1,
  brand: ['Volkswagen', 'Ford', 'Fiat'][place % 3] ?? '',
  name,
  engines: ['1.6'],
}));
const lexicon = buildLexicon(vehicles, []);
const partWords = ['amortiguador', 'delantero', 'bomba', 'agua', 'disco', 'freno', 'bujía'];

const aPart = fc.record({
  words: fc.subarray(partWords, { minLength: 1 }),
  vehicleIds: fc.subarray(vehicles.map(({ id }) => id)),
  typeId: fc.integer({ min: 1, max: 3 }),
});
const someParts: fc.Arbitrary<SearchDocument[]> = fc.array(aPart, { minLength: 1, maxLength: 25 }).map((parts) =>
  parts.map(({ words, vehicleIds, typeId }, key) =>
    aSearchDocument({
      ...{ key, typeId, code: `ZX${key}`, typeName: '', brandName: 'NGK', parentTypeId: 0, parentTypeName: '' },
      description: words.join(' '),
      applications: vehicleIds.map((vehicleId) => ({ vehicleId, engine: '', from: null, to: null })),
    }),
  ),
);
const someWords = fc.subarray(partWords, { minLength: 1, maxLength: 3 });
const someVehicles = fc.subarray(vehicles, { minLength: 1, maxLength: 2 });

const keysOf = (documents: readonly SearchDocument[], text: string): number[] =>
  search(buildSearchIndex(documents, lexicon), { text, page: 1, pageSize: 100, isGrouped: true }).hits.map(
    ({ key }) => key,
  );
const fits = ({ applications }: SearchDocument, ids: readonly number[]): boolean =>
  ids.every((id) => applications.some(({ vehicleId }) => vehicleId === id));

describe('a question with a vehicle', () => {
  it('never shows what fits behind what does not, all else equal', () => {
    fc.assert(
      fc.property(someParts, fc.constantFrom(...vehicles), (parts, { id, name }) => {
        // Each part is there twice: one is for the vehicle, the other only names it.
        const both = parts.flatMap((part) => [
          {
            ...part,
            key: part.key * 2,
            code: `B${part.code}`,
            applications: [{ vehicleId: id, engine: '', from: null, to: null }],
          },
          {
            ...part,
            key: part.key * 2 + 1,
            code: `A${part.code}`,
            applications: [],
            description: `${part.description} ${name}`,
          },
        ]);
        const [first] = parts;
        const keys = keysOf(both, `${first?.description} ${name}`);
        const lastFitting = keys.findLastIndex((key) => key % 2 === 0);
        const firstOther = keys.findIndex((key) => key % 2 === 1);
        expect(lastFitting).toBeGreaterThanOrEqual(0);
        expect(firstOther === -1 || firstOther > lastFitting).toBe(true);
      }),
    );
  });

  it('still finds every part that fits, once a vehicle that it fits is added', () => {
    fc.assert(
      fc.property(someParts, someWords, someVehicles, (parts, words, [named, added]) => {
        const text = [...words, named?.name].join(' ');
        const more = `${text} ${added?.name ?? ''}`;
        const ids = [named, added].flatMap((vehicle) => vehicle?.id ?? []);
        const before = keysOf(parts, text).filter((key) => fits(parts[key] as SearchDocument, ids));
        expect(keysOf(parts, more)).toEqual(expect.arrayContaining(before));
        const without = keysOf(parts, words.join(' ')).filter((key) => fits(parts[key] as SearchDocument, ids));
        expect(keysOf(parts, more)).toEqual(expect.arrayContaining(without));
      }),
    );
  });

  it('is the same in any order of its words', () => {
    fc.assert(
      fc.property(
        someParts,
        fc.tuple(someWords, someVehicles).chain(([words, named]) => {
          const all = [...words, ...named.map(({ name }) => name)].flatMap((word) => word.split(' '));
          return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }));
        }),
        (parts, [words, shuffled]) => {
          expect(keysOf(parts, shuffled.join(' '))).toEqual(keysOf(parts, words.join(' ')));
        },
      ),
    );
  });

  it('does not mind accents, plurals and case', () => {
    const plural = (word: string): string => (/[aeiou]$/.test(word) ? `${word}s` : `${word}es`);
    const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
    fc.assert(
      fc.property(someParts, someWords, fc.constantFrom(...vehicles), (parts, words, { name }) => {
        const expected = keysOf(parts, [...words, name].join(' '));
        expect(keysOf(parts, [...words.map(bare), name].join(' '))).toEqual(expected);
        expect(keysOf(parts, [...words.map(plural), name].join(' '))).toEqual(expected);
        expect(keysOf(parts, [...words, name].join(' ').toUpperCase())).toEqual(expected);
      }),
    );
  });
});
