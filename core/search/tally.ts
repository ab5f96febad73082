import { type Bitmap, hasBit } from './bitmap.ts';
import type { Profiles } from './columns.ts';
import { at, byteAt, wordAt } from './growing.ts';
import type { Scratch } from './scratch.ts';
import type { Segment } from './segment.ts';
import type { Sieve } from './sieve.ts';

/** How many candidates have each profile, and what each profile that has any misses: all that facets need. It lives in the scratch. */
export interface Tally {
  readonly profiles: Profiles;
  readonly counts: Uint32Array;
  readonly missed: Uint8Array;
}

/** The hits that pass the sieve: the first `count` of the scratch's `kept`, ascending, and how many there are of each rank. */
export interface Sifted {
  readonly count: number;
  readonly ofRank: Uint32Array;
  readonly tally: Tally;
}

/** Sifts the first `candidateCount` candidates of the scratch into kept, counting profiles on the way. */
export function sift({ columns }: Segment, sieve: Sieve, scratch: Scratch, candidateCount: number): Sifted {
  const { candidates, kept, ranks, counts, missed, ofRank } = scratch;
  const { profile, profiles } = columns;
  const met = sieve.allowed === undefined ? candidateCount : keepAllowed(candidates, candidateCount, sieve.allowed);
  counts.fill(0);
  for (let index = 0; index < met; index++) increment(counts, at(profile, at(candidates, index)));
  judge(counts, sieve.missesOf, missed);
  ofRank.fill(0);
  let count = 0;
  for (let index = 0; index < met; index++) {
    const ordinal = at(candidates, index);
    if (byteAt(missed, at(profile, ordinal)) !== 0) continue;
    kept[count++] = ordinal;
    increment(ofRank, wordAt(ranks, ordinal));
  }
  return { count, ofRank, tally: { profiles, counts, missed } };
}

/** Says of every profile that a candidate has what it misses; of the others, nothing. */
function judge(counts: Uint32Array, missesOf: Sieve['missesOf'], missed: Uint8Array): void {
  if (missesOf === undefined) missed.fill(0);
  else for (let each = 0; each < counts.length; each++) if (at(counts, each) > 0) missed[each] = missesOf(each);
}

function keepAllowed(candidates: Uint32Array, count: number, allowed: Bitmap): number {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const ordinal = at(candidates, index);
    if (hasBit(allowed, ordinal)) candidates[kept++] = ordinal;
  }
  return kept;
}

const increment = (counts: Uint32Array, index: number): void => {
  counts[index] = at(counts, index) + 1;
};

/** The ordinals at positions `from` to `to` when the kept hits stand by rank and then by ordinal: a counting sort. */
export function slice({ kept, ranks }: Scratch, { count, ofRank }: Sifted, from: number, to: number): Uint32Array {
  const next = new Uint32Array(ofRank.length);
  for (let each = 1; each < next.length; each++) next[each] = at(next, each - 1) + at(ofRank, each - 1);
  const page = new Uint32Array(Math.max(0, Math.min(to, count) - from));
  for (let index = 0, found = 0; index < count && found < page.length; index++) {
    const ordinal = at(kept, index);
    const position = at(next, wordAt(ranks, ordinal));
    increment(next, wordAt(ranks, ordinal));
    if (position < from || position >= to) continue;
    page[position - from] = ordinal;
    found++;
  }
  return page;
}
