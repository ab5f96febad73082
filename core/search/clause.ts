import { fittingEntries } from './applications.ts';
import { type Bitmap, countOf, emptyBitmap, hasBit, keepCommon, setBit } from './bitmap.ts';
import { entryOfProduct } from './code-table.ts';
import { at, byteAt } from './growing.ts';
import { type Measures, measuredProperties } from './measures.ts';
import type { WantedFit } from './plan.ts';
import { entriesOf, entriesOfLabel, findWeight, ordinalOf, type Postings, weightOf } from './postings.ts';
import type { Scratch } from './scratch.ts';
import { type Segment, valueLabel } from './segment.ts';
import { type Range, type StartRange, startRange } from './string-table.ts';
import { wordRuns } from './vocabulary.ts';
import type { Token } from './words.ts';

/**
 * One thing that a text asks for, compiled for a segment: the postings and the codes that satisfy it. A product scores
 * what its best match scores: twice the weight of the word's place, and one more where the word or code is complete.
 */
export interface Clause {
  /** What of the question it stands for, '' for a vehicle. */
  readonly typed: string;
  readonly words: readonly { readonly labels: Range; readonly entries: Range; readonly bonus: number }[];
  readonly own: StartRange;
  readonly other: StartRange;
  /** What the start of a code scores; the whole of it scores `factor` more. */
  readonly codeScore: number;
  readonly factor: number;
  /** The least that counts: words of lesser places do not satisfy it. */
  readonly least: number;
  readonly fit?: FitClause;
  /** Products that satisfy it, each with 1: all of a family, or of some measures. */
  readonly members?: Bitmap;
  /** How many postings and codes it has, which is what reading it costs. Zero finds nothing. */
  readonly size: number;
}

/** The products that fit what was asked, each of which scores 1. */
export interface FitClause {
  readonly entries: readonly Range[];
  /** All of them, once they are asked for one by one. */
  readonly any: () => Bitmap;
  /** Those that fit the very vehicle that was named; undefined where all do, or none. */
  readonly named: Bitmap | undefined;
}

const CODE = 6;
/** A word of the name or of the description. */
const LEAST_OF_DESCRIPTION = 4;
const LEAST_OF_NAME = 6;
/** Letters alone may start a code that is still being typed, but rather mean a word. */
const LETTERS_OF_CODE = 2;
const SHORTEST_LETTERS = 3;
const nothing: StartRange = { from: 0, exactEnd: 0, to: 0 };
const noCodes = { own: nothing, other: nothing };

export function tokenClause(segment: Segment, token: Token): Clause {
  const { vocabulary } = segment;
  const { same, longer } = wordRuns(vocabulary, token);
  const words = [
    { labels: same, entries: entriesOf(vocabulary.words, same), bonus: 1 },
    { labels: longer, entries: entriesOf(vocabulary.words, longer), bonus: 0 },
  ].filter(({ labels }) => labels.to > labels.from);
  const mayBeCode = token.hasDigit || (token.unfinished && token.plain.length >= SHORTEST_LETTERS);
  const codes = mayBeCode ? codesOf(segment, token.plain.toUpperCase()) : noCodes;
  return sized({
    typed: token.word,
    words,
    ...(token.isWhole ? { own: whole(codes.own), other: whole(codes.other) } : codes),
    codeScore: token.hasDigit ? CODE : LETTERS_OF_CODE,
    factor: 1,
    least: token.isMaker ? LEAST_OF_NAME : token.isName ? LEAST_OF_DESCRIPTION : 1,
  });
}

const whole = ({ from, exactEnd }: StartRange): StartRange => ({ from, exactEnd, to: exactEnd });

/** All that is of a family: whoever typed its name means everything in it. */
export function familyClause({ columns: { profile, profiles }, size }: Segment, familyId: number): Clause {
  const members = emptyBitmap(size);
  for (let ordinal = 0; ordinal < size; ordinal++) {
    const own = at(profile, ordinal);
    if (at(profiles.parentTypeId, own) === familyId || at(profiles.typeId, own) === familyId) setBit(members, ordinal);
  }
  return memberClause(members);
}

/** What measures just so. */
export function measureClause({ values, size }: Segment, measures: Measures): Clause {
  const [first = emptyBitmap(size), ...others] = measures.map((value, place) =>
    productsOf(values, [entriesOfLabel(values, valueLabel(measuredProperties[place] ?? '', value))], size),
  );
  for (const other of others) keepCommon(first, other);
  return memberClause(first);
}

const memberClause = (members: Bitmap): Clause => ({
  ...{ typed: '', words: [], ...noCodes, codeScore: 0, factor: 0, least: 1 },
  members,
  size: countOf(members),
});

/** What fits a vehicle, or nearly. */
export function fitClause(segment: Segment, fit: WantedFit): Clause {
  const { applications, size } = segment;
  const named = fittingEntries(applications, fit.vehicleIds, fit);
  const near = fittingEntries(applications, fit.nearIds, fit);
  const entries = [...named, ...near];
  let any: Bitmap | undefined;
  return {
    typed: '',
    words: [],
    ...noCodes,
    codeScore: 0,
    factor: 0,
    least: 1,
    fit: {
      entries,
      any: () => {
        any ??= productsOf(applications, entries, size);
        return any;
      },
      named: near.length === 0 ? undefined : productsOf(applications, named, size),
    },
    size: entries.reduce((sum, range) => sum + lengthOf(range), 0),
  };
}

export function productsOf(postings: Postings, ranges: readonly Range[], size: number): Bitmap {
  const bitmap = emptyBitmap(size);
  for (const { from, to } of ranges) {
    for (let entry = from; entry < to; entry++) setBit(bitmap, ordinalOf(at(postings.entries, entry)));
  }
  return bitmap;
}

/** A code typed with spaces: `6203 2rs`. It counts for all the tokens of which it is made. */
export function splitCodeClause(segment: Segment, tokens: readonly Token[]): Clause {
  const code = tokens.map(({ plain }) => plain.toUpperCase()).join('');
  const factor = tokens.length;
  const codes = codesOf(segment, code);
  // Measures in a row begin no code, but may be a whole one.
  const isWhole = tokens.every((token) => token.isWhole);
  return sized({
    typed: tokens.map(({ word }) => word).join(' '),
    words: [],
    ...(isWhole ? { own: whole(codes.own), other: whole(codes.other) } : codes),
    codeScore: CODE * factor,
    factor,
    least: 1,
  });
}

const codesOf = (segment: Segment, code: string): Pick<Clause, 'own' | 'other'> => ({
  own: startRange(segment.normalised, code),
  other: startRange(segment.otherCodes.normalised, code),
});

const lengthOf = ({ from, to }: Range): number => to - from;
const sized = (clause: Omit<Clause, 'size'>): Clause => ({
  ...clause,
  size: clause.words.reduce(
    (sum, { entries }) => sum + lengthOf(entries),
    lengthOf(clause.own) + lengthOf(clause.other),
  ),
});

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
  8 + 16 * words.reduce((sum, { labels }) => sum + lengthOf(labels), 0);

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
