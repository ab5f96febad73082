import type { CatalogueChange } from '#core/overview/stale-price-file.ts';
import type { Database } from '../database/database.ts';

interface ChangeRow {
  readonly made_of: number;
  readonly at: string;
  readonly has_only_prices: boolean;
}

const changesSql = `
  select m.made_of, min(g.published_at) as at, bool_and(g.only_prices) as has_only_prices
    from unnest($1::int[]) m (made_of) join catalogue_generation g on g.generation > m.made_of and g.generation <= $2
   group by m.made_of`;

/** The changes after each of those generations of the catalogue, up to the current one. */
export const readCatalogueChanges = async (
  database: Database,
  generations: readonly number[],
  current: number,
): Promise<ReadonlyMap<number, CatalogueChange>> => {
  const rows = await database.query<ChangeRow>(changesSql, [generations, current]);
  return new Map(rows.map(({ made_of, at, has_only_prices }) => [made_of, { at, hasOnlyPrices: has_only_prices }]));
};
