import type { NamedType } from '#core/search/question/family-names.ts';
import { buildLexicon, type SearchLexicon } from '#core/search/question/lexicon.ts';
import type { NamedVehicle } from '#core/search/question/vehicle-names.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';

/** The rows that a lexicon is made of. */
export interface LexiconRows {
  readonly vehicles: readonly NamedVehicle[];
  readonly types: readonly NamedType[];
  /** Makers of parts. */
  readonly makers: readonly string[];
  readonly synonyms: readonly Synonym[];
}

/**
 * The lexicon of these rows, which is the last one while they are equal: thousands of models take a while, and most
 * changes are of products.
 */
export const createLexiconCache = (): ((rows: LexiconRows) => SearchLexicon) => {
  let last: { readonly written: string; readonly lexicon: SearchLexicon } | undefined;
  return ({ vehicles, types, makers, synonyms }) => {
    const written = JSON.stringify([vehicles, types, makers, synonyms]);
    if (last?.written !== written) last = { written, lexicon: buildLexicon(vehicles, synonyms, types, makers) };
    return last.lexicon;
  };
};
