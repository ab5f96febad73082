import { fittingEntries, labelsOfVehicle } from '#core/search/index/applications.ts';
import { type Bitmap, drain, hasBit, removeAll, setBit } from '#core/search/index/bitmap.ts';
import { at, byteAt, wordAt } from '#core/search/index/growing.ts';
import { entriesOf } from '#core/search/index/postings.ts';
import type { Segment } from '#core/search/index/segment.ts';
import { type Plan, type Question, type Tier, tiers, type WantedFit } from '#core/search/question/plan.ts';
import type { Token } from '#core/search/words/words.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import {
  appliedIn,
  type Clause,
  familyClause,
  fitClause,
  measureClause,
  otherMeasures,
  productsOf,
  splitCodeClause,
  tokenClause,
} from './clause.ts';
import { mark, scoreOf, stepsToScore } from './clause-scores.ts';
import { BEST_TOKEN, textRank } from './rank.ts';
import { type Scratch, scratchOf } from './scratch.ts';

const LONGEST_SPLIT = 4;

/** A way to read a text, compiled for a segment: what must all be satisfied. */
export interface Reading {
  readonly plan: Plan;
  readonly clauses: readonly Clause[];
  /** The highest score of all clauses together. */
  readonly best: number;
}

/** Adds to the hits of the scratch every product that satisfies a reading of the text, and ranks it. */
export function matchText(segment: Segment, readings: readonly Reading[]): void {
  const scratch = scratchOf(segment);
  const { candidates, ranks, hits } = scratch;
  for (const reading of readings) {
    const count = satisfyAll(segment, reading, scratch);
    const rankOf = ranker(reading, scratch);
    for (let index = 0; index < count; index++) {
      const ordinal = at(candidates, index);
      const found = rankOf(ordinal);
      if (found >= wordAt(ranks, ordinal)) continue;
      ranks[ordinal] = found;
      setBit(hits, ordinal);
    }
  }
}

/**
 * As `matchText`, for a text that has one reading and is alone, as most are: leaves the hits as candidates, and answers
 * their count.
 */
export function matchTextAlone(segment: Segment, reading: Reading): number {
  const scratch = scratchOf(segment);
  const { candidates, ranks } = scratch;
  const count = satisfyAll(segment, reading, scratch);
  const rankOf = ranker(reading, scratch);
  for (let index = 0; index < count; index++) {
    const ordinal = at(candidates, index);
    ranks[ordinal] = rankOf(ordinal);
  }
  return count;
}

/** Ranks the candidates of a reading. */
const ranker = (reading: Reading, { sums }: Scratch): ((ordinal: number) => number) => {
  const rankOf = ranking(reading);
  return (ordinal) => rankOf(ordinal, byteAt(sums, ordinal));
};

/** The rank of one product by what the clauses score in all, and by whether it fits the very vehicle that was named. */
export const textRankOf = (reading: Reading, ordinal: number, score: number): number =>
  ranking(reading)(ordinal, score);

function ranking({ plan, clauses, best }: Reading): (ordinal: number, score: number) => number {
  const behind = best + plan.behind;
  const named = clauses.flatMap(({ fit }) => (fit?.named === undefined ? [] : [fit.named]));
  const isNear = plan.fits.some(({ vehicleIds }) => vehicleIds.length === 0);
  const tier: Tier = isNear ? tiers.near : plan.tier;
  if (named.length === 0 || isNear) return (_ordinal, score) => textRank(tier, behind - score);
  return (ordinal, score) =>
    textRank(named.every((bitmap) => hasBit(bitmap, ordinal)) ? tier : tiers.near, behind - score);
}

/** The ways to read a text: of each plan every token for itself, or one run of tokens as a code typed with spaces. */
export function readingsOf(segment: Segment, { plans }: Question): Reading[] {
  // Plans share most of their words and vehicles: each is compiled once.
  const ofFits = new Map<WantedFit, Clause>();
  const ofTokens = new Map<Token, Clause>();
  const compiled: Compiled = {
    fit: (fit) => getOrCreate(ofFits, fit, () => fitClause(segment, fit)),
    token: (token) => getOrCreate(ofTokens, token, () => tokenClause(segment, token)),
  };
  return plans.flatMap((plan) => readingsOfPlan(segment, plan, compiled));
}

interface Compiled {
  readonly fit: (fit: WantedFit) => Clause;
  readonly token: (token: Token) => Clause;
}

