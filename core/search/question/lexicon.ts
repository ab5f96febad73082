import { type SynonymTable, synonymTable } from '#core/search/synonyms/synonym-table.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { stemOf, wordsOf } from '../words/words.ts';
import { type FamilyName, familyNames, type NamedType } from './family-names.ts';
import { type NamedVehicle, type VehicleNames, vehicleNames } from './vehicle-names.ts';

/**
 * What the words of a question may mean beside the catalogue's own words: read with every question, never part of a
 * segment.
 */
export interface SearchLexicon {
  readonly vehicles: VehicleNames;
  readonly families: readonly FamilyName[];
  readonly synonyms: SynonymTable;
  /** Names of makers of parts, as codes are compared: one that makes vehicles too is no vehicle that was understood. */
  readonly makers: ReadonlySet<string>;
}

export const buildLexicon = (
  vehicles: readonly NamedVehicle[],
  synonyms: readonly Synonym[],
  types: readonly NamedType[] = [],
  makers: readonly string[] = [],
): SearchLexicon => ({
  vehicles: vehicleNames(vehicles, new Set(types.flatMap(({ name }) => wordsOf(name)).map(stemOf))),
  families: familyNames(types),
  synonyms: synonymTable(synonyms),
  makers: new Set(makers.map(normaliseCode)),
});

export const emptyLexicon: SearchLexicon = buildLexicon([], []);
