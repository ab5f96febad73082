import { describe, expect, it } from 'vitest';
import { questionSuggestions } from '#core/catalogue/text-search/question-suggestions.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { explain } from '#core/search/page/explain.ts';
import { buildLexicon } from '#core/search/question/lexicon.ts';
import { search } from '#core/search/search.ts';
import { suggestAll } from '#core/search/suggestions/suggest.ts';
import { tradeSynonyms } from '#core/search/synonyms/trade-synonyms.ts';
import { asId } from '#core/shared/ids.ts';
import { aBearing, aSearchDocument } from '#test/builders/search-document.builder.ts';
import { someVehicles } from './arbitraries.ts';

const index = buildSearchIndex(
  [
    aSearchDocument({ key: 1, code: 'BKR6E', words: ['Volkswagen Gol 1.6 8V'] }),
    aBearing({ key: 2, code: '6203-2RS' }),
    aSearchDocument({
      key: 3,
      code: 'SP207',
      typeId: 21,
      typeName: 'Amortiguadores',
      description: 'Amortiguador delantero',
      applications: [{ vehicleId: 1, engine: '1.6 16V', from: 2000, to: 2010 }],
    }),
  ],
  buildLexicon(someVehicles, tradeSynonyms),
);
const names = { brands: new Map(), types: new Map([[asId<'product-type'>('21'), { name: 'x', parentId: null }]]) };

const tenVehicles = someVehicles
  .slice(0, 10)
  .map(({ brand, name }) => `${brand} ${name}`)
  .join(' ');

const questions: readonly (readonly [name: string, typed: string])[] = [
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 letters with digits among them', '6203a'.repeat(2_000)],
  ['5,000 words', 'gol '.repeat(5_000)],
  ['10,000 marks of punctuation', '-./'.repeat(3_400)],
  ['accents upon one letter', `a${'\u0301'.repeat(10_000)}`],
  ['emoji', '🚗🔧😀'],
  ['half of an emoji', '\ud83d'],
  ['emoji within words', 'bom🚗ba de 🔧 agua'],
  ['right-to-left text', 'مضخة مياه ‏'],
  ['right-to-left marks', '\u202egol\u202c\u200f'],
  ['quotes', `"amortiguador' «gol» "" ''`],
  ['one quote', '"'],
  ['what databases and patterns read', `%_*?[a-z]+(?:x)\\1 '; DROP TABLE products; --`],
  ['small words alone', 'de la del para con'],
  ['one small word', 'y'],
  ['blanks of every kind', ' \t\n\u00a0\u2003\u200b'],
  ['control characters', '\u0000\u0001\u001b[31m'],
  ['ten vehicles', tenVehicles],
  ['ten vehicles with engines and years', `${tenVehicles} 1.6 16V 2005 2.0 1998`],
  ['numbers that no year is', '99999999999999999999 -1 1e308 NaN'],
  ['names that objects have', '__proto__ constructor toString'],
];

describe('a question that makes no sense', () => {
  it.each(questions.filter(([, typed]) => typed.trim() !== ''))(
    '%s: has an answer, which is not everything',
    (_, typed) => {
      for (const isGrouped of [true, false]) {
        const criteria = { code: typed, text: typed };
        const found = search(index, { ...criteria, page: 1, pageSize: 20, isGrouped, wantFacets: true });
        expect(found.totalCount).toBeLessThan(3);
        const keys = found.hits.map(({ key }) => key).sort();
        expect([...explain(index, criteria, [1, 2, 3, ...keys]).keys()].sort()).toEqual(keys);
        const inAnotherOrder = { ...criteria, order: 'newest' };
        expect([...explain(index, inAnotherOrder, keys).keys()].sort()).toEqual(keys);
      }
      expect(suggestAll(index, typed).length).toBeLessThan(3);
      for (const { count } of questionSuggestions(index, typed, {}, names)) expect(count).toBeLessThan(3);
    },
  );

  it('that is blank suggests nothing', () => {
    for (const [, typed] of questions.filter((each) => each[1].trim() === '')) {
      expect(questionSuggestions(index, typed, {}, names)).toEqual([]);
      expect(suggestAll(index, typed)).toEqual([]);
    }
  });
});
