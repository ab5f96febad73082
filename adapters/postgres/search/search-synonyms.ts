import type { SynonymRepository } from '#core/search/synonyms/synonym.repository.port.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import { lastAnswerOfKey } from '#core/shared/last-of-key.ts';
import type { CatalogueFollower } from '../catalogue/catalogue-follower.ts';
import { readSynonyms } from '../configuration/search-stores.ts';
import type { Database } from '../database/database.ts';

/**
 * Read once until the catalogue or its rules move, which a change of the synonyms does; a reading that failed is tried
 * again.
 */
export const createSynonymRepository = (
  database: Database,
  follower: Pick<CatalogueFollower, 'moves$'>,
): SynonymRepository => {
  const last = lastAnswerOfKey<object, readonly Synonym[]>();
  // A new object each time that they move: it is the key of what was read.
  let rules = {};
  follower.moves$.subscribe(() => {
    rules = {};
  });
  return { all: () => last(rules, () => readSynonyms(database)) };
};
