import type { PriceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { Queries } from '../database/database.ts';
import { articlesOf } from './articles-of.ts';
import type { Names } from './names.ts';

const writeSql = `
  with input as (select * from unnest($2::int[], $3::int[], $4::int[], $5::numeric[]) as t (row_id, product_id, price_list_id, price)),
  kept as (
    insert into list_price (product_price_id, price_list_id, generation, price)
    select row_id, price_list_id, $1, price from input
    on conflict (product_price_id, price_list_id, generation) do update set price = excluded.price)
  insert into catalogue_change (generation, product_id) select distinct $1::int, product_id from input on conflict do nothing`;

interface WrittenPrice {
  readonly id: number;
  readonly productId: number;
  readonly listId: number;
  readonly price: string;
}

/** Writes the prices of articles in a list. */
export const writePrices = async (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly PriceDraft[],
): Promise<void> => {
  const { found } = await articlesOf(queries, drafts);
  // An article may be named with its brand and without it: what is said last counts.
  const prices = new Map<string, WrittenPrice>();
  for (const { line, priceList, price } of drafts) {
    const article = found.get(line);
    if (article === undefined) continue;
    const listId = await names.priceList(priceList);
    for (const row of article.rows) prices.set(`${row.id} ${listId}`, { ...row, listId, price });
  }
  const rows = [...prices.values()];
  await queries.query(writeSql, [
    generation,
    rows.map(({ id }) => id),
    rows.map(({ productId }) => productId),
    rows.map(({ listId }) => listId),
    rows.map(({ price }) => price),
  ]);
};
