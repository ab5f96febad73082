import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters, type QuestionSuggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import { questionSuggestions } from '#core/catalogue/text-search/question-suggestions.ts';
import { toQuery } from '#core/catalogue/text-search/text-query.ts';
import { buildSearchIndex, type SearchIndex } from '#core/search/index/search-index.ts';
import type { Excluded } from '#core/search/query/query.ts';
import { search } from '#core/search/search.ts';
import { asId } from '#core/shared/ids.ts';
import { aLexicon, aText, someCriteria, someDocuments } from '#test/core/search/arbitraries.ts';

const names = {
  brands: new Map(),
  types: new Map(
    [0, 1, 2, 3, 4].map((id) => [asId<'product-type'>(String(id)), { name: `Tipo ${id}`, parentId: null }]),
  ),
};

/** The search that a suggestion leads to, as the screen asks it. */
const followed = (index: SearchIndex, { text, productTypeId }: QuestionSuggestion, excluded: Excluded): number => {
  const productTypeIds = productTypeId === null ? [] : [productTypeId];
  const request = { productIds: [], codeSearch: text, fulltextSearch: text, page: 1 };
  const filters = { ...noFilters, productTypeIds };
  return search(index, { ...toQuery({ ...request, filters }, excluded, { terms: { allowOffers: true } }), page: 1 })
    .totalCount;
};

describe('the count of a suggested question', () => {
  it('is that of the search it leads to, whether the last word is finished or not', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        someDocuments,
        aLexicon,
        aText,
        fc.integer({ min: 0, max: 3 }),
        someCriteria.map(({ excluded }) => excluded ?? {}),
        (documents, lexicon, text, unfinished, excluded) => {
          const index = buildSearchIndex(documents, lexicon);
          const typed = text.slice(0, text.length - unfinished);
          for (const suggestion of questionSuggestions(index, typed, excluded, names)) {
            seen += 1;
            expect(suggestion.count).toBeGreaterThan(0);
            expect(suggestion.count).toBe(followed(index, suggestion, excluded));
          }
        },
      ),
      { numRuns: 500 },
    );
    // Were none suggested, nothing would have been compared.
    expect(seen).toBeGreaterThan(100);
  });
});
