import { normaliseCode } from '#core/shared/product-code.ts';

/** The longest name of a maker, in words, that is looked for after a code. */
const maxMakerWords = 2;

/**
 * 'DF523 CORVEN' as the index keeps codes with their maker, its name before them: normalised, for each start that the
 * last words may be.
 */
export const makerFirst = (typed: string): readonly string[] => {
  const words = typed.trim().split(/\s+/);
  const ends = Array.from({ length: Math.min(maxMakerWords, words.length - 1) }, (_, more) => words.length - 1 - more);
  return ends
    .map((from) => normaliseCode([...words.slice(from), ...words.slice(0, from)].join('')))
    .filter((turned) => turned !== '');
};
