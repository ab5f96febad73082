import { at, wordAt } from '#core/search/index/growing.ts';
import { rank } from '../matching/rank.ts';

/** The ordinals at positions `from` to `to` when they stand by rank, and within a rank as they are: a counting sort. */
export function sliceByRank(ordinals: Uint32Array, ranks: Uint16Array, from: number, to: number): number[] {
  const next = new Uint32Array(rank.none + 1);
  for (let index = 0; index < ordinals.length; index++) {
    const after = wordAt(ranks, at(ordinals, index)) + 1;
    next[after] = at(next, after) + 1;
  }
  for (let each = 1; each < next.length; each++) next[each] = at(next, each) + at(next, each - 1);
  const page = new Array<number>(Math.max(0, Math.min(to, ordinals.length) - from));
  for (let index = 0, found = 0; index < ordinals.length && found < page.length; index++) {
    const ordinal = at(ordinals, index);
    const own = wordAt(ranks, ordinal);
    const position = at(next, own);
    next[own] = position + 1;
    if (position < from || position >= to) continue;
    page[position - from] = ordinal;
    found++;
  }
  return page;
}
