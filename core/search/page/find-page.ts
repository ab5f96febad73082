import { type Bitmap, drain, fullBitmap, keepCommon } from '#core/search/index/bitmap.ts';
import { at, wordAt } from '#core/search/index/growing.ts';
import type { Layer, SearchIndex } from '#core/search/index/search-index.ts';
import type { Segment } from '#core/search/index/segment.ts';
import { type CodeMatch, codeMatchIn, markCode } from '#core/search/matching/code-match.ts';
import { type Scratch, scratchOf } from '#core/search/matching/scratch.ts';
import { sieveFor } from '#core/search/matching/sieve.ts';
import { matchText, matchTextAlone, type Reading, readingsOf } from '#core/search/matching/text-match.ts';
import type { HitGroup, SearchHit, SearchPage } from '#core/search/query/answer.ts';
import type { Criteria, SearchQuery } from '#core/search/query/query.ts';
import { rank, type Wanted, wantedBy } from '../matching/rank.ts';
import { type Candidate, comesFirst } from './candidate.ts';
import { facetsOf } from './facets.ts';
import { groupedPage } from './groups.ts';
import { orderedPage } from './orders.ts';
import { type Sifted, sift } from './profile-counts.ts';
import { reasonsIn } from './reasons.ts';
import { sliceByRank } from './slice-by-rank.ts';

/** A page of hits as search answers it, without a suggestion. */
export function findPage(index: SearchIndex, query: SearchQuery): SearchPage {
  const wanted = wantedBy(index, query, query.isTyping);
  const from = (Math.max(1, query.page) - 1) * query.pageSize;
  const to = from + query.pageSize;
  const found = index.layers.map((layer) => ({ layer, sifted: siftLayer(layer, query, wanted) }));
  const page = pageOf(found, query, from, to);
  return {
    ...page,
    hits: withReasons(page.hits, wanted),
    totalCount: found.reduce((sum, { sifted }) => sum + sifted.count, 0),
    ...(query.wantFacets ? { facets: facetsOf(found.map(({ sifted }) => sifted.profileCounts)) } : {}),
    understood: wanted.question.understood,
    fits: wanted.question.fits,
  };
}

interface FoundInLayer {
  readonly layer: Layer;
  readonly sifted: Sifted;
}

function pageOf(
  found: readonly FoundInLayer[],
  { order, isGrouped }: SearchQuery,
  from: number,
  to: number,
): { readonly hits: readonly Candidate[]; readonly groups?: readonly HitGroup[] } {
  const counted = found.map(({ layer: { segment }, sifted: { count } }) => ({ segment, count }));
  if (order !== undefined) return { hits: orderedPage(counted, order, from, to) };
  return isGrouped ? groupedPage(counted, from, to) : { hits: rankedHits(found, from, to) };
}

function rankedHits(found: readonly FoundInLayer[], from: number, to: number): readonly Candidate[] {
  // With several layers, the first hits of each are needed to find the first of all.
  const firstNeeded = found.length === 1 ? from : 0;
  const [first = [], ...rest] = found.map(({ layer: { segment }, sifted }) =>
    candidatesOf(segment, sifted.count, firstNeeded, to),
  );
  return rest.reduce(merge, first).slice(from - firstNeeded, to - firstNeeded);
}

/** How many products meet the criteria. */
export function countFound(index: SearchIndex, criteria: Criteria): number {
  const wanted = wantedBy(index, criteria);
  return index.layers.reduce((sum, layer) => sum + siftLayer(layer, criteria, wanted).count, 0);
}

/** What of one layer meets the criteria: afterwards the first `count` of its scratch's `kept`. */
export function siftLayer({ segment, hidden }: Layer, criteria: Criteria, wanted: Wanted): Sifted {
  const scratch = scratchOf(segment);
  const sieve = sieveFor(segment, criteria, hidden);
  return sift(segment, sieve, scratch, matchAll(segment, wanted, scratch, sieve.allowed));
}

/**
 * Leaves every product that the code or the text finds among the candidates, ascending, and answers their count. Where
 * neither was given these are all products, or at once those that are allowed.
 */
function matchAll(segment: Segment, wanted: Wanted, scratch: Scratch, allowed: Bitmap | undefined): number {
  if (wanted.everything) {
    scratch.ranks.fill(rank.text);
    return drain(allowed?.slice() ?? fullBitmap(segment.size), scratch.candidates);
  }
  const readings = readingsOf(segment, wanted.question);
  const code = codeMatchIn(segment, wanted.code);
  if (wanted.isBoth) return code === undefined ? 0 : matchBoth(segment, readings, code, scratch);
  const [only] = readings;
  if (code === undefined && only === undefined) return 0;
  if (code === undefined && only !== undefined && readings.length === 1) return matchTextAlone(segment, only);
  scratch.ranks.fill(rank.none);
  matchText(segment, readings);
  if (code !== undefined) markCode(segment, code);
  return drain(scratch.hits, scratch.candidates);
}

/** Products found by the text and by the code, ranked by the code. */
function matchBoth(segment: Segment, readings: readonly Reading[], code: CodeMatch, scratch: Scratch): number {
  const { candidates, hits, ranks } = scratch;
  ranks.fill(rank.none);
  matchText(segment, readings);
  const byText = hits.slice();
  hits.fill(0);
  ranks.fill(rank.none);
  markCode(segment, code);
  keepCommon(hits, byText);
  return drain(hits, candidates);
}

const candidatesOf = (segment: Segment, count: number, from: number, to: number): Candidate[] => {
  const { kept, ranks } = scratchOf(segment);
  return sliceByRank(kept.subarray(0, count), ranks, from, to).map((ordinal) => ({
    segment,
    ordinal,
    rank: wordAt(ranks, ordinal),
  }));
};

function merge(left: readonly Candidate[], right: readonly Candidate[]): Candidate[] {
  const merged: Candidate[] = [];
  let next = 0;
  for (const candidate of right) {
    for (let other = left[next]; other !== undefined && comesFirst(other, candidate); other = left[++next]) {
      merged.push(other);
    }
    merged.push(candidate);
  }
  return merged.concat(left.slice(next));
}

function withReasons(hits: readonly Candidate[], wanted: Wanted): SearchHit[] {
  const explainers = new Map<Segment, ReturnType<typeof reasonsIn>>();
  return hits.map(({ segment, ordinal, rank: hitRank }) => {
    const explain = explainers.get(segment) ?? reasonsIn(segment, wanted);
    explainers.set(segment, explain);
    return { key: at(segment.keys, ordinal), reason: explain(ordinal, hitRank) };
  });
}
