import type { RowOfArticle } from '#core/catalogue/import/catalogue-draft.repository.port.ts';
import type { Queries } from '../database/database.ts';
import { productsOf } from './products-of.ts';

const descriptionsSql = `
  select distinct on (product_id) product_id as id, description from product_version
   where product_id = any($1::int[]) and generation <= (select coalesce(max(generation), 0) from catalogue_generation)
   order by product_id, generation desc`;

/** What the articles of some rows are called: '6203 SKF Rodamiento a bolas'. */
export const rowTitles = async (
  queries: Queries,
  rows: readonly RowOfArticle[],
): Promise<ReadonlyMap<number, string>> => {
  const { found } = await productsOf(queries, rows);
  const ids = [...new Set([...found.values()].map(({ id }) => id))];
  const described = await queries.query<{ id: number; description: string }>(descriptionsSql, [ids]);
  const descriptions = new Map(described.map(({ id, description }) => [id, description]));
  return new Map(
    [...found].map(([line, { id, code, brand }]) => [line, `${code} ${brand} ${descriptions.get(id) ?? ''}`.trim()]),
  );
};
