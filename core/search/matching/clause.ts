import { fittingEntries } from '#core/search/index/applications.ts';
import { type Bitmap, countOf, emptyBitmap, keepCommon, removeAll, setBit } from '#core/search/index/bitmap.ts';
import { at } from '#core/search/index/growing.ts';
import { entriesOf, entriesOfLabel, ordinalOf, type Postings } from '#core/search/index/postings.ts';
import { type Segment, valueLabel } from '#core/search/index/segment.ts';
import {
  lengthOfRange,
  prefixRange,
  type Range,
  type StartRange,
  startRange,
} from '#core/search/index/string-table.ts';
import { wordRuns } from '#core/search/index/vocabulary.ts';
import { type Measures, measuredProperties } from '#core/search/question/measures.ts';
import type { WantedFit } from '#core/search/question/plan.ts';
import type { Token } from '#core/search/words/words.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';

/**
 * A part of what a text asks for, compiled for a segment: the postings and the codes that satisfy it. A product scores
 * what its best match scores: twice the weight of the word's place, and one more where the word or code is complete.
 */
export interface Clause {
  /** The typed words that it stands for; '' for a vehicle. */
  readonly typed: string;
  readonly words: readonly { readonly labels: Range; readonly entries: Range; readonly bonus: number }[];
  readonly own: StartRange;
  readonly other: StartRange;
  /** The score of a code's beginning; the whole code scores `factor` more. */
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
  /** All of these products, as a bitmap, once they are checked one by one. */
  readonly any: () => Bitmap;
  /** Products for the named vehicle itself; undefined where all are, or none. */
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

/** All products of a family: its name means everything in it. */
export function familyClause({ columns: { profile, profiles }, size }: Segment, familyId: number): Clause {
  const members = emptyBitmap(size);
  for (let ordinal = 0; ordinal < size; ordinal++) {
    const own = at(profile, ordinal);
    if (at(profiles.parentTypeId, own) === familyId || at(profiles.typeId, own) === familyId) setBit(members, ordinal);
  }
  return memberClause(members);
}

/** Products with these measures. */
export const measureClause = ({ values, size }: Segment, measures: Measures): Clause =>
  memberClause(measuring(values, measures, size));

function measuring(values: Postings, measures: Measures, size: number): Bitmap {
  const [first = emptyBitmap(size), ...others] = measures.map((value, place) =>
    productsOf(values, [entriesOfLabel(values, valueLabel(measuredProperties[place] ?? '', value))], size),
  );
  for (const other of others) keepCommon(first, other);
  return first;
}

const measured = new WeakMap<Segment, Bitmap>();

/** The products that say how much they measure; read once of each segment. */
const measuredIn = (segment: Segment): Bitmap =>
  getOrCreate(measured, segment, () => {
    const { values, size } = segment;
    const labelsOf = (property: string) => prefixRange(values.labels, valueLabel(property, ''));
    return productsOf(
      values,
      measuredProperties.map((property) => entriesOf(values, labelsOf(property))),
      size,
    );
  });

/** Products whose measures are known and are others. */
export function otherMeasures(segment: Segment, measures: Measures): Bitmap {
  const others = measuredIn(segment).slice();
  removeAll(others, measuring(segment.values, measures, segment.size));
  return others;
}

const memberClause = (members: Bitmap): Clause => ({
  ...{ typed: '', words: [], ...noCodes, codeScore: 0, factor: 0, least: 1 },
  members,
  size: countOf(members),
});

/** Products that fit a vehicle, or nearly. */
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
    size: entries.reduce((sum, range) => sum + lengthOfRange(range), 0),
  };
}

const applied = new WeakMap<Segment, Bitmap>();

/** The products that say of some vehicle that they are for it; read once of each segment. */
export const appliedIn = (segment: Segment): Bitmap =>
  getOrCreate(applied, segment, () => {
    const { applications, size } = segment;
    return productsOf(applications, [{ from: 0, to: applications.entries.length }], size);
  });

export function productsOf(postings: Postings, ranges: readonly Range[], size: number): Bitmap {
  const bitmap = emptyBitmap(size);
  for (const { from, to } of ranges) {
    for (let entry = from; entry < to; entry++) setBit(bitmap, ordinalOf(at(postings.entries, entry)));
  }
  return bitmap;
}

/** A code typed with spaces: `6203 2rs`. It counts for all of its tokens. */
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

const sized = (clause: Omit<Clause, 'size'>): Clause => ({
  ...clause,
  size: clause.words.reduce(
    (sum, { entries }) => sum + lengthOfRange(entries),
    lengthOfRange(clause.own) + lengthOfRange(clause.other),
  ),
});
