import { type Bitmap, hasBit } from '#core/search/index/bitmap.ts';
import type { Profiles } from '#core/search/index/columns.ts';
import { at, byteAt } from '#core/search/index/growing.ts';
import type { Segment } from '#core/search/index/segment.ts';
import type { Scratch } from '#core/search/matching/scratch.ts';
import type { Sieve } from '#core/search/matching/sieve.ts';

/**
 * How many candidates have each profile, and what each profile that has any misses: all that facets need. It lives in
 * the scratch.
 */
export interface ProfileCounts {
  readonly profiles: Profiles;
  readonly counts: Uint32Array;
  readonly missed: Uint8Array;
}

/** The hits that pass the sieve: the first `count` of the scratch's `kept`, ascending. */
export interface Sifted {
  readonly count: number;
  readonly profileCounts: ProfileCounts;
}

/** Sifts the first `candidateCount` candidates of the scratch into kept, counting profiles on the way. */
export function sift({ columns }: Segment, sieve: Sieve, scratch: Scratch, candidateCount: number): Sifted {
  const { candidates, kept, counts, missed } = scratch;
  const { profile, profiles } = columns;
  const met = sieve.allowed === undefined ? candidateCount : keepAllowed(candidates, candidateCount, sieve.allowed);
  counts.fill(0);
  for (let index = 0; index < met; index++) increment(counts, at(profile, at(candidates, index)));
  const profileCounts = { profiles, counts, missed };
  if (sieve.missesOf === undefined) {
    missed.fill(0);
    kept.set(candidates.subarray(0, met));
    return { count: met, profileCounts };
  }
  judge(counts, sieve.missesOf, missed);
  let count = 0;
  for (let index = 0; index < met; index++) {
    const ordinal = at(candidates, index);
    if (byteAt(missed, at(profile, ordinal)) === 0) kept[count++] = ordinal;
  }
  return { count, profileCounts };
}

/** Says of every profile that a candidate has what it misses; of the others, nothing. */
function judge(counts: Uint32Array, missesOf: (profile: number) => number, missed: Uint8Array): void {
  for (let each = 0; each < counts.length; each++) if (at(counts, each) > 0) missed[each] = missesOf(each);
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
