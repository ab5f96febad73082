import { hasBit } from './bitmap.ts';
import type { Clause } from './clause.ts';
import { scoreOf } from './clause-scores.ts';
import { findPage, siftLayer } from './find-page.ts';
import { at, wordAt } from './growing.ts';
import { type Plan, tiers } from './plan.ts';
import type { Criteria, HitGroup, Reason } from './query.ts';
import { BEST_TOKEN, rank, wantedBy } from './rank.ts';
import { scratchOf } from './scratch.ts';
import type { SearchIndex } from './search-index.ts';
import type { Segment } from './segment.ts';
import { type Reading, readingsOf, textRankOf } from './text-match.ts';

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
  /** What was searched in the place of what was typed, '' where it was that. */
  readonly meant: string;
  /** Each word with its place, whether it is complete there, and its points of 7. */
  readonly words: readonly {
    readonly word: string;
    readonly place: WordPlace;
    readonly isComplete: boolean;
    readonly points: number;
  }[];
}

/** Explains a hit of the criteria; undefined for a product that is none. */
export function explain(index: SearchIndex, criteria: Criteria, key: number): Explanation | undefined {
  const alone = { ...criteria, keys: [key] };
  const page = findPage(index, { ...alone, page: 1, pageSize: 1, isGrouped: true });
  const [hit] = page.hits;
  const [group] = page.groups ?? [];
  if (hit === undefined || group === undefined) return undefined;
  const said = { by: hit.reason.by, section: group.section };
  const wanted = wantedBy(index, criteria);
  for (const layer of index.layers) {
    const { count } = siftLayer(layer, alone, wanted);
    if (count === 0) continue;
    const { segment } = layer;
    const { kept, ranks } = scratchOf(segment);
    const ordinal = at(kept, 0);
    const found = wordAt(ranks, ordinal);
    const read = readingsOf(segment, wanted.question).flatMap((reading) => readAs(segment, reading, ordinal) ?? []);
    const best = found < rank.text ? undefined : read.find((each) => each.rank === found);
    return { ...said, ...(best ?? { fit: null, meant: '', words: [] }), rank: found };
  }
  return undefined;
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
