import { at, byteAt } from '#core/search/index/growing.ts';
import { misses } from '#core/search/matching/sieve.ts';
import type { Facets, IdCount } from '#core/search/query/answer.ts';
import type { ProfileCounts } from './profile-counts.ts';

/** Adds up the profiles of all segments. Each facet leaves out what misses anything but the facet's own filter. */
export function facetsOf(countsOfSegments: readonly ProfileCounts[]): Facets {
  const brands = new Map<number, number>();
  const types = new Map<number, Map<number, number>>();
  const stocks: [number, number, number] = [0, 0, 0];
  let offers = 0;
  for (const { profiles, counts, missed } of countsOfSegments) {
    for (let profile = 0; profile < counts.length; profile++) {
      const count = at(counts, profile);
      const missing = byteAt(missed, profile);
      if (count === 0 || missing >= misses.hopeless) continue;
      if ((missing & ~misses.brand) === 0) add(brands, at(profiles.brandId, profile), count);
      if ((missing & ~misses.type) === 0) {
        const parentId = at(profiles.parentTypeId, profile);
        const ofParent = types.get(parentId) ?? new Map<number, number>();
        types.set(parentId, ofParent);
        add(ofParent, at(profiles.typeId, profile), count);
      }
      if ((missing & ~misses.stock) === 0) stocks[byteAt(profiles.stock, profile) as 0 | 1 | 2] += count;
      if ((missing & ~misses.offers) === 0) offers += count * byteAt(profiles.hasOffer, profile);
    }
  }
  return {
    brands: [...brands].map(toIdCount).sort(byId),
    types: [...types]
      .flatMap(([parentId, ofParent]) => [...ofParent].map((entry) => ({ ...toIdCount(entry), parentId })))
      .sort((a, b) => byId(a, b) || a.parentId - b.parentId),
    stocks,
    offers,
  };
}

const add = (counts: Map<number, number>, id: number, count: number): void => {
  counts.set(id, (counts.get(id) ?? 0) + count);
};
const toIdCount = ([id, count]: readonly [number, number]): IdCount => ({ id, count });
const byId = (a: IdCount, b: IdCount): number => a.id - b.id;
