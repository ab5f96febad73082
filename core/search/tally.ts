import { at } from './growing.ts';
import { rank } from './rank.ts';
import type { Scratch } from './scratch.ts';
import type { Segment } from './segment.ts';
import { misses, type Sieve } from './sieve.ts';

/** Counts of one segment, by place in its lists of brands and types. */
export interface Tally {
  readonly brands: Uint32Array;
  readonly types: Uint32Array;
  readonly stocks: Uint32Array;
  offers: number;
}

/** The hits that pass the sieve: `kept` ascending, and how many there are of each rank. */
export interface Sifted {
  readonly count: number;
  readonly ofRank: Uint32Array;
  readonly tally: Tally;
}

/** Sifts the first `hitCount` candidates of the scratch into kept, counting the facets on the way. */
export function sift({ columns }: Segment, sieve: Sieve, scratch: Scratch, hitCount: number): Sifted {
  const { candidates, kept, ranks } = scratch;
  const { brand, type, stock, hasOffer } = columns;
  const ofRank = new Uint32Array(rank.none);
  const tally: Tally = {
    brands: new Uint32Array(columns.brandIds.length),
    types: new Uint32Array(columns.typeIds.length),
    stocks: new Uint32Array(3),
    offers: 0,
  };
  const { brands, types, stocks } = tally;
  let count = 0;
  let offers = 0;
  for (let index = 0; index < hitCount; index++) {
    const ordinal = at(candidates, index);
    const missed = sieve(ordinal);
    if (missed === 0) {
      kept[count++] = ordinal;
      increment(ofRank, at(ranks, ordinal));
    }
    if ((missed & ~misses.brand) === 0) increment(brands, at(brand, ordinal));
    if ((missed & ~misses.type) === 0) increment(types, at(type, ordinal));
    if ((missed & ~misses.stock) === 0) increment(stocks, at(stock, ordinal));
    if ((missed & ~misses.offers) === 0) offers += at(hasOffer, ordinal);
  }
  tally.offers = offers;
  return { count, ofRank, tally };
}

const increment = (counts: Uint32Array, index: number): void => {
  counts[index] = at(counts, index) + 1;
};

/** The ordinals at positions from to `to` when the kept hits stand by rank and then by ordinal: a counting sort. */
export function slice({ kept, ranks }: Scratch, { count, ofRank }: Sifted, from: number, to: number): Uint32Array {
  const next = new Uint32Array(ofRank.length);
  for (let each = 1; each < next.length; each++) next[each] = at(next, each - 1) + at(ofRank, each - 1);
  const page = new Uint32Array(Math.max(0, Math.min(to, count) - from));
  for (let index = 0; index < count; index++) {
    const ordinal = at(kept, index);
    const position = at(next, at(ranks, ordinal));
    increment(next, at(ranks, ordinal));
    if (position >= from && position < to) page[position - from] = ordinal;
  }
  return page;
}
