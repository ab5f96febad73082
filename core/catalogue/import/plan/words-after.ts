import { folded } from '#core/shared/folded.ts';
import { type FittingWords, fittingSeparator, joinedWords } from '../../products/fitting-words.ts';

/**
 * The words of a fitting once a row that means it was taken: those that it has, however the sheet writes them, unless
 * the row says which of them are the position, and says it otherwise. They are parted then, not written anew: joined
 * they tell one fitting from another, and a text that cannot be parted so stays as it is (docs/rules/imports.md 8).
 */
export const wordsAfter = (position: string | undefined, held: FittingWords): FittingWords => {
  if (position === undefined || folded(position) === folded(held.position)) return held;
  const parts = joinedWords(held).split(fittingSeparator);
  const firstParts = (count: number): string => parts.slice(0, count).join(fittingSeparator);
  const count = [...parts.keys(), parts.length].find((each) => folded(firstParts(each)) === folded(position));
  return count === undefined ? held : { position: firstParts(count), notes: parts.slice(count).join(fittingSeparator) };
};
