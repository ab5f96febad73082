import { type SynonymTable, synonymTable } from './synonym-table.ts';
import type { Synonym } from './synonyms.ts';
import { type NamedVehicle, type VehicleNames, vehicleNames } from './vehicle-names.ts';

/** What the words of a question may mean beside the catalogue's own words: read with every question, never part of a segment. */
export interface SearchLexicon {
  readonly vehicles: VehicleNames;
  readonly synonyms: SynonymTable;
}

export const buildLexicon = (vehicles: readonly NamedVehicle[], synonyms: readonly Synonym[]): SearchLexicon => ({
  vehicles: vehicleNames(vehicles),
  synonyms: synonymTable(synonyms),
});

export const emptyLexicon: SearchLexicon = buildLexicon([], []);
