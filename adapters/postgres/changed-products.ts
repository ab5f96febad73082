import type { Queries } from './database.ts';

/** The products that generations after one and up to another touched; 'many' when there are more than it pays to name. */
export const changedProducts = async (
  queries: Queries,
  after: number,
  upTo: number,
  most: number,
): Promise<readonly number[] | 'many'> => {
  const rows = await queries.query<{ product_id: number }>(
    'select distinct product_id from catalogue_change where generation > $1 and generation <= $2 limit $3',
    [after, upTo, most + 1],
  );
  return rows.length > most ? 'many' : rows.map(({ product_id }) => product_id);
};
