import { countFound } from './find-page.ts';
import { isBegunIn } from './known-words.ts';
import type { NearQuestion } from './nearest.ts';
import type { Understood } from './plan.ts';
import type { Criteria } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { askedAs } from './spelling.ts';
import { tellingPlaces, tokenOf, typedWords } from './words.ts';

const MAX_OFFERED = 3;
/** Each part that is tried is a search of its own: of a long question the first are, and no pairs. */
const MAX_TRIED = 8;
const MAX_PAIRED = 4;

/**
 * The question without as little of it as possible: without its year, its engine, a vehicle, or a word; two of them where one is not
 * enough. What nothing at all has must go; else what is given up the easiest comes first.
 */
export function nearestQuestions(
  index: SearchIndex,
  criteria: Criteria,
  understood: readonly Understood[],
): NearQuestion[] {
  const typed = criteria.text ?? '';
  const words = typedWords(typed);
  const telling = tellingPlaces(words);
  const chips = understood.map(({ places }) => places);
  const inChips = new Set(chips.flat());
  const parts = [...chips, ...telling.filter((place) => !inChips.has(place)).map((place) => [place])];
  if (parts.length < 2) return [];
  const hasPart = telling.some((place) => !inChips.has(place));
  /** A year or an engine is given up first, then a later word, then the vehicle; what the part is called comes last. */
  const worth = ([place = 0]: readonly number[]): number => {
    const chip = understood.find(({ places }) => places.includes(place));
    if (chip !== undefined) return { year: 0, engine: 1, vehicle: 3 }[chip.kind];
    return place === telling.find((each) => !inChips.has(each)) ? 4 : 2;
  };
  const without = (dropped: readonly number[]): NearQuestion => {
    const isLeft = (place: number): boolean => !dropped.includes(place);
    // 'toma de agua' without 'toma' is no 'de agua'; and a vehicle alone is no part.
    const left = words.flatMap(({ written, isSmall }, place) =>
      isLeft(place) && !(isSmall && !inChips.has(place) && dropped.includes(place - 1)) ? [written] : [],
    );
    const isOfPart = !hasPart || telling.some((place) => isLeft(place) && !inChips.has(place));
    const text = isOfPart ? left.join(' ') : '';
    const count = text === '' ? 0 : countFound(index, askedAs(criteria, text));
    return { text, dropped: dropped.map((place) => words[place]?.written ?? ''), count };
  };
  const unknown = telling.filter((place) => !inChips.has(place) && !isKnown(index, words[place]?.word ?? ''));
  // What nothing has must go in any case.
  const known = unknown.length > 0 ? without(unknown) : undefined;
  if (known !== undefined && isSome(known)) return [known];
  const ordered = [...parts].sort((a, b) => worth(a) - worth(b));
  const single = ordered.slice(0, MAX_TRIED).map(without).filter(isSome);
  const pairs = ordered.length <= MAX_PAIRED ? pairsOf(ordered) : [];
  const found = single.length > 0 ? single : pairs.map(without).filter(isSome);
  const distinct = found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
  return distinct.slice(0, MAX_OFFERED);
}

/** Whether the catalogue has the word, or a longer one. A number may always be a code. */
const isKnown = ({ layers }: SearchIndex, word: string): boolean => {
  const token = tokenOf(word, [], true);
  return token.hasDigit || isBegunIn(layers, token);
};

const isSome = ({ text, count }: NearQuestion): boolean => text !== '' && count > 0;

const pairsOf = (parts: readonly (readonly number[])[]): number[][] =>
  parts.flatMap((first, at) => parts.slice(at + 1).map((second) => [...first, ...second]));
