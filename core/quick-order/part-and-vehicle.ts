import { countFound } from '#core/search/find-page.ts';
import type { Narrowing } from '#core/search/query.ts';
import { readQuestion } from '#core/search/read-question.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import type { Reading } from './written-order.ts';

/** How many readings of one order are searched for: each reads a good part of the catalogue. Of later ones it is taken that they find something. */
const maxSearched = 200;

/** How much of a text was understood as a vehicle with its engine and year; 0 where it names none. */
const understoodCount = (index: SearchIndex, text: string): number => {
  const { understood } = readQuestion(index, text, false);
  return understood.some(({ kind }) => kind === 'vehicle') ? understood.length : 0;
};

/** Whether a text names a vehicle, and something is found for it. */
export const findsForVehicle = (index: SearchIndex, text: string, narrowing: Narrowing): boolean =>
  understoodCount(index, text) > 0 && countFound(index, { ...narrowing, text }) > 0;

/**
 * Of a line that is no code, the reading that says what for which vehicle: 'bomba agua 206' wants no 206 pieces. Null where none does.
 * What the text says of the quantity holds.
 */
export const createPartAndVehicleReader = (index: SearchIndex, narrowing: Narrowing) => {
  let searched = 0;
  const finds = (text: string): boolean => {
    if (searched >= maxSearched) return true;
    searched += 1;
    return countFound(index, { ...narrowing, text }) > 0;
  };
  return (readings: readonly Reading[]): Reading | null => {
    const told = readings.filter(({ isTold }) => isTold);
    let best: { readonly reading: Reading; readonly understood: number } | null = null;
    for (const reading of told.length > 0 ? told : readings) {
      const understood = understoodCount(index, reading.code);
      if (understood > (best?.understood ?? 0) && finds(reading.code)) best = { reading, understood };
    }
    return best?.reading ?? null;
  };
};
