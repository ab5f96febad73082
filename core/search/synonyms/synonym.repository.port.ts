import type { Synonym } from './synonyms.ts';

/**
 * The distributor's own synonyms, kept in this process until they change; `effectiveSynonyms` puts them before those of
 * the program.
 */
export interface SynonymRepository {
  all(): Promise<readonly Synonym[]>;
}
