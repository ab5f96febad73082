import type { RowOfArticle } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { articlesOf } from './articles-of.ts';
import { type FoundProduct, productsOf } from './products-of.ts';

const descriptionsSql = `
  select distinct on (product_id) product_id as id, description from product_version
   where product_id = any($1::int[]) and generation <= ${publishedGeneration}
   order by product_id, generation desc`;

/** What the articles of some rows are called: '6203 SKF Rodamiento a bolas'. */
export const rowTitles = async (
  queries: Queries,
  rows: readonly RowOfArticle[],
): Promise<ReadonlyMap<number, string>> => {
  const products = await productsOf(queries, rows);
  // A code that is no product's own is sold in place of one, and has its description.
  const others = await articlesOf(
    queries,
    rows.filter(({ line }) => !products.found.has(line)),
  );
  const found = new Map<number, FoundProduct>(products.found);
  for (const [line, { code, brand, rows: priceRows }] of others.found) {
    const [row] = priceRows;
    if (row !== undefined) found.set(line, { id: row.productId, code, brand });
  }
  const ids = [...new Set([...found.values()].map(({ id }) => id))];
  const described = await queries.query<{ id: number; description: string }>(descriptionsSql, [ids]);
  const descriptions = new Map(described.map(({ id, description }) => [id, description]));
  return new Map(
    [...found].map(([line, { id, code, brand }]) => [line, `${code} ${brand} ${descriptions.get(id) ?? ''}`.trim()]),
  );
};