function readingsOfPlan(segment: Segment, plan: Plan, compiled: Compiled): Reading[] {
  const { tokens } = plan;
  const fits = plan.fits.map(compiled.fit);
  if (fits.some(({ size }) => size === 0)) return [];
  const single = tokens.map(compiled.token);
  const { familyId, measures } = plan;
  const others = [
    ...fits,
    ...(familyId === undefined ? [] : [familyClause(segment, familyId)]),
    ...(measures === undefined ? [] : [measureClause(segment, measures)]),
  ];
  const best = BEST_TOKEN * tokens.length + others.length;
  if (others.some(({ size }) => size === 0)) return [];
  // Three numbers may be a code's pieces.
  const asCode = plan.notMeasuring === undefined ? plan : { ...plan, notMeasuring: undefined };
  const isFound = single.map(({ size }) => size > 0);
  const firstMissing = isFound.indexOf(false);
  const all: Reading[] = firstMissing < 0 ? [{ plan, clauses: [...single, ...others], best }] : [];
  // A word that nothing has can only be a piece of a code.
  const [latest, soonest] = firstMissing < 0 ? [tokens.length, 0] : [firstMissing, isFound.lastIndexOf(false) + 1];
  for (let from = Math.max(0, soonest - LONGEST_SPLIT); from < Math.min(latest + 1, tokens.length); from++) {
    for (let to = Math.max(soonest, from + 2); to <= Math.min(tokens.length, from + LONGEST_SPLIT); to++) {
      const run = tokens.slice(from, to);
      if (!run.some(({ hasDigit }) => hasDigit)) continue;
      const code = splitCodeClause(segment, run);
      if (code.size > 0) {
        all.push({ plan: asCode, clauses: [...single.slice(0, from), code, ...single.slice(to), ...others], best });
      }
    }
  }
  return all;
}

/**
 * Leaves in candidates, ascending, the products that satisfy every clause and answers their count; sums has their
 * scores.
 */
function satisfyAll(segment: Segment, { clauses, plan }: Reading, scratch: Scratch): number {
  const [first, ...rest] = [...clauses].sort((a, b) => a.size - b.size);
  if (!first) return 0;
  const { candidates, scores, sums } = scratch;
  mark(segment, first, scratch);
  let count = drain(scratch.found, candidates);
  for (let index = 0; index < count; index++) {
    const ordinal = at(candidates, index);
    sums[ordinal] = byteAt(scores, ordinal);
    scores[ordinal] = 0;
  }
  for (const clause of rest) count = narrow(segment, clause, scratch, count);
  if (plan.notMeasuring !== undefined) count = without(otherMeasures(segment, plan.notMeasuring), scratch, count);
  if (plan.withoutApplications) count = without(appliedIn(segment), scratch, count);
  return plan.notFor.length === 0 ? count : withoutMisfits(segment, plan.notFor, scratch, count);
}

/**
 * Leaves out what is said to be for the vehicle that was asked for, but otherwise than was asked: applications tell,
 * not words.
 */
function withoutMisfits(segment: Segment, asked: readonly WantedFit[], scratch: Scratch, count: number): number {
  if (count === 0) return 0;
  const misfits = asked
    .filter(({ engine, year }) => engine.length > 0 || year !== undefined)
    .map((fit) => misfitsOf(segment, fit));
  return misfits.reduce((left, bitmap) => without(bitmap, scratch, left), count);
}

function without(unwanted: Bitmap, { candidates }: Scratch, count: number): number {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const ordinal = at(candidates, index);
    if (!hasBit(unwanted, ordinal)) candidates[kept++] = ordinal;
  }
  return kept;
}

function misfitsOf({ applications, size }: Segment, fit: WantedFit): Bitmap {
  const ids = [...fit.vehicleIds, ...fit.nearIds];
  const applied = ids.map((id) => entriesOf(applications, labelsOfVehicle(applications, id)));
  const misfits = productsOf(applications, applied, size);
  removeAll(misfits, productsOf(applications, fittingEntries(applications, ids, fit), size));
  return misfits;
}

/** Few candidates are looked up one by one; many are met by reading the whole clause. */
function narrow(segment: Segment, clause: Clause, scratch: Scratch, count: number): number {
  const { candidates, scores, sums, found } = scratch;
  const oneByOne = count * stepsToScore(clause) < clause.size;
  if (!oneByOne) mark(segment, clause, scratch);
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const ordinal = at(candidates, index);
    const score = oneByOne ? scoreOf(segment, clause, ordinal) : byteAt(scores, ordinal);
    if (score === 0) continue;
    sums[ordinal] = byteAt(sums, ordinal) + score;
    candidates[kept++] = ordinal;
  }
  if (!oneByOne) {
    scores.fill(0);
    found.fill(0);
  }
  return kept;
}
