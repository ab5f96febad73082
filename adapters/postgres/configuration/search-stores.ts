/** The section of the configuration with the distributor's own synonyms. */

import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import type { Queries } from '../database/database.ts';
import type { SectionStore } from './section-store.ts';

export const readSynonyms = (queries: Queries): Promise<readonly Synonym[]> =>
  queries.query<{ typed: string; means: string[] }>('select typed, means from search_synonym order by place', []);

export const synonymStore: SectionStore<'searchSynonyms'> = {
  moves: 'search',
  read: readSynonyms,
  async write(tx, next) {
    await tx.query('delete from search_synonym', []);
    await tx.query(
      `insert into search_synonym (place, typed, means)
       select place, synonym->>'typed', array(select jsonb_array_elements_text(synonym->'means'))
         from jsonb_array_elements($1::jsonb) with ordinality as each (synonym, place)`,
      [JSON.stringify(next)],
    );
  },
};
