import type { SearchIndex } from '#core/search/index/search-index.ts';
import { isBegunIn } from '#core/search/matching/known-words.ts';
import { countFound } from '#core/search/page/find-page.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { measuresIn } from '#core/search/question/measures.ts';
import type { Understood } from '#core/search/question/plan.ts';
import { type TypedWord, tellingPlaces, tokenOf, typedWords } from '#core/search/words/words.ts';
import type { NearQuestion } from '../query/answer.ts';
import { askedAs } from './spelling.ts';

const MAX_OFFERED = 3;
/** Each part that is tried is a search of its own: of a long question only the first parts are tried, and no pairs. */
const MAX_TRIED = 8;
const MAX_TRIED_OF_LONG = 3;
const LONG = 8;
const MAX_PAIRED = 4;
/** A shorter word says no part: the 'iv' of 'golf iv'. */
const SHORTEST_PART = 3;

/**
 * Questions that find something where the typed one finds nothing: one part is left out (its year, its engine, its
 * vehicle or a word), two where one is not enough. A part that no product has is always left out; else the least
 * telling one is left out first.
 */
export function nearestQuestions(
  index: SearchIndex,
  criteria: Criteria,
  understood: readonly Understood[],
): NearQuestion[] {
  const typed = criteria.text ?? '';
  const words = typedWords(typed);
  const telling = tellingPlaces(words);
  const chips = [...understood.map(({ places }) => places), ...measuresAmong(telling, words)];
  const inChips = new Set(chips.flat());
  const parts = [...chips, ...telling.filter((place) => !inChips.has(place)).map((place) => [place])];
  if (parts.length < 2) return [];
  const maxTried = parts.length > LONG ? MAX_TRIED_OF_LONG : MAX_TRIED;
  const isPart = (place: number): boolean => !inChips.has(place) && (words[place]?.word.length ?? 0) >= SHORTEST_PART;
  const hasPart = telling.some(isPart);
  /** A year or an engine is given up first, then a later word, then the vehicle; what the part is called comes last. */
  const worth = ([place = 0]: readonly number[]): number => {
    const chip = understood.find(({ places }) => places.includes(place));
    if (chip !== undefined) return { year: 0, engine: 1, vehicle: 3 }[chip.kind];
    return place === telling.find(isPart) ? 4 : 2;
  };
  const left = (dropped: readonly number[], mayBeVehicleAlone: boolean): NearQuestion => {
    const isLeft = (place: number): boolean => !dropped.includes(place);
    // 'toma de agua' without 'toma' is no 'de agua'; and a vehicle alone is no part.
    const written = words.flatMap(({ written, isSmall }, place) =>
      isLeft(place) && !(isSmall && !inChips.has(place) && dropped.includes(place - 1)) ? [written] : [],
    );
    const isOfPart = mayBeVehicleAlone || !hasPart || telling.some((place) => isLeft(place) && isPart(place));
    const text = isOfPart ? written.join(' ') : '';
    const count = text === '' ? 0 : countFound(index, askedAs(criteria, text));
    const inOrder = [...dropped].sort((a, b) => a - b);
    return { text, dropped: inOrder.map((place) => words[place]?.written ?? ''), count };
  };
  const vehicles = understood.filter(({ kind }) => kind === 'vehicle').map(({ places }) => places);
  const othersThan = (one: readonly number[]): readonly number[] => vehicles.filter((each) => each !== one).flat();
  const without = (dropped: readonly number[]): NearQuestion => left(dropped, false);
  const unknown = telling.filter((place) => !inChips.has(place) && !isKnown(index, words[place]?.word ?? ''));
  // Words that no product has are dropped in any case.
  const known = unknown.length > 0 ? without(unknown) : undefined;
  if (known !== undefined && isSome(known)) return [known];
  const ofOneVehicle = vehicles.length > 1 ? vehicles.slice(0, maxTried).map((one) => without(othersThan(one))) : [];
  if (ofOneVehicle.some(isSome)) return ofOneVehicle.filter(isSome).slice(0, MAX_OFFERED);
  const ordered = [...parts].sort((a, b) => worth(a) - worth(b));
  const extras = ordered.filter((part) => worth(part) < WORTH_KEEPING).slice(0, maxTried);
  const fullest = hasPart ? withMost(extras, without) : undefined;
  const single = (fullest === undefined ? ordered.slice(0, maxTried) : extras).map(without).filter(isSome);
  const pairs = ordered.length <= MAX_PAIRED && fullest === undefined ? pairsOf(ordered) : [];
  const found = [
    ...(fullest === undefined ? [] : [fullest]),
    ...(single.length > 0 ? single : pairs.map(without).filter(isSome)),
  ];
  const distinct = found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
  if (distinct.length > 0 || vehicles.length === 0) return distinct.slice(0, MAX_OFFERED);
  // The question without words that no product has: its vehicle is left.
  const ofVehicle = left(
    telling.filter((place) => !inChips.has(place)),
    true,
  );
  return isSome(ofVehicle) ? [ofVehicle] : [];
}

/** The places of measures, which stay or go together: 'retén 52 7' is no help where 35 x 52 x 7 was asked for. */
function measuresAmong(telling: readonly number[], words: readonly TypedWord[]): readonly (readonly number[])[] {
  const tokens = telling.map((place) => tokenOf(words[place]?.word ?? '', [place]));
  const measured = measuresIn(tokens, words);
  if (measured === undefined) return [];
  return [tokens.flatMap((token) => (measured.rest.includes(token) ? [] : token.places))];
}

/** A word worth less may be dropped as long as the part and its vehicle stay. */
const WORTH_KEEPING = 3;

/**
 * The part and its vehicle with as many of the other words as still find something; undefined where the two alone find
 * nothing.
 */
function withMost(
  extras: readonly (readonly number[])[],
  without: (dropped: readonly number[]) => NearQuestion,
): NearQuestion | undefined {
  if (extras.length === 0) return undefined;
  let dropped = [...extras];
  let best = without(dropped.flat());
  if (!isSome(best)) return undefined;
  for (const extra of [...extras].reverse()) {
    if (dropped.length === 1) break;
    const fewer = dropped.filter((each) => each !== extra);
    const more = without(fewer.flat());
    if (!isSome(more)) continue;
    dropped = fewer;
    best = more;
  }
  return best;
}

/** Whether the catalogue has the word, or a longer one. A number may always be a code. */
const isKnown = ({ layers }: SearchIndex, word: string): boolean => {
  const token = tokenOf(word, [], true);
  return token.hasDigit || isBegunIn(layers, token);
};

const isSome = ({ text, count }: NearQuestion): boolean => text !== '' && count > 0;

const pairsOf = (parts: readonly (readonly number[])[]): number[][] =>
  parts.flatMap((first, at) => parts.slice(at + 1).map((second) => [...first, ...second]));
