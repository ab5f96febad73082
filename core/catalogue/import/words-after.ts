import { folded } from '#core/shared/folded.ts';
import type { FittingWords } from '../products/fitting-words.ts';

/**
 * The words of a fitting once a row that means it was taken: those that it has, however the sheet writes them, unless the row says which of them are
 * the position, and says it otherwise (docs/rules/imports.md 8).
 */
export const wordsAfter = (
  { position, notes = '' }: { readonly position: string | undefined; readonly notes: string | undefined },
  held: FittingWords,
): FittingWords => (position === undefined || folded(position) === folded(held.position) ? held : { position, notes });
