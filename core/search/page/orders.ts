import { emptyBitmap, hasBit, setBit } from '#core/search/index/bitmap.ts';
import { at, byteAt, type GrowingList, growingList, wordAt } from '#core/search/index/growing.ts';
import type { Segment } from '#core/search/index/segment.ts';
import { scratchOf } from '#core/search/matching/scratch.ts';
import type { SearchQuery } from '#core/search/query/query.ts';
import { byPlace, type Candidate } from './candidate.ts';
import type { Found } from './groups.ts';
import { sliceByRank } from './slice-by-rank.ts';

type Order = NonNullable<SearchQuery['order']>;

/**
 * A page in another order than by relevance: what is there before what is not, or the newest first; equals stand by
 * rank.
 */
export function orderedPage(found: readonly Found[], order: Order, from: number, to: number): readonly Candidate[] {
  const { firstOf, compare } = orders[order];
  // With several segments, the first of each are needed to find the first of all.
  return found
    .flatMap((each) => firstOf(each, to))
    .sort(compare)
    .slice(from, to);
}

interface OrderRule {
  /** The first of what was found in one segment. */
  readonly firstOf: (found: Found, limit: number) => readonly Candidate[];
  readonly compare: (a: Candidate, b: Candidate) => number;
}

const stockOf = ({ columns: { profile, profiles } }: Segment, ordinal: number): number =>
  byteAt(profiles.stock, at(profile, ordinal));

/** A product's key counts up as it is made. */
const keyOf = ({ segment, ordinal }: Candidate): number => at(segment.keys, ordinal);

const orders: Readonly<Record<Order, OrderRule>> = {
  stock: {
    firstOf({ segment, count }, limit) {
      const { kept, ranks } = scratchOf(segment);
      const ofState: readonly GrowingList[] = [growingList(), growingList(), growingList()];
      for (let index = 0; index < count; index++) {
        const ordinal = at(kept, index);
        ofState[stockOf(segment, ordinal)]?.push(ordinal);
      }
      return ofState
        .flatMap((ordinals) => sliceByRank(ordinals.done(), ranks, 0, limit))
        .slice(0, limit)
        .map((ordinal) => ({ segment, ordinal, rank: wordAt(ranks, ordinal) }));
    },
    compare: (a, b) => stockOf(a.segment, a.ordinal) - stockOf(b.segment, b.ordinal) || byPlace(a, b),
  },
  newest: {
    firstOf({ segment, count }, limit) {
      const { kept, ranks } = scratchOf(segment);
      const isKept = emptyBitmap(segment.size);
      for (let index = 0; index < count; index++) setBit(isKept, at(kept, index));
      const first: Candidate[] = [];
      for (let place = segment.size - 1; place >= 0 && first.length < Math.min(limit, count); place--) {
        const ordinal = at(segment.byKey, place);
        if (hasBit(isKept, ordinal)) first.push({ segment, ordinal, rank: wordAt(ranks, ordinal) });
      }
      return first;
    },
    compare: (a, b) => keyOf(b) - keyOf(a),
  },
};
