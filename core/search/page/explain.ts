import { hasBit } from '#core/search/index/bitmap.ts';
import { at, wordAt } from '#core/search/index/growing.ts';
import type { SearchIndex } from '#core/search/index/search-index.ts';
import type { Segment } from '#core/search/index/segment.ts';
import type { Clause } from '#core/search/matching/clause.ts';
import { scoreOf } from '#core/search/matching/clause-scores.ts';
import { scratchOf } from '#core/search/matching/scratch.ts';
import { type Reading, readingsOf, textRankOf } from '#core/search/matching/text-match.ts';
import type { HitGroup, Reason, SearchPage } from '#core/search/query/answer.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { type Plan, tiers } from '#core/search/question/plan.ts';
import { BEST_TOKEN, rank, wantedBy } from '../matching/rank.ts';
import { findPage, siftLayer } from './find-page.ts';

/** Where a word was found. */
export type WordPlace = 'code' | 'name' | 'description' | 'other';

/** Why a product stands where it stands. */
export interface Explanation {
  readonly by: Reason['by'];
  readonly section: HitGroup['section'];
  /** The lower the better. */
  readonly rank: number;
  /** How the vehicle that was named is met; null where none was. */
  readonly fit: 'named' | 'near' | 'mentioned' | null;
  /** The word that was searched in place of the typed one; '' where it was that one. */
  readonly meant: string;
  /** Each word with its place, whether it is complete there, and its points of 7. */
  readonly words: readonly {
    readonly word: string;
    readonly place: WordPlace;
    readonly isComplete: boolean;
    readonly points: number;
  }[];
}

/** Explains those of the products that the criteria find. Order and page of the search do not matter. */
export function explain(
  index: SearchIndex,
  { code, text, filters, excluded }: Criteria,
  keys: readonly number[],
): ReadonlyMap<number, Explanation> {
  const criteria: Criteria = {
    ...(code === undefined ? {} : { code }),
    ...(text === undefined ? {} : { text }),
    ...(filters === undefined ? {} : { filters }),
    ...(excluded === undefined ? {} : { excluded }),
    keys,
  };
  const sections = sectionsOf(findPage(index, { ...criteria, page: 1, pageSize: keys.length, isGrouped: true }));
  const wanted = wantedBy(index, criteria);
  const explained = new Map<number, Explanation>();
  for (const layer of index.layers) {
    const { segment } = layer;
    const { count } = siftLayer(layer, criteria, wanted);
    const { kept, ranks } = scratchOf(segment);
    const readings = readingsOf(segment, wanted.question);
    for (const ordinal of kept.subarray(0, count)) {
      const key = at(segment.keys, ordinal);
      const section = sections.get(key);
      if (section === undefined) continue;
      const found = wordAt(ranks, ordinal);
      const read = found < rank.text ? [] : readings.flatMap((reading) => readAs(segment, reading, ordinal) ?? []);
      const best = read.find((each) => each.rank === found);
      explained.set(key, { ...section, ...(best ?? { fit: null, meant: '', words: [] }), rank: found });
    }
  }
  return explained;
}

/** How each product of a grouped page was found, and how surely. */
function sectionsOf({ hits, groups = [] }: SearchPage): ReadonlyMap<number, Pick<Explanation, 'by' | 'section'>> {
  const sections = groups.flatMap(({ section, count }) => new Array<HitGroup['section']>(count).fill(section));
  return new Map(hits.map(({ key, reason: { by } }, place) => [key, { by, section: sections[place] ?? 'text' }]));
}

function readAs(
  segment: Segment,
  reading: Reading,
  ordinal: number,
): Pick<Explanation, 'rank' | 'fit' | 'meant' | 'words'> | undefined {
  const { plan, clauses } = reading;
  const scores = clauses.map((clause) => scoreOf(segment, clause, ordinal));
  if (scores.includes(0)) return undefined;
  const found = textRankOf(
    reading,
    ordinal,
    scores.reduce((sum, score) => sum + score, 0),
  );
  return {
    rank: found,
    fit: fitOf(plan, clauses, ordinal),
    meant: plan.isMeant ? plan.tokens.map(({ word }) => word).join(' ') : '',
    words: clauses.flatMap((clause, at) => {
      const score = scores[at] ?? 0;
      return clause.typed !== '' ? [placeOf(segment, clause, ordinal, score)] : [];
    }),
  };
}

const fitOf = ({ tier, fits }: Plan, clauses: readonly Clause[], ordinal: number): Explanation['fit'] => {
  if (tier === tiers.mentions) return 'mentioned';
  if (fits.length === 0) return null;
  const named = clauses.every(({ fit }) => fit?.named === undefined || hasBit(fit.named, ordinal));
  return named && fits.every(({ vehicleIds }) => vehicleIds.length > 0) ? 'named' : 'near';
};

function placeOf(segment: Segment, clause: Clause, ordinal: number, score: number): Explanation['words'][number] {
  const { typed, factor } = clause;
  const points = Math.min(BEST_TOKEN, Math.round(score / factor));
  const words = scoreOf(segment, { ...clause, ...withoutCodes }, ordinal);
  const place = words < score ? 'code' : points >= 6 ? 'name' : points >= 4 ? 'description' : 'other';
  return { word: typed, place, isComplete: points % 2 === 1, points };
}

const nowhere = { from: 0, exactEnd: 0, to: 0 };
const withoutCodes = { own: nowhere, other: nowhere };
