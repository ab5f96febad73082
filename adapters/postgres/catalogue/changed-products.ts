import type { Queries } from '../database/database.ts';

/**
 * What prices of lists cost is no part of what the search reads of a product; that a row has one at all is
 * (`newlyPricedProducts`).
 */
export type ChangedPart = 'anything' | 'searched';

/** The part of the change sequence between two generations, as rows with a product_id. */
const changesOf: Readonly<Record<ChangedPart, string>> = {
  anything: 'catalogue_change where generation > $1 and generation <= $2',
  searched: `catalogue_change where generation in
    (select generation from catalogue_generation where generation > $1 and generation <= $2 and not only_prices)`,
};

/**
 * The products that generations after one and up to another touched; 'many' when there are more than it pays to name.
 * They are counted first, a product once for each generation, since naming a whole import's is the longest statement
 * that others would wait behind.
 */
export const changedProducts = async (
  queries: Queries,
  after: number,
  upTo: number,
  limit: number,
  part: ChangedPart = 'anything',
): Promise<readonly number[] | 'many'> => {
  const [counted] = await queries.query<{ count: number }>(
    `select count(*)::int as count
       from (select from ${changesOf[part]} limit $3) change`,
    [after, upTo, limit + 1],
  );
  if ((counted?.count ?? 0) > limit) return 'many';
  const rows = await queries.query<{ product_id: number }>(`select distinct product_id from ${changesOf[part]}`, [
    after,
    upTo,
  ]);
  return rows.map(({ product_id }) => product_id);
};
