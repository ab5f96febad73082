import type { SearchIndex } from '#core/search/index/search-index.ts';
import { isKnownIn } from '#core/search/matching/known-words.ts';
import { readQuestion } from '#core/search/matching/read-question.ts';
import { countFound } from '#core/search/page/find-page.ts';
import type { Narrowing } from '#core/search/query/query.ts';
import { measuresIn } from '#core/search/question/measures.ts';
import { hasDigit, tokenOf, typedWords } from '#core/search/words/words.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { Reading } from './written-order.ts';

/**
 * How many readings of one order are searched for: each reads a good part of the catalogue. Of later ones it is taken
 * that they find something.
 */
const maxSearched = 200;
/** A shorter word beside a size is a sign or a unit. */
const shortestPart = 3;
const size = /^\d+(?:[.,]\d+)?(?:[x×*]\d+(?:[.,]\d+)?)+$/i;

/** How much of a text was understood as a vehicle with its engine and year; 0 where it names none. */
const vehicleCount = (index: SearchIndex, text: string): number => {
  const { understood } = readQuestion(index, text, false);
  return understood.some(({ kind }) => kind === 'vehicle') ? understood.length : 0;
};

/**
 * How many numbers of a text are the size of the part that it names: 3 of 'retén 38 52 8', 2 of 'correa 13x1110'; 0
 * where it names none.
 */
const sizeCount = ({ layers, lexicon }: SearchIndex, text: string): number => {
  const words = typedWords(text);
  const tokens = words.map(({ word }, place) => tokenOf(word, [place]));
  const isPart = (word: string): boolean =>
    !hasDigit(word) && word.length >= shortestPart && !lexicon.makers.has(normaliseCode(word));
  if (!words.some(({ word, isSmall }) => !isSmall && isPart(word))) return 0;
  if (measuresIn(tokens, words)?.measures.length === 3) return 3;
  return tokens.some((token, place) => size.test(words[place]?.written ?? '') && isKnownIn(layers, token)) ? 2 : 0;
};

/** Whether a text names a vehicle or a size, and something is found for it. */
export const findsPart = (index: SearchIndex, text: string, narrowing: Narrowing): boolean =>
  (vehicleCount(index, text) > 0 || sizeCount(index, text) > 0) && countFound(index, { ...narrowing, text }) > 0;

export interface PartReaders {
  /**
   * For a line that is no code, the reading that says what for which vehicle: 'bomba agua 206' wants no 206 pieces.
   * Null where none does.
   */
  readonly ofVehicle: (readings: readonly Reading[]) => Reading | null;
  /**
   * The reading by part and size, even where its numbers could be a code: 'retén 38 52 8' does not ask for 8 of a 3852.
   * Null where none does.
   */
  readonly ofSize: (readings: readonly Reading[]) => Reading | null;
}

/** A quantity within the text counts. */
export const createPartReaders = (index: SearchIndex, narrowing: Narrowing): PartReaders => {
  let searched = 0;
  const finds = (text: string): boolean => {
    if (searched >= maxSearched) return true;
    searched += 1;
    return countFound(index, { ...narrowing, text }) > 0;
  };
  const mostTelling = (readings: readonly Reading[], countOf: (text: string) => number): Reading | null => {
    let best: { readonly reading: Reading; readonly count: number } | null = null;
    for (const reading of readings) {
      const count = countOf(reading.code);
      if (count > (best?.count ?? 0) && finds(reading.code)) best = { reading, count };
    }
    return best?.reading ?? null;
  };
  return {
    ofVehicle: (readings) => {
      const explicit = readings.filter(({ isExplicit }) => isExplicit);
      return mostTelling(explicit.length > 0 ? explicit : readings, (text) => vehicleCount(index, text));
    },
    ofSize: (readings) => mostTelling(readings, (text) => sizeCount(index, text)),
  };
};
