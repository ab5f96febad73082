import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChanges } from '#core/search/index/changes.ts';
import type { SearchDocument } from '#core/search/index/document.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { typeReach } from '#core/search/type-reach.ts';
import { aDocument, someCriteria, someDocuments } from './arbitraries.ts';
import { naiveSearch } from './naive-search.ts';

const naiveReach = (documents: readonly SearchDocument[]) => {
  const ofTypes = new Map<number, unknown>();
  for (const { typeId } of documents) {
    const own = documents.filter((document) => document.typeId === typeId);
    const properties = new Set(own.flatMap(({ texts }) => Object.keys(texts)));
    ofTypes.set(typeId, {
      brandIds: new Set(own.map(({ brandId }) => brandId)),
      vehicleIds: new Set(own.flatMap(({ applications }) => applications.map(({ vehicleId }) => vehicleId))),
      values: new Map(
        [...properties].map((property) => [
          property,
          new Set(own.flatMap(({ texts }) => (Object.hasOwn(texts, property) ? [texts[property]] : []))),
        ]),
      ),
    });
  }
  return ofTypes;
};

describe('what the products of a type reach', () => {
  it('is what a look at every product finds, also after changes', () => {
    const changes = fc.array(
      fc.integer({ min: 0, max: 60 }).chain((key) => aDocument(key)),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(someDocuments, changes, someCriteria, (documents, changed, { excluded = {} }) => {
        const last = new Map(changed.map((document) => [document.key, document]));
        const now = [...documents.filter(({ key }) => !last.has(key)), ...last.values()];
        const index = withChanges(buildSearchIndex(documents), [...last.values()]);
        const kept = new Set(naiveSearch(now, { excluded, page: 1, pageSize: 1000 }).hits.map(({ key }) => key));
        expect(typeReach(index, { excluded })).toEqual(naiveReach(now.filter(({ key }) => kept.has(key))));
      }),
      { numRuns: 300 },
    );
  });
});
