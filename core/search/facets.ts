import { at } from './growing.ts';
import type { Facets, IdCount } from './query.ts';
import type { Segment } from './segment.ts';
import type { Tally } from './tally.ts';

/** Adds up what each segment counted, by id. */
export function mergeFacets(parts: readonly (readonly [Segment, Tally])[]): Facets {
  const brands = new Map<number, number>();
  const types = new Map<string, IdCount & { readonly parentId: number }>();
  const stocks: [number, number, number] = [0, 0, 0];
  let offers = 0;
  for (const [{ columns }, tally] of parts) {
    tally.brands.forEach((count, place) => {
      if (count === 0) return;
      const id = at(columns.brandIds, place);
      brands.set(id, (brands.get(id) ?? 0) + count);
    });
    tally.types.forEach((count, place) => {
      if (count === 0) return;
      const [id, parentId] = [at(columns.typeIds, place), at(columns.typeParents, place)];
      const known = types.get(`${id}/${parentId}`)?.count ?? 0;
      types.set(`${id}/${parentId}`, { id, parentId, count: known + count });
    });
    for (const state of [0, 1, 2] as const) stocks[state] += at(tally.stocks, state);
    offers += tally.offers;
  }
  return {
    brands: [...brands].map(([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id),
    types: [...types.values()].sort((a, b) => a.id - b.id || a.parentId - b.parentId),
    stocks,
    offers,
  };
}
