import type { SynonymRepository } from '#core/search/synonyms/synonym.repository.port.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
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
  let known: Promise<readonly Synonym[]> | null = null;
  follower.moves$.subscribe(() => {
    known = null;
  });
  return {
    all() {
      if (known !== null) return known;
      const asked = readSynonyms(database);
      known = asked;
      asked.catch(() => {
        if (known === asked) known = null;
      });
      return asked;
    },
  };
};
