import { hasBit } from './bitmap.ts';
import { type Clause, scoreOf } from './clause.ts';
import { findPage } from './find-page.ts';
import { type Plan, tiers } from './plan.ts';
import type { Criteria, HitGroup, Reason } from './query.ts';
import { BEST_TOKEN, rank, wantedBy } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { ordinalOfKey, type Segment } from './segment.ts';
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
  const page = findPage(index, { ...criteria, keys: [key], page: 1, pageSize: 1, isGrouped: true });
  const [hit] = page.hits;
  const [group] = page.groups ?? [];
  if (hit === undefined || group === undefined) return undefined;
  const byCode = { by: hit.reason.by, section: group.section, fit: null, meant: '', words: [] };
  if (group.section === 'exact' || group.section === 'begins') return { ...byCode, rank: codeRankOf(hit.reason.by) };
  const { question } = wantedBy(index, criteria);
  for (const { segment, hidden } of index.layers) {
    const ordinal = ordinalOfKey(segment, key);
    if (ordinal === undefined || (hidden !== undefined && hasBit(hidden, ordinal))) continue;
    const [best] = readingsOf(segment, question)
      .flatMap((reading) => readAs(segment, reading, ordinal) ?? [])
      .sort((a, b) => a.rank - b.rank);
    if (best !== undefined) return { by: hit.reason.by, section: group.section, ...best };
  }
  return { ...byCode, rank: rank.text };
}

const codeRankOf = (by: Reason['by']): number =>
  by === 'code' ? rank.code : by === 'prefix' ? rank.prefix : rank.otherCode;

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
