import { type Bitmap, hasBit, setBit } from '#core/search/index/bitmap.ts';
import { entryOfProduct } from '#core/search/index/code-table.ts';
import { at, byteAt } from '#core/search/index/growing.ts';
import { entriesOf, findWeight, ordinalOf, weightOf } from '#core/search/index/postings.ts';
import type { Segment } from '#core/search/index/segment.ts';
import { lengthOfRange, type Range } from '#core/search/index/string-table.ts';
import type { Clause, FitClause } from './clause.ts';
import type { Scratch } from './scratch.ts';

/** Writes the score of every product that satisfies the clause into `scores`, and the product into `found`. */
export function mark(segment: Segment, clause: Clause, scratch: Scratch): void {
  for (const { entries, bonus } of clause.words) markWords(segment, entries, bonus, clause.least, scratch);
  markCodes(segment, clause, scratch);
  if (clause.fit !== undefined) markFits(segment, clause.fit, scratch);
  if (clause.members !== undefined) markMembers(clause.members, scratch);
}

function markMembers(members: Bitmap, { scores, found }: Scratch): void {
  for (let ordinal = 0; ordinal < scores.length; ordinal++) {
    if (!hasBit(members, ordinal)) continue;
    scores[ordinal] = 1;
    setBit(found, ordinal);
  }
}

function markFits({ applications }: Segment, { entries: ranges }: FitClause, { scores, found }: Scratch): void {
  for (const { from, to } of ranges) {
    for (let entry = from; entry < to; entry++) {
      const ordinal = ordinalOf(at(applications.entries, entry));
      scores[ordinal] = 1;
      setBit(found, ordinal);
    }
  }
}

/** The busiest loop of all: everything that it touches is at hand, and it calls only what the engine inlines. */
function markWords(
  { vocabulary }: Segment,
  { from, to }: Range,
  bonus: number,
  least: number,
  { scores, found }: Scratch,
): void {
  const postings = vocabulary.words.entries;
  for (let entry = from; entry < to; entry++) {
    const posting = at(postings, entry);
    const ordinal = ordinalOf(posting);
    const score = weightOf(posting) * 2 + bonus;
    if (score <= byteAt(scores, ordinal) || score < least) continue;
    scores[ordinal] = score;
    setBit(found, ordinal);
  }
}

function markCodes({ otherCodes }: Segment, clause: Clause, { scores, found }: Scratch): void {
  const { own, other, codeScore, factor } = clause;
  const note = (ordinal: number, score: number): void => {
    if (score <= byteAt(scores, ordinal)) return;
    scores[ordinal] = score;
    setBit(found, ordinal);
  };
  for (let ordinal = own.from; ordinal < own.to; ordinal++) {
    note(ordinal, ordinal < own.exactEnd ? codeScore + factor : codeScore);
  }
  for (let entry = other.from; entry < other.to; entry++) {
    note(at(otherCodes.product, entry), entry < other.exactEnd ? codeScore + factor : codeScore);
  }
}

/** How many steps it takes to score one product by itself. */
export const stepsToScore = ({ words }: Clause): number =>
  8 + 16 * words.reduce((sum, { labels }) => sum + lengthOfRange(labels), 0);

/** The score of one product, 0 where it does not satisfy the clause: the same as mark writes. */
export function scoreOf({ vocabulary, otherCodes }: Segment, clause: Clause, ordinal: number): number {
  if (clause.fit !== undefined) return hasBit(clause.fit.any(), ordinal) ? 1 : 0;
  if (clause.members !== undefined) return hasBit(clause.members, ordinal) ? 1 : 0;
  let best = 0;
  for (const { labels, bonus } of clause.words) {
    for (let word = labels.from; word < labels.to; word++) {
      const run = entriesOf(vocabulary.words, { from: word, to: word + 1 });
      best = Math.max(best, findWeight(vocabulary.words, run, ordinal) * 2 + bonus);
    }
  }
  if (best < clause.least) best = 0;
  const { own, other, codeScore, factor } = clause;
  if (ordinal >= own.from && ordinal < own.to) {
    best = Math.max(best, ordinal < own.exactEnd ? codeScore + factor : codeScore);
  }
  const entry = entryOfProduct(otherCodes, ordinal, other);
  if (entry !== undefined) best = Math.max(best, entry < other.exactEnd ? codeScore + factor : codeScore);
  return best;
}
