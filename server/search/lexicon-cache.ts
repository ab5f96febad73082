import type { NamedType } from '#core/search/question/family-names.ts';
import { buildLexicon, type SearchLexicon } from '#core/search/question/lexicon.ts';
import type { NamedVehicle } from '#core/search/question/vehicle-names.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import { lastOfKey } from '#core/shared/last-of-key.ts';

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
  const last = lastOfKey<string, SearchLexicon>();
  return ({ vehicles, types, makers, synonyms }) =>
    last(JSON.stringify([vehicles, types, makers, synonyms]), () => buildLexicon(vehicles, synonyms, types, makers));
};
