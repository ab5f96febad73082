import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaySize, withChanges } from '#core/search/index/changes.ts';
import type { SearchDocument } from '#core/search/index/document.ts';
import { buildSearchIndex, productCount, type SearchIndex, withLexicon } from '#core/search/index/search-index.ts';
import { fromSnapshot, toSnapshot } from '#core/search/index/snapshot.ts';
import { engineValues, matchingKeys, propertyValues, vehicleCounts } from '#core/search/lookups.ts';
import { nearestCodes } from '#core/search/nearest/nearest-codes.ts';
import { findPage } from '#core/search/page/find-page.ts';
import { search } from '#core/search/search.ts';
import { suggestAll, suggestCodes } from '#core/search/suggestions/suggest.ts';
import { aDocument, aLexicon, aText, aTypedCode, someCriteria, someDocuments, someQuery } from './arbitraries.ts';
import { byCode as naiveByCode, naiveSearch } from './naive-search.ts';

const runs = { numRuns: 600 };

describe('the index answers as a look at every product would', () => {
  it('for codes, texts, filters, exclusions, facets and pages', () => {
    fc.assert(
      fc.property(
        someDocuments,
        aLexicon,
        fc.array(someQuery, { minLength: 1, maxLength: 5 }),
        (documents, lexicon, queries) => {
          const index = buildSearchIndex(documents, lexicon);
          for (const query of queries) expect(findPage(index, query)).toEqual(naiveSearch(documents, query, lexicon));
        },
      ),
      runs,
    );
  });

  it('and its pages together are all the hits, each once', () => {
    fc.assert(
      fc.property(someDocuments, someCriteria, (documents, criteria) => {
        const index = buildSearchIndex(documents);
        const { totalCount } = findPage(index, { ...criteria, page: 1, pageSize: 1 });
        const pages = Array.from({ length: Math.ceil(totalCount / 7) }, (_, page) =>
          findPage(index, { ...criteria, page: page + 1, pageSize: 7 }).hits.map(({ key }) => key),
        );
        const expected = naiveSearch(documents, { ...criteria, page: 1, pageSize: 1000 }).hits.map(({ key }) => key);
        expect(pages.flat()).toEqual(expected);
        expect(new Set(matchingKeys(index, criteria))).toEqual(new Set(expected));
      }),
      runs,
    );
  });

  it('for the values, engines and vehicles of what was found', () => {
    fc.assert(
      fc.property(someDocuments, someCriteria, (documents, criteria) => {
        const index = buildSearchIndex(documents);
        const keys = new Set(
          naiveSearch(documents, { ...criteria, page: 1, pageSize: 1000 }).hits.map(({ key }) => key),
        );
        const found = documents.filter(({ key }) => keys.has(key));
        const counts = (lists: readonly (readonly (string | number)[])[]): Map<string | number, number> => {
          const all = lists.flatMap((list) => [...new Set(list)]);
          return new Map(all.map((each) => [each, all.filter((other) => other === each).length]));
        };
        const answered = (rows: readonly { value: string; count: number }[]) =>
          new Map(rows.map((row) => [row.value, row.count]));
        const otros = found.flatMap(({ texts: { otros: value } }) => (value === undefined ? [] : [[value]]));
        expect(answered(propertyValues(index, criteria, 'otros'))).toEqual(counts(otros));
        expect(answered(engineValues(index, criteria))).toEqual(counts(found.map(({ engines }) => engines)));
        const vehicles = new Map(vehicleCounts(index, criteria).map(({ id, count }) => [id, count]));
        expect(vehicles).toEqual(
          counts(found.map(({ applications }) => applications.map(({ vehicleId }) => vehicleId))),
        );
      }),
    );
  });

  it('and suggests the first hits of the search; codes, in the same order of reasons', () => {
    fc.assert(
      fc.property(someDocuments, fc.oneof(aTypedCode, aText), (documents, typed) => {
        const index = buildSearchIndex(documents);
        const both = { code: typed, text: typed, page: 1, pageSize: 4, isTyping: true };
        const expected = typed.trim() === '' ? [] : naiveSearch(documents, both).hits;
        expect(suggestAll(index, typed, {}, 4)).toEqual(expected);

        const byCode = naiveSearch(documents, { code: typed, page: 1, pageSize: 1000, isTyping: true }).hits;
        const suggested = suggestCodes(index, typed, {}, 1000);
        const usable = byCode.filter(({ reason }) => reason.by !== 'listed');
        expect(new Set(suggested)).toEqual(new Set(usable));
        const own = ({ reason }: { reason: { by: string } }): boolean => reason.by === 'code' || reason.by === 'prefix';
        expect(suggested.filter(own)).toEqual(usable.filter(own));
        const ranks = suggested.map(({ key }) => {
          const document = documents.find((each) => each.key === key);
          return document && naiveByCode(document, typed)?.rank;
        });
        expect(ranks).toEqual([...ranks].sort());
      }),
      runs,
    );
  });
});

describe('a changed index answers as if it were rebuilt', () => {
  const aChange = fc.record({
    changed: fc
      .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 8 })
      .chain((keys) => fc.tuple(...keys.map(aDocument))),
    removed: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 6 }),
  });

  const expectSame = (changed: SearchIndex, rebuilt: SearchIndex, query: Parameters<typeof search>[1]): void => {
    const typed = query.text ?? query.code ?? '';
    expect(search(changed, query)).toEqual(search(rebuilt, query));
    expect(suggestCodes(changed, typed)).toEqual(suggestCodes(rebuilt, typed));
    expect(suggestAll(changed, typed)).toEqual(suggestAll(rebuilt, typed));
    expect(nearestCodes(changed, typed, 5)).toEqual(nearestCodes(rebuilt, typed, 5));
    expect(propertyValues(changed, query, 'otros')).toEqual(propertyValues(rebuilt, query, 'otros'));
    expect(productCount(changed)).toBe(productCount(rebuilt));
  };

  it('after any run of changes, and once more from its snapshot', () => {
    fc.assert(
      fc.property(
        someDocuments,
        aLexicon,
        fc.array(aChange, { maxLength: 5 }),
        someQuery,
        (documents, lexicon, changes, query) => {
          const now = new Map<number, SearchDocument>(documents.map((document) => [document.key, document]));
          let index = buildSearchIndex(documents, lexicon);
          for (const { changed, removed } of changes) {
            index = withChanges(index, changed, removed);
            for (const document of changed) now.set(document.key, document);
            for (const key of removed) now.delete(key);
          }
          const rebuilt = buildSearchIndex(now.values(), lexicon);
          expectSame(index, rebuilt, query);
          expect(overlaySize(rebuilt)).toBe(0);

          const reopened = fromSnapshot(Buffer.concat(toSnapshot(index, 'v7'))).unwrap();
          expect(reopened.stamp).toBe('v7');
          expectSame(withLexicon(reopened.index, lexicon), rebuilt, query);
        },
      ),
      { numRuns: 150 },
    );
  });
});
