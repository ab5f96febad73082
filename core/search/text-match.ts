import { drain, setBit } from './bitmap.ts';
import { type Clause, mark, scoreOf, splitCodeClause, stepsToScore, tokenClause } from './clause.ts';
import { at, byteAt } from './growing.ts';
import { BEST_TOKEN, rank } from './rank.ts';
import { type Scratch, scratchOf } from './scratch.ts';
import type { Segment } from './segment.ts';
import type { Token } from './words.ts';

const LONGEST_SPLIT = 4;

/** Adds to the hits of the scratch every product that satisfies a reading of the text, and ranks it. */
export function matchText(segment: Segment, readings: readonly Reading[], tokens: readonly Token[]): void {
  const scratch = scratchOf(segment);
  const { candidates, ranks, sums, hits } = scratch;
  const worst = worstRank(tokens);
  for (const reading of readings) {
    const count = satisfyAll(segment, reading, scratch);
    for (let index = 0; index < count; index++) {
      const ordinal = at(candidates, index);
      ranks[ordinal] = Math.min(byteAt(ranks, ordinal), worst - byteAt(sums, ordinal));
      setBit(hits, ordinal);
    }
  }
}

/** The same for a text that has one reading and stands alone, as most do: leaves the hits as candidates, and answers their count. */
export function matchTextAlone(segment: Segment, reading: Reading, tokens: readonly Token[]): number {
  const scratch = scratchOf(segment);
  const { candidates, ranks, sums } = scratch;
  const worst = worstRank(tokens);
  const count = satisfyAll(segment, reading, scratch);
  for (let index = 0; index < count; index++) {
    const ordinal = at(candidates, index);
    ranks[ordinal] = worst - byteAt(sums, ordinal);
  }
  return count;
}

const worstRank = (tokens: readonly Token[]): number => rank.text + BEST_TOKEN * tokens.length;

/** What must all be satisfied. */
export type Reading = readonly Clause[];

/** The ways to read a text: every token for itself, or one run of tokens as a code typed with spaces. */
export function readingsOf(segment: Segment, tokens: readonly Token[]): Reading[] {
  if (tokens.length === 0) return [];
  const single = tokens.map((token) => tokenClause(segment, token));
  const all = [single];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 2; to <= Math.min(tokens.length, from + LONGEST_SPLIT); to++) {
      const run = tokens.slice(from, to);
      if (!run.some(({ hasDigit }) => hasDigit)) continue;
      const code = splitCodeClause(segment, run);
      if (code.size > 0) all.push([...single.slice(0, from), code, ...single.slice(to)]);
    }
  }
  return all.filter((clauses) => clauses.every(({ size }) => size > 0));
}

/** Leaves in candidates, ascending, the products that satisfy every clause and answers their count; sums has their scores. */
function satisfyAll(segment: Segment, clauses: Reading, scratch: Scratch): number {
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
  return count;
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
