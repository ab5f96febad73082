import { findPage } from '#core/search/find-page.ts';
import type { Narrowing } from '#core/search/query.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import type { Reading } from './written-order.ts';

/** How many readings of one order are searched for: each reads a good part of the catalogue. */
const maxSearched = 100;

/** How much of a text was understood as a vehicle with its engine and year; 0 where it names none, or finds nothing. */
export const understoodOf = (index: SearchIndex, text: string, narrowing: Narrowing): number => {
  const { understood, totalCount } = findPage(index, { ...narrowing, text, page: 1, pageSize: 1 });
  return totalCount > 0 && understood.some(({ kind }) => kind === 'vehicle') ? understood.length : 0;
};

/**
 * Of a line that is no code, the reading that says what for which vehicle: 'bomba agua 206' wants no 206 pieces. Null where none does.
 * What the text says of the quantity holds.
 */
export const createPartAndVehicleReader = (index: SearchIndex, narrowing: Narrowing) => {
  let searched = 0;
  return (readings: readonly Reading[]): Reading | null => {
    const told = readings.filter(({ isTold }) => isTold);
    let best: { readonly reading: Reading; readonly understood: number } | null = null;
    for (const reading of told.length > 0 ? told : readings) {
      if (searched >= maxSearched) break;
      searched += 1;
      const understood = understoodOf(index, reading.code, narrowing);
      if (understood > (best?.understood ?? 0)) best = { reading, understood };
    }
    return best?.reading ?? null;
  };
};
